import { accentColours } from '../../../colour/accent.ts'

type Colours = {
  canvas: string
  surface: string
  ink: string
  secondInk: string
  thirdInk: string
  line: string
  strongLine: string
  action: string
  onAction: string
  link: string
  warning: string
}

/** The colours of the design's roles as mail programs read them. */
export const light: Colours = {
  canvas: '#f4f1ec',
  surface: '#fefdfb',
  ink: '#1b2223',
  secondInk: '#48504f',
  thirdInk: '#636a66',
  line: '#e4e0d9',
  strongLine: '#cdc7be',
  action: '#175f69',
  onAction: '#fbfdfd',
  link: '#15545d',
  warning: '#6d4a08',
}

/** Dark colours of our own: a mail program that inverts the light ones makes other contrasts. */
const dark: Colours = {
  canvas: '#10171a',
  surface: '#182125',
  ink: '#edebe6',
  secondInk: '#c4cac8',
  thirdInk: '#9da6a4',
  line: '#2c373c',
  strongLine: '#48555a',
  action: '#7cc3c9',
  onAction: '#0c191c',
  link: '#8fd0d6',
  warning: '#e6bc6e',
}

/** The colours that differ in a building with a colour of its own: of its button and of links. */
export function coloursOf(accent: string | null): { action: string; dark: Colours } {
  if (accent === null) return { action: light.action, dark }
  const own = accentColours(accent)
  return { action: accent, dark: { ...dark, action: own.dark.action, link: own.dark.ink } }
}
