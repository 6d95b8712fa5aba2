import { type AccentRoles, accentColours, hexColour, isReadableAccent } from './accent.ts'

/** The colour whose stylesheet has this name; null for one that cannot be an accent colour. */
export function accentOfFile(file: string): string | null {
  const accent = `#${file.replace(/\.css$/, '')}`
  return file.endsWith('.css') && hexColour.test(accent) && isReadableAccent(accent) ? accent : null
}

const shades = { action: '', hover: '-hover', press: '-press', soft: '-soft', ink: '-ink' } as const

function declarations(roles: AccentRoles): string {
  const names = Object.keys(shades) as (keyof typeof shades)[]
  return [...names.map((name) => `--action${shades[name]}:${roles[name]}`), `--focus:${roles.focus}`].join(';')
}

/**
 * The stylesheet that replaces the tokens of the product's colour (theme/tokens.css), and in the skeleton of a portal the colour
 * of the mark. Its selectors are more specific than those of the tokens, because these are loaded later.
 */
export function accentStyles(accent: string): string {
  const { light, dark, steps } = accentColours(accent)
  const brand = Object.entries({ ...steps, 600: light.action, 700: light.hover, 800: light.press })
    .map(([step, colour]) => `--brand-${step}:${colour}`)
    .join(';')
  const mark = "[data-shell='bar'] path:first-child"
  return [
    `:root:root{${brand};${declarations(light)}}`,
    `:root ${mark}{fill:${light.action}}`,
    `@media screen{:root:root[data-theme='dark']{${declarations(dark)}}[data-theme='dark'] ${mark}{fill:${dark.action}}}`,
  ].join('\n')
}
