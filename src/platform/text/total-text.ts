import { localeOf } from '../language/language.ts'
import type { Language } from '../language/registry.ts'

/** Lists count up to here: to count millions of rows would take longer than to read the page. */
export const mostCounted = 1_000

/** The total of a list. `mostCounted + 1` means that there are more than were counted: '1,000+'. */
export const totalText = (total: number, language: Language = 'en') => {
  const tag = localeOf(language)
  return total === mostCounted + 1 ? `${mostCounted.toLocaleString(tag)}+` : total.toLocaleString(tag)
}
