import type { Message } from '#platform/language/language.ts'
import { requestErrors } from './messages/errors.ts'
import { notKnown } from '#platform/text/not-known.ts'
import { assignable } from '#platform/roles.ts'
import type { Role } from '#platform/roles.ts'
import { type Confirmation, type Status, statuses } from './choices.ts'
import { isActiveStatus, isOpenStatus } from './open-statuses.ts'
import type { MaintenanceRequest } from './request.ts'

export const activeStatuses: readonly Status[] = statuses.filter(isActiveStatus)
export const openStatuses: readonly Status[] = statuses.filter(isOpenStatus)

/** Being worked on: the dashboard's filter, the overview's count and the unit's current issues. */
export const isActive = ({ status }: { status: Status }) => isActiveStatus(status)
/** Not finished, on hold included: highlights a unit in the tower. */
export const isOpen = ({ status }: { status: Status }) => isOpenStatus(status)

type Instant = Date | string | null
const time = (at: Instant) => (at === null ? null : new Date(at).getTime())

export const statusNote = (from: Status, to: Status) => `Status changed from ${from} to ${to}`

/** Assigning a pending request changes its status to assigned; other statuses stay. */
export const statusWhenAssigned = (status: Status): Status => (status === 'pending' ? 'assigned' : status)

/** Whether the office chooses who takes a request that moves to this status. */
export const needsAssignee = ({ assignedTo }: { assignedTo: string | null }, to: Status): boolean =>
  to === 'assigned' && assignedTo === null

/** Why this person cannot be given a request, or null. */
export function validateAssign(person: { role: Role; status: string; deletedAt?: Instant }): Message | null {
  if (person.deletedAt) return (language) => requestErrors[language].deletedAccount
  if (!assignable.includes(person.role as (typeof assignable)[number]))
    return (language) => requestErrors[language].notAssignable
  return person.status === 'Active' ? null : (language) => requestErrors[language].inactiveAccount
}

/** Days after which no answer counts as a confirmation. */
export const daysToConfirm = 5

type Confirmable = { status: Status; confirmedAt: Instant; confirmedHow?: Confirmation | null }

/** Why a resident cannot confirm the fix, or null. */
export function validateConfirm(request: Confirmable): Message | null {
  if (request.status !== 'completed') return (language) => requestErrors[language].notCompleted
  if (request.confirmedHow === 'silence') return (language) => requestErrors[language].confirmedBySilence
  return request.confirmedAt ? (language) => requestErrors[language].confirmedAlready : null
}

/** Why a resident cannot report that it is not fixed, or null. */
export function validateReopen(request: Confirmable): Message | null {
  if (request.status !== 'completed') return (language) => requestErrors[language].stillOpen
  return request.confirmedAt === null ? null : (language) => requestErrors[language].closed
}

type OwnChangeable = { status: Status; vendorSteps: readonly { step: string }[] }

/** Why a resident cannot edit or withdraw a request any more, or null. Says whom to ask. */
export function validateOwnChange({ status, vendorSteps }: OwnChangeable): Message | null {
  const isDone = vendorSteps.some(({ step }) => step === 'work_finished')
  if (!isDone && (status === 'pending' || status === 'assigned')) return null
  return (language) => requestErrors[language][isOpen({ status }) ? 'workBegan' : 'closed']
}

/** Until when the resident can answer; null when no answer is expected. */
export function confirmBy(request: { completedAt: Instant; confirmedAt: Instant }): Date | null {
  const completed = time(request.completedAt)
  if (completed === null || request.confirmedAt !== null) return null
  return new Date(completed + daysToConfirm * 86_400_000)
}

/** Why a request cannot be paused, or null. */
export const validatePause = (status: Status): Message | null =>
  isOpen({ status }) ? null : (language) => requestErrors[language].nothingToPause
/** Why a request cannot be resumed, or null. */
export const validateResume = (status: Status): Message | null =>
  status === 'on_hold' ? null : (language) => requestErrors[language].notOnHold

/** Mean days from report to completion, one decimal; 'N/A' when none is completed. */
export function averageResponse(requests: readonly { createdAt: Date | string; completedAt: Instant }[]): string {
  const spans = requests.flatMap((r) => {
    const done = time(r.completedAt)
    const span = done === null ? Number.NaN : done - new Date(r.createdAt).getTime()
    return Number.isFinite(span) ? [span] : []
  })
  if (spans.length === 0) return notKnown
  return (spans.reduce((sum, span) => sum + span, 0) / spans.length / 86_400_000).toFixed(1)
}

/** Offered in the office's edit form, in addition to the current status. */
export const editStatuses: readonly Status[] = ['pending', 'in_progress', 'on_hold', 'completed', 'cancelled']
/** Offered in the staff portal. */
export const staffStatuses: readonly Status[] = ['pending', 'in_progress', 'on_hold', 'completed']

/** Adds the current value to the choices of a form that leaves it out. */
export const withCurrent = <Value>(offered: readonly Value[], present: Value): Value[] =>
  offered.includes(present) ? [...offered] : [present, ...offered]

const watchedFields = [
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
export type WatchedField = (typeof watchedFields)[number]

/** The fields that another user changed between two reads of the same request. */
export const changedFields = (
  before: Pick<MaintenanceRequest, WatchedField>,
  after: Pick<MaintenanceRequest, WatchedField>,
): WatchedField[] => watchedFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
