import type { BrandMark } from '#platform/brand-mark.ts'
import { accentColours } from '#platform/colour/accent.ts'
import { drawPng } from '#platform/server/files/pictures.ts'

/** What a building shows of itself: its mark, and its own colour if it has one. */
export type Brand = { mark: BrandMark; accent: string | null }

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

/** The icon of a browser's tab, in its light or dark colours. */
export function tabIcon({ mark: { tower, court }, accent }: Brand): string {
  const { tab, darkTab } = towerColours(accent)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none"><style>.tower{fill:${tab}}@media (prefers-color-scheme:dark){.tower{fill:${darkTab}}}</style><path class="tower" d="${tower}"/>${court === null ? '' : `<path d="${court}" stroke="#c79f55" stroke-width="1.6"/>`}</svg>`
}

/** The icon of a phone's home screen as a PNG. */
export function drawIcon({ mark, accent }: Brand, name: IconName): Promise<Buffer> {
  const { pixels, share } = iconSizes[name]
  return drawPng(drawing(mark, { ...icon, tower: towerColours(accent).icon }, 28 / share), pixels)
}

/** The logo of e-mails as a PNG on a transparent ground. */
export const drawLogo = ({ mark, accent }: Brand) =>
  drawPng(drawing(mark, { ...onAnyGround, tower: towerColours(accent).onAnyGround }, 28), 104)

/** The mark in the middle of a square; on a transparent ground its cut lines are holes. */
function drawing({ tower, cuts, court }: BrandMark, { ground, ...colours }: Colours, side: number): string {
  const start = 14 - side / 2
  const whole = `M${start} ${start}h${side}v${side}h${-side}z`
  const building =
    ground === undefined
      ? `<mask id="cuts"><path fill="#fff" d="${whole}"/><path stroke="#000" stroke-width=".9" d="${cuts}"/></mask><path fill="${colours.tower}" mask="url(#cuts)" d="${tower}"/>`
      : `<path fill="${ground}" d="${whole}"/><path fill="${colours.tower}" d="${tower}"/><path stroke="${ground}" stroke-width=".9" stroke-opacity=".55" d="${cuts}"/>`
  const square = court === null ? '' : `<path stroke="${colours.court}" stroke-width="1.3" d="${court}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}" fill="none">${building}${square}</svg>`
}
