import { coloursOf } from './colours.ts'

/** The classes with a colour, and what they set in a dark mail program. Its own colours come from these classes. */
const darkRules = ({ dark }: ReturnType<typeof coloursOf>): readonly [name: string, declarations: string][] => [
  ['canvas', `background-color:${dark.canvas}`],
  ['surface', `background-color:${dark.surface}`],
  ['ink', `color:${dark.ink}`],
  ['second', `color:${dark.secondInk}`],
  ['third', `color:${dark.thirdInk}`],
  ['warning', `color:${dark.warning}`],
  ['link', `color:${dark.link}`],
  ['line', `border-color:${dark.line}`],
  ['strong', `border-color:${dark.strongLine}`],
  ['action', `background-color:${dark.action}`],
  ['label', `color:${dark.onAction}`],
]

const withImportant = (declarations: string) => declarations.replaceAll(/(?=;|$)/g, ' !important')

/**
 * All that cannot be written on an element: narrow windows, and dark colours, also as Outlook marks them. A mail
 * program without style sheets shows one light column.
 */
export function styleSheet(accent: string | null): string {
  const declared = darkRules(coloursOf(accent))
  const rules = (prefix: string) =>
    declared.map(([name, declarations]) => `${prefix}.${name}{${withImportant(declarations)}}`).join('')
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:560px){.outer{padding:0 !important}.card{border-radius:0 !important}.side{padding-left:20px !important;padding-right:20px !important}.stack{display:block !important;width:auto !important;padding-left:0 !important;padding-right:0 !important;border-left:0 !important;text-align:left !important}.below{padding-top:14px !important}.title{font-size:27px !important;line-height:33px !important}.fact+.fact{border-top:1px solid #8884 !important}}
@media (prefers-color-scheme:dark){${rules('')}}
${rules('[data-ogsc] ')}${rules('[data-ogsb] ')}`
}
