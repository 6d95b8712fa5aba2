import type { FloorKind } from '#building/choices.ts'
import type { BalconyChoice, DisplayStatus, ListingKind, UnitCategory, UnitStatus } from './choices.ts'

/** Statuses set by the office, independent of occupancy. */
export const typedStatuses = ['For Sale', 'Under Renovation', 'Reserved'] as const satisfies readonly UnitStatus[]
export const isTypedStatus = (status: UnitStatus) => typedStatuses.some((typed) => typed === status)

/** The badge of a unit: the typed status, else its occupancy in the words of its category. */
export function displayStatus(
  unit: { category: UnitCategory; status: UnitStatus },
  activeAssignments: number,
): DisplayStatus {
  if (isTypedStatus(unit.status)) return unit.status
  const isOccupied = activeAssignments > 0
  if (unit.category === 'Commercial') return isOccupied ? 'Leased' : 'Available'
  return isOccupied ? 'Occupied' : 'Vacant'
}

/** How many balconies a unit has: null while it is unknown. */
export const countBalconies = ({
  balcony,
  balconyCount,
}: {
  balcony: BalconyChoice | null
  balconyCount: number | null
}): number | null => (balcony === null ? null : balcony === 'No' ? 0 : Math.max(1, balconyCount ?? 1))

/** Occupied: a resident lives there now, whatever the status. Vacant is the opposite. */
export const isOccupied = (activeAssignments: number) => activeAssignments > 0

/** What a list of units can be limited to. These overlap: each unit is occupied or vacant, and can be more. */
export const unitConditions = [
  'Occupied',
  'Vacant',
  'For Sale',
  'Under Renovation',
  'Reserved',
  'Leased',
  'Available',
  'Maintenance',
] as const
export type UnitCondition = (typeof unitConditions)[number]
type ConditionFacts = { category: UnitCategory; status: UnitStatus; isOccupied: boolean; openRequests: number }

/** The definition of each condition. `isUnitCondition` of the server says the same in SQL. */
export const meetsCondition = (unit: ConditionFacts, condition: UnitCondition): boolean => {
  switch (condition) {
    case 'Occupied':
      return unit.isOccupied
    case 'Vacant':
      return !unit.isOccupied
    case 'Leased':
      return unit.isOccupied && unit.category === 'Commercial'
    case 'Available':
      return !unit.isOccupied && unit.category === 'Commercial'
    case 'Maintenance':
      return unit.openRequests > 0
    default:
      return unit.status === condition
  }
}

export const countUnits = (units: readonly ConditionFacts[], condition: UnitCondition) =>
  units.filter((unit) => meetsCondition(unit, condition)).length

/** The badge of a unit in the simulation, which shows one status only. */
export function simulationStatus(
  unit: { status: UnitStatus },
  activeAssignments: number,
): 'For Sale' | 'Occupied' | 'Vacant' {
  if (unit.status === 'For Sale') return 'For Sale'
  return isOccupied(activeAssignments) ? 'Occupied' : 'Vacant'
}

/** The stored status after a move: a typed status stays, otherwise it follows the remaining residents. */
export const statusAfterMove = (status: UnitStatus, activeAssignments: number): UnitStatus => {
  if (isTypedStatus(status)) return status
  return isOccupied(activeAssignments) ? 'Occupied' : 'Vacant'
}

/**
 * The listings that end when a resident moves in. A unit with a new owner, or the first resident of an empty one, is no
 * longer offered. A tenant who joins an occupied unit ends its lease only, because an owner may sell a unit that is
 * let. A tenant in place of the only one moves into an empty unit. The dialog that assigns a resident says what ends.
 */
export const listingsEndedByMove = (isOwner: boolean, residentsBefore: number): ListingKind[] =>
  isOwner || residentsBefore === 0 ? ['sale', 'lease'] : ['lease']

/** The listings that end with a new status: Occupied and Reserved end both, a sale also ends with For Sale. */
export function listingsEndedByStatus(before: UnitStatus, after: UnitStatus): ListingKind[] {
  if (after === before) return []
  if (after === 'Occupied' || after === 'Reserved') return ['sale', 'lease']
  return before === 'For Sale' ? ['sale'] : []
}

/** A change can be undone unless it sets a door code or ends listings, which are never published again by the program. */
export const isUndoable = (
  before: { status: UnitStatus },
  changes: { status?: UnitStatus | undefined; keypadCode?: string | null | undefined },
) =>
  changes.keypadCode === undefined && listingsEndedByStatus(before.status, changes.status ?? before.status).length === 0

/** The default category of a new unit, also used by the area filter. */
export const categoryByFloor = (floor: number, commercialUpToFloor = 3): UnitCategory =>
  floor <= commercialUpToFloor ? 'Commercial' : 'Residential'

/** The same where the kind of the floor is known: that of a floor for homes or shops takes precedence. */
export const categoryOfFloor = (
  floor: number,
  kind: FloorKind | undefined,
  commercialUpToFloor?: number,
): UnitCategory =>
  kind === 'commercial'
    ? 'Commercial'
    : kind === 'residential'
      ? 'Residential'
      : categoryByFloor(floor, commercialUpToFloor)

/** The keypad code is requested and shown only for locks with a keypad. */
export const hasKeypad = (lockType: string | null) => lockType === 'Keypad' || lockType === 'Electronic'

/** Whether a unit has a door code at all: a mechanical lock has none, unless the office has entered one. */
export const hasDoorCode = (unit: { lockType: string | null; hasKeypadCode: boolean }) =>
  hasKeypad(unit.lockType) || unit.hasKeypadCode

/** `unitType` may contain the category, as the specified client sends it; null for other values. */
export function categoryOfType(unitType: string): UnitCategory | null {
  const text = unitType.trim().toLowerCase()
  if (text === 'commercial') return 'Commercial'
  return text === 'residential' || text === 'standard' ? 'Residential' : null
}

/** Whether a code is the mask that was shown, and so unchanged. */
export const isMasked = (code: string) => /^[•*●]+$/.test(code)
