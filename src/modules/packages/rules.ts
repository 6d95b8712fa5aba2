import type { Day } from '#platform/time/dates.ts'
import { addDays, daysBetween } from '#platform/time/wall-clock.ts'
import { type Attention, longestPauseDays, type PackageStatus, type PlaceKind } from './choices.ts'

/** Minutes between the entry of a package and the notice to its recipient; until then, an undo leaves no trace. */
export const notifyAfterMinutes = 2

/** What the office decided about packages that wait, in days after the arrival. */
export type PackageRules = {
  /** When the recipient is reminded, also of what must stay cold. */
  remindAfter: number[]
  remindPerishableAfter: number[]
  /** From when a package is overdue: the desk looks for its recipient. */
  overdueAfter: number
  /** From when it may go back to the sender, also what must stay cold. */
  returnAfter: number
  returnPerishableAfter: number
}

export type Waiting = {
  receivedOn: Day
  isPerishable: boolean
  /** The last day on which reminders and the return pause: as the recipient chose, or until the end of a vacation. */
  pausedUntil: Day | null
}

/** Whether reminders and the return pause on this day. */
export const isPausedOn = ({ pausedUntil }: Pick<Waiting, 'pausedUntil'>, day: Day): boolean =>
  pausedUntil !== null && day <= pausedUntil

/** The day from which its time counts: the arrival, or the day after the pause. */
const countsFrom = ({ receivedOn, pausedUntil }: Waiting): Day => {
  const afterPause = pausedUntil === null ? receivedOn : addDays(pausedUntil, 1)
  return afterPause > receivedOn ? afterPause : receivedOn
}

/**
 * Whether a reminder is due on a day: one of its days has come since the last reminder, or since the arrival. Several such days are one
 * reminder, also those that the office sets for what waits already.
 */
export function isReminderDue(waiting: Waiting, remindedOn: Day | null, today: Day, rules: PackageRules): boolean {
  if (isPausedOn(waiting, today)) return false
  const from = countsFrom(waiting)
  return (waiting.isPerishable ? rules.remindPerishableAfter : rules.remindAfter)
    .map((days) => addDays(from, days))
    .some((day) => day <= today && (remindedOn === null || day > remindedOn))
}

/** The day from which the package may go back to the sender. */
export const returnDayOf = (waiting: Waiting, rules: PackageRules): Day =>
  addDays(countsFrom(waiting), waiting.isPerishable ? rules.returnPerishableAfter : rules.returnAfter)

type Inspected = Waiting & { status: PackageStatus; isDamaged: boolean }

/** Why the desk should look at a package that is still here; null for no reason. */
export function attentionOf(inspected: Inspected, today: Day, rules: PackageRules): Attention | null {
  if (inspected.status === 'declined') return 'declined'
  if (inspected.status !== 'waiting') return null
  const isPaused = isPausedOn(inspected, today)
  if (!isPaused && today >= returnDayOf(inspected, rules)) return 'return_due'
  if (inspected.isPerishable) return 'perishable'
  if (inspected.isDamaged) return 'damaged'
  return !isPaused && daysBetween(countsFrom(inspected), today) >= rules.overdueAfter ? 'overdue' : null
}

type Place = { name: string; kind: PlaceKind; waiting: number }
type Facts = { isPerishable: boolean; isOversized: boolean }

/**
 * The place for a package: the fridge for what has to stay cold, the floor for what is large, beside another one of the
 * same recipient, or else the emptiest shelf. Lockers are chosen by the desk, because each needs its key.
 */
export function suggestPlace(places: readonly Place[], { isPerishable, isOversized }: Facts, besides: string | null) {
  const ofKind = (kind: PlaceKind) => places.filter((place) => place.kind === kind)
  const needed = isPerishable ? ofKind('fridge') : isOversized ? ofKind('floor') : []
  if (needed.length === 0 && besides !== null && ofKind('shelf').some(({ name }) => name === besides)) return besides
  const candidates = needed.length > 0 ? needed : ofKind('shelf').length > 0 ? ofKind('shelf') : places
  const [emptiest] = candidates.toSorted((a, b) => a.waiting - b.waiting)
  return emptiest?.name ?? null
}

/** Which states may follow a state. What is done can only be undone. */
const followers: Readonly<Record<PackageStatus, readonly PackageStatus[]>> = {
  waiting: ['handed_over', 'declined', 'returned', 'sent', 'withdrawn'],
  declined: ['waiting', 'returned', 'handed_over'],
  handed_over: [],
  returned: [],
  sent: [],
  withdrawn: [],
}

/** Why a package cannot change its state: it has left, or the state belongs to packages of the other direction. */
export function validateTransition(
  { status, direction }: { status: PackageStatus; direction: 'incoming' | 'outgoing' },
  next: PackageStatus,
): 'done' | 'otherDirection' | null {
  if (!followers[status].includes(next)) return 'done'
  const isForIncoming = next === 'declined' || next === 'returned'
  if (direction === 'outgoing' ? isForIncoming : next === 'sent') return 'otherDirection'
  return null
}

/** The last day until which a recipient may have a package wait. */
export const longestPauseOf = (today: Day): Day => addDays(today, longestPauseDays)
