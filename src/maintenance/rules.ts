import { assignable } from '#platform/roles.ts'
import type { Role } from '#platform/roles.ts'
import type { Confirmation, Status } from './choices.ts'
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

/** Without an answer it counts as mended after so many days. */
export const daysToAnswer = 5

type Answerable = { status: Status; confirmedAt: Instant; confirmedHow?: Confirmation | null }

/** Why a resident cannot confirm that it is mended, or null. */
export function whyNotConfirm(request: Answerable): string | null {
  if (request.status !== 'completed') return 'The work is not completed yet'
  if (request.confirmedHow === 'silence') return 'There was no answer in time, so this counts as confirmed'
  return request.confirmedAt ? 'You have already confirmed this' : null
}

/** Why a resident cannot say that it is not mended, or null. */
export function whyNotReopen(request: Answerable): string | null {
  if (request.status !== 'completed') return 'This request is open'
  return request.confirmedAt === null ? null : 'This request is closed. Please submit a new one.'
}

/** Until when the resident can answer; null when nothing waits for an answer. */
export function answerBy(request: { completedAt: Instant; confirmedAt: Instant }): Date | null {
  const completed = time(request.completedAt)
  if (completed === null || request.confirmedAt !== null) return null
  return new Date(completed + daysToAnswer * 86_400_000)
}

/** Why a request cannot be paused, or null. */
export const whyNotPause = (status: Status): string | null =>
  isOpen({ status }) ? null : 'The request is finished: there is nothing to pause'
/** Why a request cannot be resumed, or null. */
export const whyNotResume = (status: Status): string | null =>
  status === 'on_hold' ? null : 'The request is not on hold'

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

const watched = [
  'title',
  'description',
  'status',
  'priority',
  'category',
  'assignedTo',
  'scheduledDate',
  'estimatedCost',
  'entryPermission',
  'entryWindows',
  'petsNote',
] as const
export type WatchedField = (typeof watched)[number]

/** What somebody else changed between two readings of the same request. */
export const changedFields = (
  before: Pick<MaintenanceRequest, WatchedField>,
  after: Pick<MaintenanceRequest, WatchedField>,
): WatchedField[] => watched.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))

/** Why a request cannot be moved to the chosen status, or null. */
export function whyNotMove(from: Status, to: Status | null): string | null {
  if (to === null) return 'Choose a status first'
  return from === to ? 'The request already has this status' : null
}
