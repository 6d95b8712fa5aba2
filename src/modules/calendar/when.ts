import { dateFormat } from '#platform/time/date-formats.ts'
import { type Day, dayOf, portalClock } from '#platform/time/dates.ts'
import { type Language, localeOf } from '#platform/language/language.ts'

type Timed = { startsAt: string; endsAt: string | null }

const format = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat(language === 'en' ? 'en-US' : localeOf(language), options)

/** Tuesday, November 24, 2026 */
export const longDay = (day: Day, language: Language) =>
  format(language, { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** November 2026 */
export const monthName = (day: Day, language: Language) =>
  format(language, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(`${day}T00:00:00Z`))

/** Nov */
export const shortMonth = (day: Day, language: Language) =>
  format(language, { timeZone: 'UTC', month: 'short' }).format(new Date(`${day}T00:00:00Z`))

/** The names of the weekdays from Sunday, long and short. */
export const weekdayNames = (language: Language) =>
  Array.from({ length: 7 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 1, 1 + at))
    return {
      long: format(language, { timeZone: 'UTC', weekday: 'long' }).format(day),
      short: format(language, { timeZone: 'UTC', weekday: 'short' }).format(day),
    }
  })

/** Nov 24; in French 24 nov. */
const shortDay = (day: Day, language: Language) => {
  const [month, date] = [shortMonth(day, language), Number(day.slice(8))]
  return language === 'fr' ? `${date} ${month}` : `${month} ${date}`
}

/**
 * 7:00 PM to 8:30 PM; with the last day when it lasts several days. With the first day too when it is listed under
 * another day (`under`).
 */
export function formatHours({ startsAt, endsAt }: Timed, timeZone: string, language: Language, under?: Day): string {
  const first = dayOf(new Date(startsAt), timeZone)
  const clock = portalClock(new Date(startsAt), timeZone, language)
  const from = under === undefined || under === first ? clock : `${shortDay(first, language)}, ${clock}`
  if (endsAt === null || endsAt === startsAt) return from
  const last = dayOf(new Date(endsAt), timeZone)
  const until = portalClock(new Date(endsAt), timeZone, language)
  const french = language === 'fr'
  if (first === last) return `${from} ${french ? 'à' : 'to'} ${until}`
  return `${from} ${french ? 'au' : 'to'} ${shortDay(last, language)}, ${until}`
}

/** The day and the hours in one line. */
export const formatEventTime = (event: Timed, timeZone: string, language: Language) =>
  `${longDay(dayOf(new Date(event.startsAt), timeZone), language)}, ${formatHours(event, timeZone, language)}`
