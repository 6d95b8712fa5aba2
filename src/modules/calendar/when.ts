import { longDay, shortDay } from '#platform/time/day-names.ts'
import { dashboardClock, dashboardTime, type Day, dayOf, portalClock } from '#platform/time/dates.ts'
import type { Language } from '#platform/language/registry.ts'
import { hourTexts } from './messages/hours.ts'

type Timed = { startsAt: string; endsAt: string | null }

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
  const words = hourTexts[language]
  if (first === last) return words.sameDay(from, until)
  return words.otherDay(from, `${shortDay(last, language)}, ${until}`)
}

/** The day and the hours in one line. */
export const formatEventTime = (event: Timed, timeZone: string, language: Language) =>
  `${longDay(dayOf(new Date(event.startsAt), timeZone), language)}, ${formatHours(event, timeZone, language)}`

/** The console: 19:00 to 20:30; with the last day when it lasts several days. */
export function formatConsoleHours({ startsAt, endsAt }: Timed, timeZone: string): string {
  const from = dashboardClock(new Date(startsAt), timeZone)
  if (endsAt === null || endsAt === startsAt) return from
  const isSameDay = dayOf(new Date(startsAt), timeZone) === dayOf(new Date(endsAt), timeZone)
  return `${from} to ${isSameDay ? dashboardClock(new Date(endsAt), timeZone) : dashboardTime(endsAt, timeZone)}`
}
