import type { Day } from '#platform/time/dates.ts'
import { dayOf, isDay } from '#platform/time/dates.ts'
import { addDays, daysBetween, instantAt } from '#platform/time/wall-clock.ts'
import { hasDoorCode } from '#units/rules.ts'
import type { MoveKind, MoveStatus, PlannedChange, ResponsibleParty, StepKey } from './choices.ts'

/** A step of a checklist; `day` counts from the day when the move takes effect. */
export type ChecklistStep = { key: StepKey | null; title: string | null; responsible: ResponsibleParty; day: number }

const step = (key: StepKey, day: number, responsible: ResponsibleParty = 'office'): ChecklistStep => ({
  key,
  title: null,
  responsible,
  day,
})

/** The steps of a move where the office has not edited the list. */
export const defaultChecklists: Readonly<Record<MoveKind, readonly ChecklistStep[]>> = {
  move_out: [
    step('confirmed_in_writing', -14),
    step('forwarding_address', -7, 'resident'),
    step('elevator', -7, 'resident'),
    step('inspection', -2),
    step('keys_returned', -1, 'front_desk'),
    step('stalls_and_lockers', -1),
    step('new_door_code', 0),
    step('listing', 0),
    step('final_balance', 6),
  ],
  move_in: [
    step('agreement_signed', -14),
    step('portal_invitation', -14),
    step('insurance', -5, 'resident'),
    step('rules_read', -5, 'resident'),
    step('elevator', -5, 'resident'),
    step('cleaning', -1),
    step('new_door_code', -1),
    step('stalls_and_lockers', -1),
    step('keys_handed_over', 0, 'front_desk'),
  ],
  transfer: [
    step('agreement_signed', -14),
    step('elevator', -5, 'resident'),
    step('inspection', -1),
    step('new_door_code', 0),
    step('keys_returned', 0, 'front_desk'),
    step('keys_handed_over', 0, 'front_desk'),
    step('stalls_and_lockers', 0),
    step('final_balance', 6),
  ],
}

/** The steps of a checklist for these units: a new door code only where a lock has one. */
export const stepsFor = (
  steps: readonly ChecklistStep[],
  locks: readonly { lockType: string | null; hasKeypadCode: boolean }[],
): ChecklistStep[] => steps.filter(({ key }) => key !== 'new_door_code' || locks.some(hasDoorCode))

/** The instant when a move takes effect: the first one of its day in the building. */
export const effectiveAt = (effectiveDay: Day, timeZone: string): Date => instantAt(effectiveDay, 0, timeZone)

/** The last day in a home that is left when `effectiveDay` begins. */
export const lastDayBefore = (effectiveDay: Day): Day => addDays(effectiveDay, -1)

/**
 * The first day of a resident in a home: that of the assignment, or an earlier one in their record, because a home that was
 * imported or entered later begins in the database on that day.
 */
export const firstDayAtHome = (assigned: Day, recorded: Day | null): Day =>
  recorded !== null && recorded < assigned ? recorded : assigned

/** The day as people name it: the last one of a move out, otherwise the first one. */
export const namedDayOf = (kind: MoveKind, effectiveDay: Day): Day =>
  kind === 'move_out' ? lastDayBefore(effectiveDay) : effectiveDay

/** The day when a move takes effect, from the day as people name it; a text that is no day stays as it is. */
export const effectiveDayOf = (kind: MoveKind, named: string): string =>
  kind === 'move_out' && isDay(named) ? addDays(named, 1) : named

type HomesOfMove<Unit> = { kind: MoveKind; effectiveDay: Day; unit: Unit; toUnit: Unit | null }

/** What a move changes for its residents: the last day in the home they leave, the first one in the home they get. */
export function changesOfMove<Unit>({ kind, effectiveDay, unit, toUnit }: HomesOfMove<Unit>) {
  const changes: { change: PlannedChange; unit: Unit; day: Day }[] = []
  if (kind !== 'move_in') changes.push({ change: 'leaves', unit, day: lastDayBefore(effectiveDay) })
  if (kind !== 'move_out') changes.push({ change: 'moves_in', unit: toUnit ?? unit, day: effectiveDay })
  return changes
}

