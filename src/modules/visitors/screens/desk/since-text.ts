import { dashboardClock, dashboardDate, dayOf } from '#platform/time/dates.ts'
import { visitorScreenWords } from '../../messages/desk-screens.ts'

/** Whether a visitor came today. One of an earlier day may have left without a check-out. */
export const isSinceToday = (arrivedAt: string, now: Date, timeZone: string): boolean =>
  dayOf(new Date(arrivedAt), timeZone) === dayOf(now, timeZone)

/** Since when a visitor is here; with the day when it is not today. */
export function sinceText(arrivedAt: string, now: Date, timeZone: string): string {
  const { since, sinceDay } = visitorScreenWords.inside
  const at = new Date(arrivedAt)
  const clock = dashboardClock(at, timeZone)
  return isSinceToday(arrivedAt, now, timeZone) ? since(clock) : sinceDay(dashboardDate(at, timeZone), clock)
}
