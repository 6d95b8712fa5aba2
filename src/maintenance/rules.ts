import { afterOpenMinutes } from '#building/rules.ts'
import type { OfficeHours } from '#building/rules.ts'
import { assignable } from '#platform/roles.ts'
import type { Role } from '#platform/roles.ts'
import type { Category, Priority, PromiseClock, Status, WhoseMove } from './contract.ts'

export const activeStatuses: readonly Status[] = ['pending', 'assigned', 'in_progress']
export const openStatuses: readonly Status[] = [...activeStatuses, 'on_hold']

/** Somebody is to work on it now: the dashboard's filter, the overview's count, the unit's current issues. */
export const isActive = ({ status }: { status: Status }) => activeStatuses.includes(status)
/** Not finished yet, waiting included: what lights a unit in the tower. */
export const isOpen = ({ status }: { status: Status }) => openStatuses.includes(status)

type Instant = Date | string | null
const time = (at: Instant) => (at === null ? null : new Date(at).getTime())

/** The appointment, or else the promise, is past and the work is not done. */
export function isOverdue(
  request: { status: Status; scheduledDate: Instant; promisedAt?: Instant },
  now: Date,
): boolean {
  const due = time(request.scheduledDate) ?? time(request.promisedAt ?? null)
  return isOpen(request) && due !== null && due < now.getTime()
}

export const statusNote = (from: Status, to: Status) => `Status changed from ${from} to ${to}`

/** Somebody who is given a pending request takes it on; any other status stays. */
export const statusWhenAssigned = (status: Status): Status => (status === 'pending' ? 'assigned' : status)

/** Why this person cannot be given a request, or null. */
export function whyNotAssign(person: { role: Role; status: string; deletedAt?: Instant }): string | null {
  if (person.deletedAt) return 'This account was deleted'
  if (!assignable.includes(person.role as (typeof assignable)[number])) return 'Residents cannot be assigned requests'
  return person.status === 'Active' ? null : 'This account is not active'
}

/** Why a resident cannot confirm that it is mended, or null. */
export function whyNotConfirm(request: { status: Status; confirmedAt: Instant }): string | null {
  if (request.status !== 'completed') return 'The work is not completed yet'
  return request.confirmedAt ? 'You have already confirmed this' : null
}

/** Who must act once a request has this status, unless the office says otherwise. */
export const moveOf = (status: Status, confirmed = false): { whoseMove: WhoseMove; whoseMoveWhy: string } => {
  switch (status) {
    case 'pending':
      return { whoseMove: 'ours', whoseMoveWhy: 'Assign somebody' }
    case 'assigned':
      return { whoseMove: 'ours', whoseMoveWhy: 'Start the work' }
    case 'in_progress':
      return { whoseMove: 'ours', whoseMoveWhy: 'Finish the work' }
    case 'on_hold':
      return { whoseMove: 'parts', whoseMoveWhy: 'Waiting' }
    case 'completed':
      return confirmed
        ? { whoseMove: 'nobody', whoseMoveWhy: 'Confirmed' }
        : { whoseMove: 'resident', whoseMoveWhy: 'Confirm the fix' }
    case 'cancelled':
      return { whoseMove: 'nobody', whoseMoveWhy: 'Cancelled' }
  }
}

type Held = { status: Status; pausedAt: Date | null; pausedMinutes: number; promisedAt: Date | null }

/** Every column that a move to another status changes; the promise waits as long as the request did. */
export function afterMove(held: Held, to: Status, now: Date) {
  const waited = held.pausedAt ? Math.max(0, Math.round((now.getTime() - held.pausedAt.getTime()) / 60_000)) : 0
  return {
    status: to,
    completedAt: to === 'completed' ? now : null,
    confirmedAt: null,
    pausedAt: to === 'on_hold' ? now : null,
    pausedMinutes: held.pausedMinutes + waited,
    promisedAt: held.promisedAt && new Date(held.promisedAt.getTime() + waited * 60_000),
    ...moveOf(to),
    whoseMoveSince: now,
  }
}

type PromiseLine = { priority: Priority; category: Category | null; withinMinutes: number; clock: PromiseClock }

/** By when it is promised; a line for the category goes before the general one. Null when nothing is promised. */
export function promiseOf(
  request: { priority: Priority; category: Category },
  from: Date,
  lines: readonly PromiseLine[],
  office: OfficeHours,
): Date | null {
  const mine = lines.filter((line) => line.priority === request.priority)
  const line = mine.find((l) => l.category === request.category) ?? mine.find((l) => l.category === null)
  if (!line) return null
  return line.clock === 'always'
    ? new Date(from.getTime() + line.withinMinutes * 60_000)
    : afterOpenMinutes(from, line.withinMinutes, office)
}

/** Mean days from report to completion, one decimal; 'N/A' when none is completed. */
export function averageResponse(requests: readonly { createdAt: Date | string; completedAt: Instant }[]): string {
  const spans = requests.flatMap((r) => {
    const done = time(r.completedAt)
    return done === null ? [] : [done - new Date(r.createdAt).getTime()]
  })
  if (spans.length === 0) return 'N/A'
  return (spans.reduce((sum, span) => sum + span, 0) / spans.length / 86_400_000).toFixed(1)
}