/** Whether a move out or a transfer ends access to the home as soon as it is planned, which the office confirms. */
export const endsAccessImmediately = (kind: MoveKind, effectiveDay: Day, today: Day): boolean =>
  kind !== 'move_in' && effectiveDay <= today

/** The last day on which a move that took effect on `day` can be undone. */
export const lastDayToUndo = (day: Day): Day => addDays(day, 1)

/** The end of the last day on which a move can be undone. */
export const undoableUntil = (doneAt: Date, timeZone: string): Date =>
  instantAt(addDays(lastDayToUndo(dayOf(doneAt, timeZone)), 1), 0, timeZone)

/** The start of yesterday: what took effect before it cannot be undone any more. */
export const undoableSince = (now: Date, timeZone: string): Date =>
  instantAt(addDays(dayOf(now, timeZone), -1), 0, timeZone)

export const canUndo = (move: { status: MoveStatus; doneAt: Date | null }, timeZone: string, now: Date): boolean =>
  move.status === 'done' && move.doneAt !== null && move.doneAt >= undoableSince(now, timeZone)

/** On the same day, homes are left before others move in. */
const kindOrder: Readonly<Record<MoveKind, number>> = { move_out: 0, transfer: 1, move_in: 2 }

/** The order in which due moves take effect. */
export const compareMoves = (
  a: { effectiveDay: Day; kind: MoveKind; id: string },
  b: { effectiveDay: Day; kind: MoveKind; id: string },
): number =>
  a.effectiveDay.localeCompare(b.effectiveDay) || kindOrder[a.kind] - kindOrder[b.kind] || a.id.localeCompare(b.id)

/** The due day of an unfinished step after the move has another day. */
export const shiftedDay = (dueDay: Day, from: Day, to: Day): Day => addDays(dueDay, daysBetween(from, to))

/** How long a move that took effect stays on the screens while steps of it are open. */
export const daysToFinish = 30

/** Whether the office still has to do with a move: it is planned, can be undone, or has open steps. */
export const isCurrentMove = (
  move: {
    status: MoveStatus
    effectiveDay: Day
    undoableUntil: string | null
    steps: readonly { doneAt: string | null }[]
  },
  today: Day,
): boolean =>
  move.status === 'planned' ||
  move.undoableUntil !== null ||
  (move.status === 'done' &&
    move.effectiveDay >= addDays(today, -daysToFinish) &&
    move.steps.some(({ doneAt }) => doneAt === null))

/** Whether an open step is late. On the day when the move is planned none is, even where the checklist names an earlier day. */
export const isLateStep = (step: { dueDay: Day; doneAt: string | null }, plannedOn: Day, today: Day): boolean =>
  step.doneAt === null && step.dueDay < today && plannedOn < today

export const countLateSteps = (steps: readonly Parameters<typeof isLateStep>[0][], plannedOn: Day, today: Day) =>
  steps.filter((step) => isLateStep(step, plannedOn, today)).length

/** The occupancy days of a resident who moves in; an end before the first day belongs to an earlier home. */
export function daysAfterMoveIn(effectiveDay: Day, end: Day | null) {
  return { startDateOccupancy: effectiveDay, endDateOccupancy: end !== null && end < effectiveDay ? null : end }
}

/** The occupancy days of a resident who leaves the last home: the end is not after the last day there. */
export function daysAfterMoveOut(effectiveDay: Day, start: Day | null, end: Day | null) {
  const last = lastDayBefore(effectiveDay)
  if (start !== null && start > last) return { startDateOccupancy: start, endDateOccupancy: end }
  return { startDateOccupancy: start, endDateOccupancy: end === null || end > last ? last : end }
}
