import { localeOf } from '../language/language.ts'
import type { Language } from '../language/registry.ts'

/** Lists count up to here: to count millions of rows would take longer than to read the page. */
export const mostCounted = 1_000
/** Searches of requests count up to here, because each row has to be compared with the word. */
export const mostCountedInSearch = 100

/** The total of a list. `mostCounted + 1` means that there are more than were counted: '1,000+'. */
export const totalText = (total: number, language: Language = 'en') =>
  total === mostCounted + 1 ? cappedTotalText(total, mostCounted, language) : total.toLocaleString(localeOf(language))

/** A total that was counted up to `most`. */
export const cappedTotalText = (total: number, most: number, language: Language = 'en') =>
  total > most ? `${most.toLocaleString(localeOf(language))}+` : total.toLocaleString(localeOf(language))

/** How many rows the next page of a list adds; null where the total was not counted far enough to know. */
export function nextPageSize(list: { total: number; most: number; loaded: number; pageSize: number }): number | null {
  const rest = list.total - list.loaded
  if (rest >= list.pageSize) return list.pageSize
  return list.total > list.most ? null : rest
}
