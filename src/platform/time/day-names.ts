import { buildingLocale } from '../locale/locale.ts'
import { dateFormat } from './date-formats.ts'
import type { Day } from './dates.ts'
import { dateLocaleOf } from '../language/language.ts'
import type { Language } from '../language/registry.ts'

/** English names and their order are those of the portals: Tuesday, November 24, 2026. */
const format = (day: Day, language: Language, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(dateLocaleOf(language), { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))

/** Tuesday, November 24, 2026 */
export const longDay = (day: Day, language: Language) =>
  format(day, language, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** Tuesday, November 24: a day of the coming weeks. */
export const longDayWithoutYear = (day: Day, language: Language) =>
  format(day, language, { weekday: 'long', month: 'long', day: 'numeric' })

/** November 2026 */
export const monthName = (day: Day, language: Language) => format(day, language, { month: 'long', year: 'numeric' })

/** Nov 24; in French 24 nov. */
export const shortDay = (day: Day, language: Language) => format(day, language, { month: 'short', day: 'numeric' })

/** Nov */
export const shortMonth = (day: Day, language: Language) => format(day, language, { month: 'short' })

/** November */
export const longMonth = (day: Day, language: Language) => format(day, language, { month: 'long' })

/** Tuesday, Tue or T */
export const weekdayName = (day: Day, language: Language, length: 'long' | 'short' | 'narrow') =>
  format(day, language, { weekday: length })

/** The names of the weekdays from the first day of the building's week, long and short. */
export const weekdayNames = (language: Language) =>
  Array.from({ length: 7 }, (_, at) => {
    // 1 February 2026 is a Sunday.
    const day = `2026-02-0${((at + (buildingLocale().weekStart % 7)) % 7) + 1}`
    return { long: weekdayName(day, language, 'long'), short: weekdayName(day, language, 'short') }
  })
