import { type Day, dayOf } from '#platform/time/dates.ts'
import { daysBetween } from '#platform/time/wall-clock.ts'

/** How many days the first-day card is shown; the first day counts. */
export const firstDayCardDays = 30

export type FirstDayInput = {
  startDateOccupancy: Day | null
  /** When the assignment to the current home began; null without a home. */
  startedAt: Date | null
  dismissedAt: Date | null
}

/**
 * The first day of the home while the card about it is shown, otherwise null. A dismissal before the first day was for
 * an earlier home.
 */
export function firstDayToShow(
  { startDateOccupancy, startedAt, dismissedAt }: FirstDayInput,
  timeZone: string,
  now: Date,
): Day | null {
  if (startedAt === null) return null
  const firstDay = startDateOccupancy ?? dayOf(startedAt, timeZone)
  const daysThere = daysBetween(firstDay, dayOf(now, timeZone))
  if (daysThere < 0 || daysThere >= firstDayCardDays) return null
  return dismissedAt !== null && dayOf(dismissedAt, timeZone) >= firstDay ? null : firstDay
}
