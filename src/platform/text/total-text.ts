import { localeOf } from '../language/language.ts'
import type { Language } from '../language/registry.ts'

/** Lists count up to here: to count millions of rows would take longer than to read the page. */
export const mostCounted = 10_000

/** The total of a list. One that is larger than what is counted is '10,000+'. */
export const totalText = (total: number, language: Language = 'en') => {
  const tag = localeOf(language)
  return total > mostCounted ? `${mostCounted.toLocaleString(tag)}+` : total.toLocaleString(tag)
}
