import type { OfficeHours } from '#building/rules.ts'
import type { PromiseClock, Status, WhoseMove } from './choices.ts'
import { type Pause, shiftPromise } from './promise-rules.ts'
import { isOpen } from './rules.ts'

type Move = { whoseMove: WhoseMove; whoseMoveWhy: string }
const movesOf: Record<Status, Move> = {
  pending: { whoseMove: 'office', whoseMoveWhy: 'Assign somebody' },
  assigned: { whoseMove: 'staff', whoseMoveWhy: 'Start the work' },
  in_progress: { whoseMove: 'staff', whoseMoveWhy: 'Finish the work' },
  on_hold: { whoseMove: 'office', whoseMoveWhy: 'Say what it waits for' },
  completed: { whoseMove: 'resident', whoseMoveWhy: 'Confirm the fix' },
  cancelled: { whoseMove: 'nobody', whoseMoveWhy: 'Cancelled' },
}

/** Who must act once a request has this status, unless the office says otherwise. Where nobody reported it, nobody confirms. */
export function moveOf(status: Status, { confirmed = false, resident = true } = {}): Move {
  if (status !== 'completed') return movesOf[status]
  if (confirmed) return { whoseMove: 'nobody', whoseMoveWhy: 'Confirmed' }
  return resident ? movesOf.completed : { whoseMove: 'nobody', whoseMoveWhy: 'Completed' }
}

type Held = {
  status: Status
  tenantId: string | null
  pausedAt: Date | null
  completedAt: Date | null
  pausedMinutes: number
  pauses: Pause[]
  promisedAt: Date | null
  nearAt: Date | null
  promiseClock: PromiseClock | null
}

/** Every column that a move to another status changes; the promise waits as long as the request did, by its own clock. */
export function afterMove(held: Held, to: Status, now: Date, office: OfficeHours) {
  const stood = stoodSince(held, to)
  return {
    status: to,
    completedAt: to === 'completed' ? now : null,
    confirmedAt: null,
    confirmedHow: null,
    ...(stood ? afterPause(held, stood, now, office) : {}),
    pausedAt: to === 'on_hold' ? now : null,
    pausedUntil: null,
    ...moveOf(to, { resident: held.tenantId !== null }),
    whoseMoveSince: now,
  }
}

/** Since when the clock stood that runs on after this move: it stands on hold, and while the work counts as done. */
export const stoodSince = (held: Pick<Held, 'pausedAt' | 'completedAt'>, to: Status): Date | null =>
  held.pausedAt ?? (isOpen({ status: to }) ? held.completedAt : null)

function afterPause(held: Held, from: Date, now: Date, office: OfficeHours) {
  const { promisedAt, nearAt, promiseClock } = held
  return {
    pausedMinutes: held.pausedMinutes + Math.max(0, Math.round((now.getTime() - from.getTime()) / 60_000)),
    pauses: [...held.pauses, { from: from.toISOString(), to: now.toISOString() }],
    ...(promisedAt && nearAt && promiseClock
      ? shiftPromise({ promisedAt, nearAt, promiseClock }, from, now, office)
      : {}),
  }
}
