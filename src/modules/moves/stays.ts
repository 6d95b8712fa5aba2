import type { Day } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { hasDoorCode } from '#units/rules.ts'
import type { DoorCodeState } from './schemas.ts'
import type { Overlap } from './contract.ts'

/** A resident's time in a unit: of a present resident, or from the day of a planned move in. */
export type Stay = Overlap & {
  unitId: string
  /** The unit has got the code of those who follow, and this resident has only the former one. */
  hasFormerCode: boolean
}

/** The stays of other residents that end or begin after the first day of newcomers; all present ones without a day. */
export const overlapsOf = (
  stays: readonly Stay[],
  unitId: string,
  firstDay: Day | null,
  newcomers: ReadonlySet<string>,
): Stay[] =>
  stays.filter(
    (stay) =>
      stay.unitId === unitId &&
      !newcomers.has(stay.id) &&
      (stay.lastDay === null || firstDay === null || stay.lastDay >= firstDay),
  )

/** The first day after everyone named has left; null when one of them stays or comes later. */
export function firstFreeDay(overlaps: readonly Pick<Overlap, 'firstDay' | 'lastDay'>[]): Day | null {
  const last = overlaps.map(({ firstDay, lastDay }) => (firstDay === null ? lastDay : null))
  if (last.includes(null)) return null
  const latest = last
    .filter((day) => day !== null)
    .toSorted()
    .at(-1)
  return latest === undefined ? null : addDays(latest, 1)
}

type Lock = { lockType: string | null; hasKeypadCode: boolean; isKeypadCodeOutdated: boolean }

/** Whether the door code of a unit is new on this day: residents who have left by then do not know it. */
export function doorCodeState(lock: Lock, stays: readonly Stay[], day: Day): DoorCodeState {
  if (!hasDoorCode(lock)) return 'none'
  const leaving = stays.filter(({ firstDay, lastDay }) => firstDay === null && lastDay !== null && lastDay < day)
  const isNew = leaving.every(({ hasFormerCode }) => hasFormerCode)
  return lock.hasKeypadCode && !lock.isKeypadCodeOutdated && isNew ? 'set' : 'to_set'
}
