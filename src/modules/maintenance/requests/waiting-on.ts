import type { OfficeHours } from '#building/rules.ts'
import type { SlaClock, Status, WaitingOn, WaitingOnReasonCode } from './choices.ts'
import { type Pause, shiftSla } from '../sla/rules.ts'
import { isOpen } from './rules.ts'

type WaitingOnState = { waitingOn: WaitingOn; waitingOnReasonCode: WaitingOnReasonCode }
const waitingOnByStatus: Record<Status, WaitingOnState> = {
  pending: { waitingOn: 'office', waitingOnReasonCode: 'assign' },
  assigned: { waitingOn: 'staff', waitingOnReasonCode: 'start_work' },
  in_progress: { waitingOn: 'staff', waitingOnReasonCode: 'finish_work' },
  on_hold: { waitingOn: 'office', waitingOnReasonCode: 'explain_hold' },
  completed: { waitingOn: 'resident', waitingOnReasonCode: 'confirm_fix' },
  cancelled: { waitingOn: 'nobody', waitingOnReasonCode: 'cancelled' },
}

/** Who must act in this status, unless the office sets another user. Without a resident nobody confirms. */
export function waitingOnFor(status: Status, { confirmed = false, resident = true } = {}): WaitingOnState {
  if (status !== 'completed') return waitingOnByStatus[status]
  if (confirmed) return { waitingOn: 'nobody', waitingOnReasonCode: 'confirmed' }
  return resident ? waitingOnByStatus.completed : { waitingOn: 'nobody', waitingOnReasonCode: 'completed' }
}

type Transitioning = {
  status: Status
  residentId: string | null
  pausedAt: Date | null
  completedAt: Date | null
  pausedMinutes: number
  pauses: Pause[]
  dueAt: Date | null
  dueSoonAt: Date | null
  slaClock: SlaClock | null
}

/** All columns that change with the status. The due time moves by the duration of the pause, on the SLA's own clock. */
export function afterTransition(current: Transitioning, to: Status, now: Date, office: OfficeHours) {
  const since = pausedSince(current, to)
  return {
    status: to,
    completedAt: to === 'completed' ? now : null,
    confirmedAt: null,
    confirmedHow: null,
    ...(since ? afterPause(current, since, now, office) : {}),
    pausedAt: to === 'on_hold' ? now : null,
    pausedUntil: null,
    ...waitingOnFor(to, { resident: current.residentId !== null }),
    waitingOnReason: null,
    waitingOnSince: now,
  }
}

/** The start of the pause that ends with this transition: on hold, or while the work counted as done. */
export const pausedSince = (current: Pick<Transitioning, 'pausedAt' | 'completedAt'>, to: Status): Date | null =>
  current.pausedAt ?? (isOpen({ status: to }) ? current.completedAt : null)

function afterPause(current: Transitioning, from: Date, now: Date, office: OfficeHours) {
  const { dueAt, dueSoonAt, slaClock } = current
  return {
    pausedMinutes: current.pausedMinutes + Math.max(0, Math.round((now.getTime() - from.getTime()) / 60_000)),
    pauses: [...current.pauses, { from: from.toISOString(), to: now.toISOString() }],
    ...(dueAt && dueSoonAt && slaClock ? shiftSla({ dueAt, dueSoonAt, slaClock }, from, now, office) : {}),
  }
}
