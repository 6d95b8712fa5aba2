import { dateFormat } from '#platform/date-formats.ts'
import { type Day, dayOf, portalClock } from '#platform/dates.ts'
import { localeOf, spokenLanguage } from '#platform/language.ts'

type Timed = { startsAt: string; endsAt: string | null }

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = localeOf(spokenLanguage())
  return dateFormat(locale === 'en-CA' ? 'en-US' : locale, options)
}

/** Tuesday, November 24, 2026 */
export const longDay = (day: Day) =>
  format({ timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** November 2026 */
export const monthName = (day: Day) =>
  format({ timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(`${day}T00:00:00Z`))

/** Nov */
export const shortMonth = (day: Day) => format({ timeZone: 'UTC', month: 'short' }).format(new Date(`${day}T00:00:00Z`))

/** Sunday as a column is headed: in full, and short. */
export const weekdays = Array.from({ length: 7 }, (_, at) => {
  const day = new Date(Date.UTC(2026, 1, 1 + at))
  return {
    long: format({ timeZone: 'UTC', weekday: 'long' }).format(day),
    short: format({ timeZone: 'UTC', weekday: 'short' }).format(day),
  }
})

/** Nov 24; in French 24 nov. */
const shortDay = (day: Day) => {
  const [month, date] = [shortMonth(day), Number(day.slice(8))]
  return spokenLanguage() === 'fr' ? `${date} ${month}` : `${month} ${date}`
}

/**
 * 7:00 PM to 8:30 PM; with the last day where it lasts several. Read under another day than its first (`under`), it
 * names that one too.
 */
export function hoursOf({ startsAt, endsAt }: Timed, timeZone: string, under?: Day): string {
  const first = dayOf(new Date(startsAt), timeZone)
  const clock = portalClock(new Date(startsAt), timeZone)
  const from = under === undefined || under === first ? clock : `${shortDay(first)}, ${clock}`
  if (endsAt === null || endsAt === startsAt) return from
  const last = dayOf(new Date(endsAt), timeZone)
  const until = portalClock(new Date(endsAt), timeZone)
  const french = spokenLanguage() === 'fr'
  if (first === last) return `${from} ${french ? 'à' : 'to'} ${until}`
  return `${from} ${french ? 'au' : 'to'} ${shortDay(last)}, ${until}`
}

/** The day and the hours in one line. */
export const wholeWhen = (event: Timed, timeZone: string) =>
  `${longDay(dayOf(new Date(event.startsAt), timeZone))}, ${hoursOf(event, timeZone)}`
