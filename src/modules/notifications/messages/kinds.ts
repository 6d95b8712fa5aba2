import type { ByLanguage } from '#platform/language/further-languages.ts'
import { translated } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { dashboardDate, dashboardTime, portalDate, portalTime } from '#platform/time/dates.ts'
import { isOffice, type Role } from '#platform/roles.ts'
import { isKind, type Kind } from '../kinds.ts'
import { type Format, kindTexts as english } from './kinds-en.ts'
import { frenchKinds } from './kinds-fr.ts'

export const kindTexts = translated('notifications.kinds', english, frenchKinds)

/** The parameters of a kind: what its title and its line need. */
export type ParamsOf<K extends Kind> = FirstOf<(typeof english)[K]['title']> & FirstOf<(typeof english)[K]['line']>
type FirstOf<Text> = Text extends (params: infer Params, format: Format) => string
  ? unknown extends Params
    ? object
    : Params
  : never

/** The parameters as they are stored, with those in further languages. */
export type StoredParams = object & { translations?: ByLanguage<object> }

export type Reader = { language: Language; role: Role; timeZone: string }
export type Words = { title: string; line: string }

/** A stored notification in words, with the texts in the reader's language where there are some. A kind of an older or newer version has its name only. */
export function describe(
  kind: string,
  { translations, ...written }: StoredParams,
  { language, role, timeZone }: Reader,
): Words {
  if (!isKind(kind)) return { title: kind.replaceAll('_', ' '), line: '' }
  const format: Format = isOffice(role)
    ? { time: (iso) => dashboardTime(iso, timeZone), day: (day) => dashboardDate(day, timeZone) }
    : { time: (iso) => portalTime(iso, timeZone, language), day: (day) => portalDate(day, timeZone, language) }
  const params = { ...written, ...translations?.[language] }
  // Only `notify` writes the parameters, with the type of their kind.
  const texts = kindTexts[language][kind] as unknown as Record<
    'title' | 'line',
    (params: object, format: Format) => string
  >
  return { title: texts.title(params, format), line: texts.line(params, format) }
}
