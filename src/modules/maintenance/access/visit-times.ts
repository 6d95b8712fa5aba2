import type { Day } from '#platform/time/dates.ts'
import { addDays, wallClock, weekdayOf } from '#platform/time/wall-clock.ts'
import type { EntryWindow } from '../requests/schemas.ts'
import type { OwnRequest } from '../resident/contract.ts'
import { isOpenStatus } from '../requests/open-statuses.ts'

const stretches = [
  { from: '09:00', to: '11:00' },
  { from: '13:00', to: '15:00' },
] as const

/** The next visit times to offer: mornings and afternoons of the coming weekdays. */
export function nextVisits(now: Date, timeZone: string, count = 3): (EntryWindow & { day: Day })[] {
  const offered: (EntryWindow & { day: Day })[] = []
  for (let day = addDays(wallClock(now, timeZone).day, 1); offered.length < count; day = addDays(day, 1))
    if (weekdayOf(day) <= 5) offered.push(...stretches.map((stretch) => ({ day, ...stretch })))
  return offered.slice(0, count)
}

/** What the office waits for from the resident: an answer whether the work is fixed, or a time for a visit. */
export function waitsFor(request: Pick<OwnRequest, 'confirmBy' | 'status' | 'waitingOn'>): 'answer' | 'time' | null {
  if (request.confirmBy !== null) return 'answer'
  return isOpenStatus(request.status) && request.waitingOn === 'resident' ? 'time' : null
}

/**
 * Requests for the overview: those waiting for the resident first, then open ones by due time; finished ones are left
 * out.
 */
export function selectForOverview(requests: readonly OwnRequest[]): OwnRequest[] {
  const rank = (request: OwnRequest) => (waitsFor(request) === 'answer' ? 0 : waitsFor(request) === 'time' ? 1 : 2)
  const due = (request: OwnRequest) => request.confirmBy ?? request.dueAt ?? '9999'
  return requests
    .filter((request) => isOpenStatus(request.status) || waitsFor(request) !== null)
    .toSorted((a, b) => rank(a) - rank(b) || due(a).localeCompare(due(b)))
}
