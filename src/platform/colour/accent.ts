import { contrastOf, leastContrast } from './contrast.ts'
import { type Oklch, toHex, toOklch } from './oklch.ts'

/** The grounds of both themes, and the text on the accent colour; theme/tokens.css has them as OKLCH. */
const hexOf = (l: number, c: number, h: number) => toHex({ l, c, h })
export const grounds = {
  light: {
    surface: hexOf(0.996, 0.002, 85),
    canvas: hexOf(0.979, 0.005, 84),
    sunken: hexOf(0.96, 0.008, 82),
    hover: hexOf(0.948, 0.009, 82),
  },
  dark: {
    surface: hexOf(0.224, 0.014, 216),
    canvas: hexOf(0.186, 0.012, 217),
    sunken: hexOf(0.165, 0.011, 217),
    raised: hexOf(0.262, 0.016, 215),
    hover: hexOf(0.275, 0.017, 214),
  },
} as const
export const textOnAction = { light: hexOf(0.99, 0.004, 200), dark: hexOf(0.18, 0.02, 215) } as const

/** The colour of the product, which a building without one of its own has. */
export const productAccent = hexOf(0.45, 0.07, 211)

/** Lightness and chroma of the product's steps. Other accents have the same steps with more or less chroma. */
const steps = {
  100: [0.94, 0.022],
  200: [0.88, 0.04],
  500: [0.55, 0.078],
  900: [0.255, 0.034],
  950: [0.205, 0.025],
} as const
const productChroma = 0.07
/** Vivid accents are less vivid in the derived colours, and even less so as light colours on dark grounds. */
const mostChroma = { light: 1.7, dark: 1.25 } as const

/** The colours of one theme by their role. */
export type AccentRoles = Record<'action' | 'hover' | 'press' | 'soft' | 'ink' | 'focus', string>
export type AccentColours = {
  light: AccentRoles
  dark: AccentRoles
  steps: Record<keyof typeof steps, string>
  /** Between light and dark, for pictures on a ground that is not known. */
  onAnyGround: string
}

let last: { accent: string; colours: AccentColours } | null = null

/** Every colour that is derived from an accent colour. */
export function accentColours(accent: string): AccentColours {
  // Each of many e-mails asks for those of the same building.
  if (last?.accent !== accent) last = { accent, colours: deriveColours(accent) }
  return last.colours
}

function deriveColours(accent: string): AccentColours {
  const own = toOklch(accent)
  const at = (l: number, c: number, most: number = mostChroma.light): Oklch => ({
    l,
    c: c * Math.min(own.c / productChroma, most),
    h: own.h,
  })
  const hex = (l: number, c: number) => toHex(at(l, c))
  const darkHex = (l: number, c: number) => toHex(at(l, c, mostChroma.dark))
  const stepColours = Object.fromEntries(Object.entries(steps).map(([name, [l, c]]) => [name, hex(l, c)]))
  // A colour that can hardly be darker gets lighter under the pointer.
  const direction = own.l < 0.3 ? 1 : -1
  const soft = hex(0.94, 0.022)
  const darkSoft = darkHex(0.31, 0.035)
  return {
    light: {
      action: accent,
      hover: toHex({ ...own, l: own.l + direction * 0.065 }),
      press: toHex({ ...own, l: own.l + direction * 0.135 }),
      soft,
      ink: darkened({ ...own, l: Math.min(own.l, 0.405) }, [...Object.values(grounds.light), soft], leastContrast.text),
      focus: darkened(at(0.55, 0.09), Object.values(grounds.light), leastContrast.graphics),
    },
    dark: {
      action: darkHex(0.77, 0.075),
      hover: darkHex(0.83, 0.068),
      press: darkHex(0.72, 0.078),
      soft: darkSoft,
      ink: darkHex(0.83, 0.068),
      focus: darkHex(0.8, 0.08),
    },
    steps: stepColours as AccentColours['steps'],
    onAnyGround: hex(0.57, 0.08),
  }
}

/** The colour, darker until it has this contrast with every ground. */
function darkened(colour: Oklch, on: readonly string[], least: number): string {
  let l = colour.l
  while (l > 0 && on.some((ground) => contrastOf(toHex({ ...colour, l }), ground) < least)) l -= 0.005
  return toHex({ ...colour, l: Math.max(0, l) })
}

export const hexColour = /^#[0-9a-f]{6}$/

/** The least contrast of the colour where text meets it: under the text of a button, and as text on the grounds of pages. */
export const textContrastOf = (accent: string): number =>
  Math.min(
    contrastOf(accent, textOnAction.light),
    ...[grounds.light.surface, grounds.light.canvas, grounds.light.sunken].map((ground) => contrastOf(accent, ground)),
  )

/** Whether a colour can be the accent colour. Those of the dark theme are derived, so only the light theme decides. */
export const isReadableAccent = (accent: string) => textContrastOf(accent) >= leastContrast.text

/** The lightest colour of the same hue, not lighter than this one, that can be the accent colour. */
export function nearestAccent(accent: string): string {
  if (isReadableAccent(accent)) return accent
  const own = toOklch(accent)
  let l = own.l
  while (l > 0 && !isReadableAccent(toHex({ ...own, l }))) l -= 0.002
  return toHex({ ...own, l: Math.max(0, l) })
}
