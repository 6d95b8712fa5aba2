import { type BrandMark, isWideLogo } from '#platform/brand-mark.ts'
import { accentColours } from '#platform/colour/accent.ts'
import { drawPng, shrinkPng } from '#platform/server/files/pictures.ts'
import type { FullLogo } from './logos.ts'

/** What a building shows of itself: its drawn mark, its own colour and its own logo, if it has them. */
export type Brand = { mark: BrandMark; accent: string | null; logo: FullLogo | null }

type Colours = { tower: string; court: string; ground?: string }

/** The colours of the building in the mark. */
type TowerColours = Record<'icon' | 'onAnyGround' | 'tab' | 'darkTab', string>
const productColours: TowerColours = {
  icon: '#17606d',
  onAnyGround: '#2b8691',
  tab: '#175f68',
  darkTab: '#7cc3c9',
}
function towerColours(accent: string | null): TowerColours {
  if (accent === null) return productColours
  const { onAnyGround, dark } = accentColours(accent)
  return { icon: accent, onAnyGround, tab: accent, darkTab: dark.action }
}

/** On the ground of the site, for a phone's home screen. */
const icon = { court: '#c4a05a', ground: '#faf8f4' }
/** Between light and dark, for e-mails, whose ground the mail program chooses. */
const onAnyGround = { court: '#b98f45' }

/** The icons of the portals by the name of their file: how many pixels, and how much of them the mark takes. */
export const iconSizes = {
  'icon-192.png': { pixels: 192, share: 0.85 },
  'icon-512.png': { pixels: 512, share: 0.85 },
  // Phones cut it to a circle or another shape.
  'icon-maskable-512.png': { pixels: 512, share: 0.61 },
  'apple-touch-180.png': { pixels: 180, share: 0.83 },
} as const
export type IconName = keyof typeof iconSizes

const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none">${content}</svg>`

/** The longer edge of a logo in the tab's icon in pixels: three times as many as the largest tab shows. */
const tabPixels = 96

/** The icon of a browser's tab, in its light or dark colours. */
export async function drawTabIcon({ mark: { tower, court }, accent, logo }: Brand): Promise<string> {
  if (logo && !isWideLogo(logo)) {
    const small = { ...logo, png: await shrinkPng(logo.png, tabPixels) }
    return svg('0 0 28 28', `${tileFor(logo, 28)}${picture(small, 28, 28)}`)
  }
  const { tab, darkTab } = towerColours(accent)
  const style = `<style>.tower{fill:${tab}}@media (prefers-color-scheme:dark){.tower{fill:${darkTab}}}</style>`
  const open = court === null ? '' : `<path d="${court}" stroke="#c79f55" stroke-width="1.6"/>`
  return svg('0 0 28 28', `${style}<path class="tower" d="${tower}"/>${open}`)
}

/** The icon of a phone's home screen as a PNG. */
export function drawIcon({ mark, accent, logo }: Brand, name: IconName): Promise<Buffer> {
  const { pixels, share } = iconSizes[name]
  const side = 28 / share
  if (!logo || isWideLogo(logo))
    return drawPng(drawing(mark, { ...icon, tower: towerColours(accent).icon }, side), pixels)
  const ground = `<path fill="${icon.ground}" d="M0 0h28v28h-28z"/>`
  return drawPng(svg('0 0 28 28', `${ground}${picture(logo, 28, 28, 28 * (1 - share))}`), pixels)
}

/** The height of a logo in e-mails in its own pixels, four times as many as it is shown with. */
const emailHeight = 104

/** The logo of e-mails as a PNG on a transparent ground, or on a tile when it is not visible on a dark one. */
export function drawLogo({ mark, accent, logo }: Brand): Promise<Buffer> {
  if (!logo) return drawPng(drawing(mark, { ...onAnyGround, tower: towerColours(accent).onAnyGround }, 28), emailHeight)
  const width = isWideLogo(logo) ? (28 * logo.width) / logo.height : 28
  const content = `${tileFor(logo, width)}${picture(logo, width, 28, logo.isLegibleOnDark ? 0 : 2)}`
  return drawPng(svg(`0 0 ${width} 28`, content), emailHeight, Math.round((emailHeight * width) / 28))
}

const tileFor = ({ isLegibleOnDark }: FullLogo, width: number) =>
  isLegibleOnDark ? '' : `<rect width="${width}" height="28" rx="3" fill="${icon.ground}"/>`

/** A logo in the middle of a field, with room around it. */
const picture = ({ png }: FullLogo, width: number, height: number, inset = 2) =>
  `<image x="${inset / 2}" y="${inset / 2}" width="${width - inset}" height="${height - inset}" href="data:image/png;base64,${png.toString('base64')}"/>`

/** The mark in the middle of a square; on a transparent ground its cut lines are holes. */
function drawing({ tower, cuts, court }: BrandMark, { ground, ...colours }: Colours, side: number): string {
  const start = 14 - side / 2
  const whole = `M${start} ${start}h${side}v${side}h${-side}z`
  const building =
    ground === undefined
      ? `<mask id="cuts"><path fill="#fff" d="${whole}"/><path stroke="#000" stroke-width=".9" d="${cuts}"/></mask><path fill="${colours.tower}" mask="url(#cuts)" d="${tower}"/>`
      : `<path fill="${ground}" d="${whole}"/><path fill="${colours.tower}" d="${tower}"/><path stroke="${ground}" stroke-width=".9" stroke-opacity=".55" d="${cuts}"/>`
  const square = court === null ? '' : `<path stroke="${colours.court}" stroke-width="1.3" d="${court}"/>`
  return svg(`${start} ${start} ${side} ${side}`, `${building}${square}`)
}
