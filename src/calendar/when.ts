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

/** 7:00 PM to 8:30 PM; with the days where it lasts several. */
export function hoursOf({ startsAt, endsAt }: Timed, timeZone: string): string {
  const from = portalClock(new Date(startsAt), timeZone)
  if (endsAt === null || endsAt === startsAt) return from
  const [first, last] = [dayOf(new Date(startsAt), timeZone), dayOf(new Date(endsAt), timeZone)]
  const until = portalClock(new Date(endsAt), timeZone)
  const french = spokenLanguage() === 'fr'
  if (first === last) return `${from} ${french ? 'à' : 'to'} ${until}`
  const [month, date] = [shortMonth(last), Number(last.slice(8))]
  return french ? `${from} au ${date} ${month}, ${until}` : `${from} to ${month} ${date}, ${until}`
}

/** The day and the hours in one line. */
export const wholeWhen = (event: Timed, timeZone: string) =>
  `${longDay(dayOf(new Date(event.startsAt), timeZone))}, ${hoursOf(event, timeZone)}`
