import type { Day } from '#platform/dates.ts'
import { addDays, wallClock, weekdayOf } from '#platform/wall-clock.ts'
import type { EntryWindow } from './choices.ts'
import type { OwnRequest } from './own-contract.ts'
import { isOpen } from './rules.ts'

const stretches = [
  { from: '09:00', to: '11:00' },
  { from: '13:00', to: '15:00' },
] as const

/** The next times to offer for a visit: mornings and afternoons of the coming weekdays. */
export function nextVisits(now: Date, timeZone: string, count = 3): (EntryWindow & { day: Day })[] {
  const offered: (EntryWindow & { day: Day })[] = []
  for (let day = addDays(wallClock(now, timeZone).day, 1); offered.length < count; day = addDays(day, 1))
    if (weekdayOf(day) <= 5) offered.push(...stretches.map((stretch) => ({ day, ...stretch })))
  return offered.slice(0, count)
}

/** What a resident has to do about a request: say whether it is mended, or when somebody may come. */
export function waitsFor(request: Pick<OwnRequest, 'answerBy' | 'status' | 'whoseMove'>): 'answer' | 'time' | null {
  if (request.answerBy !== null) return 'answer'
  return isOpen(request) && request.whoseMove === 'resident' ? 'time' : null
}

/** What waits for the resident first, then what is open by its promise; the rest is not for the first page. */
export function inBrief(requests: readonly OwnRequest[]): OwnRequest[] {
  const rank = (one: OwnRequest) => (waitsFor(one) === 'answer' ? 0 : waitsFor(one) === 'time' ? 1 : 2)
  const due = (one: OwnRequest) => one.answerBy ?? one.promisedAt ?? '9999'
  return requests
    .filter((one) => isOpen(one) || waitsFor(one) !== null)
    .toSorted((one, other) => rank(one) - rank(other) || due(one).localeCompare(due(other)))
}
