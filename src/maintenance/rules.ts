import { afterOpenMinutes } from '#building/rules.ts'
import type { OfficeHours } from '#building/rules.ts'
import { assignable } from '#platform/roles.ts'
import type { Role } from '#platform/roles.ts'
import type { Category, Priority, PromiseClock, Status, WhoseMove } from './choices.ts'
import type { MaintenanceRequest } from './request.ts'

export const activeStatuses: readonly Status[] = ['pending', 'assigned', 'in_progress']
export const openStatuses: readonly Status[] = [...activeStatuses, 'on_hold']

/** Somebody is to work on it now: the dashboard's filter, the overview's count, the unit's current issues. */
export const isActive = ({ status }: { status: Status }) => activeStatuses.includes(status)
/** Not finished yet, waiting included: what lights a unit in the tower. */
export const isOpen = ({ status }: { status: Status }) => openStatuses.includes(status)

type Instant = Date | string | null
const time = (at: Instant) => (at === null ? null : new Date(at).getTime())

/** The appointment, or else the promise, is past and the work is not done. On hold the promise stands still. */
export function isOverdue(
  request: { status: Status; scheduledDate: Instant; promisedAt?: Instant; pausedAt?: Instant },
  now: Date,
): boolean {
  const due = time(request.scheduledDate) ?? time(request.promisedAt ?? null)
  const since = request.scheduledDate === null ? time(request.pausedAt ?? null) : null
  return isOpen(request) && due !== null && due < (since ?? now.getTime())
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

type Move = { whoseMove: WhoseMove; whoseMoveWhy: string }
const movesOf: Record<Status, Move> = {
  pending: { whoseMove: 'ours', whoseMoveWhy: 'Assign somebody' },
  assigned: { whoseMove: 'ours', whoseMoveWhy: 'Start the work' },
  in_progress: { whoseMove: 'ours', whoseMoveWhy: 'Finish the work' },
  on_hold: { whoseMove: 'parts', whoseMoveWhy: 'Waiting' },
  completed: { whoseMove: 'resident', whoseMoveWhy: 'Confirm the fix' },
  cancelled: { whoseMove: 'nobody', whoseMoveWhy: 'Cancelled' },
}

/** Who must act once a request has this status, unless the office says otherwise. */
export const moveOf = (status: Status, confirmed = false): Move =>
  status === 'completed' && confirmed ? { whoseMove: 'nobody', whoseMoveWhy: 'Confirmed' } : movesOf[status]

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

/** What the office's edit form offers, beside the status a request already has. */
export const editStatuses: readonly Status[] = ['pending', 'in_progress', 'on_hold', 'completed', 'cancelled']
/** What staff choose from in their portal. */
export const staffStatuses: readonly Status[] = ['pending', 'in_progress', 'on_hold', 'completed']

/** The choices of a form that leaves some out: a request keeps the value it has. */
export const withPresent = <Value>(offered: readonly Value[], present: Value): Value[] =>
  offered.includes(present) ? [...offered] : [present, ...offered]

/** The four figures of the staff portal, over the requests given to this person. */
export function staffCounts(requests: readonly { status: Status; assignedTo: string | null }[], person: string) {
  const mine = requests.filter(({ assignedTo }) => assignedTo === person)
  const having = (status: Status) => mine.filter((request) => request.status === status).length
  return {
    mine: mine.length,
    pending: having('pending'),
    inProgress: having('in_progress'),
    completed: having('completed'),
  }
}

type Queued = { status: Status; promisedAt: Instant; createdAt: Instant }

/** What somebody works on, then what waits, then what is finished; the nearest promise first, then the newest. */
export function nearestPromiseFirst(one: Queued, other: Queued): number {
  const [rank, otherRank] = [queueRank(one), queueRank(other)]
  if (rank !== otherRank) return rank - otherRank
  if (isOpen(one)) {
    const [due, otherDue] = [time(one.promisedAt) ?? Infinity, time(other.promisedAt) ?? Infinity]
    if (due !== otherDue) return due - otherDue
  }
  return (time(other.createdAt) ?? 0) - (time(one.createdAt) ?? 0)
}

const queueRank = (request: Queued) => (isActive(request) ? 0 : isOpen(request) ? 1 : 2)

/** How a promise stands: `minutes` are left, late, or waited; null where they are not known. */
export type PromiseReading = {
  state: 'running' | 'late' | 'paused' | 'done'
  used: number
  minutes: number | null
}

/** Reads the clock of a request; null when nothing is promised any more. */
export function readPromise(
  request: {
    status: Status
    createdAt: Instant
    promisedAt: Instant
    pausedAt?: Instant
    pausedMinutes?: number
  },
  now: Date,
): PromiseReading | null {
  const [promised, created] = [time(request.promisedAt), time(request.createdAt)]
  if (promised === null || created === null || request.status === 'cancelled') return null
  if (request.status === 'completed') return { state: 'done', used: 1, minutes: 0 }
  const paused = time(request.pausedAt ?? null)
  const at = paused ?? now.getTime()
  const start = created + (request.pausedMinutes ?? 0) * 60_000
  const used = promised > start ? Math.min(1, Math.max(0, (at - start) / (promised - start))) : 1
  if (request.status === 'on_hold')
    return {
      state: 'paused',
      used,
      minutes: paused === null ? null : Math.max(0, Math.floor((now.getTime() - paused) / 60_000)),
    }
  const left = promised - now.getTime()
  return left < 0
    ? { state: 'late', used: 1, minutes: Math.floor(-left / 60_000) }
    : { state: 'running', used, minutes: Math.ceil(left / 60_000) }
}

const watched = [
  'title',
  'description',
  'status',
  'priority',
  'category',
  'assignedTo',
  'scheduledDate',
  'estimatedCost',
] as const
export type WatchedField = (typeof watched)[number]

/** What somebody else changed between two readings of the same request. */
export const changedFields = (
  before: Pick<MaintenanceRequest, WatchedField>,
  after: Pick<MaintenanceRequest, WatchedField>,
): WatchedField[] => watched.filter((field) => before[field] !== after[field])

/** Why a request cannot be moved to the chosen status, or null. */
export function whyNotMove(from: Status, to: Status | null): string | null {
  if (to === null) return 'Choose a status first'
  return from === to ? 'The request already has this status' : null
}
