import type { UnitStatus } from '#units/choices.ts'
import { isTypedStatus, isUndoable } from '#units/rules.ts'
import { manyWords } from './messages/many.ts'

/**
 * The statuses that many units get at once; with `Vacant` a unit has none of its own, and its residents decide. Reserved is
 * not among them, because it ends listings, which no undo publishes again.
 */
export const statusesOfMany = ['For Sale', 'Under Renovation', 'Vacant'] as const
export type StatusOfMany = (typeof statusesOfMany)[number]

/** Why a unit would not change; null when it would. */
export function validateStatusOfMany(next: StatusOfMany, unit: { status: UnitStatus }): string | null {
  if (next === unit.status) return manyWords.already
  if (next === 'Vacant' && !isTypedStatus(unit.status)) return manyWords.none
  return isUndoable(unit, { status: next }) ? null : manyWords.endsListing
}
