import type { Day } from '#platform/time/dates.ts'
import { addDays, instantAt, weekdayOf } from '#platform/time/wall-clock.ts'

export const visitFilters = ['today', 'week'] as const
export type VisitFilter = (typeof visitFilters)[number]

/** The instants between which the visits of a filter begin: today, or this week from Monday to Sunday. */
export function visitSpan(filter: VisitFilter, today: Day, timeZone: string): [Date, Date] {
  const first = filter === 'today' ? today : addDays(today, 1 - weekdayOf(today))
  return [instantAt(first, 0, timeZone), instantAt(addDays(first, filter === 'today' ? 1 : 7), 0, timeZone)]
}
