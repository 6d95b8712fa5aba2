import { type Day, dayOf } from '#platform/time/dates.ts'
import { daysBetween } from '#platform/time/wall-clock.ts'

/** How many days the first-day card is shown; the first day counts. */
export const firstDayCardDays = 30

export type FirstDayInput = {
  /** The first day of the occupancy in the building. */
  startDateOccupancy: Day | null
  /** They had another home in the building before this one. */
  hasMoved: boolean
  /** When the assignment to the current home began; null without a home. */
  startedAt: Date | null
  dismissedAt: Date | null
}

/**
 * The first day of the home while the card about it is shown, otherwise null. It is the day of the record, because an
 * assignment can be entered long after it; after a transfer, where that day is of the earlier home, it is the day of the
 * assignment. A dismissal before the first day was for an earlier home.
 */
export function firstDayToShow(
  { startDateOccupancy, hasMoved, startedAt, dismissedAt }: FirstDayInput,
  timeZone: string,
  now: Date,
): Day | null {
  if (startedAt === null) return null
  const homeDay = dayOf(startedAt, timeZone)
  const isOfEarlierHome = hasMoved && startDateOccupancy !== null && startDateOccupancy < homeDay
  const firstDay = startDateOccupancy === null || isOfEarlierHome ? homeDay : startDateOccupancy
  const daysThere = daysBetween(firstDay, dayOf(now, timeZone))
  if (daysThere < 0 || daysThere >= firstDayCardDays) return null
  return dismissedAt !== null && dayOf(dismissedAt, timeZone) >= firstDay ? null : firstDay
}
