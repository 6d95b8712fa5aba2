import { foldedText } from '#platform/text/search/folded-text.ts'
import { displayStatus, meetsCondition, unitConditions, type UnitCondition } from '#units/rules.ts'
import { displayStatuses } from '#units/choices.ts'
import type { ListedUnit } from './contract.ts'

export const sorts = ['-unit', 'unit', 'status', '-status', '-size', 'size', 'tenant', '-tenant'] as const
export type Sort = (typeof sorts)[number]

/** The filter of the unit list; '' filters nothing. */
export type UnitFilterValues = {
  search: string
  floor: string
  area: '' | 'residential' | 'commercial'
  status: '' | UnitCondition
  type: string
  bedrooms: string
  sort: Sort
}

export const badgeOf = (unit: ListedUnit) => displayStatus(unit, unit.tenants.length)

/** The searchable text: the unit, its people, stalls and lockers. */
const label = new WeakMap<ListedUnit, string>()
function textOf(unit: ListedUnit): string {
  const known = label.get(unit)
  if (known !== undefined) return known
  const people = unit.tenants.flatMap(({ fullName, user }) => [fullName, user.email])
  const parts = [unit.unitNumber, unit.unitType, unit.ownerName, ...people]
  const text = foldedText([...parts, ...unit.parkingAllocation, ...unit.storageLockers].join(' '))
  label.set(unit, text)
  return text
}

/** The matching units in the requested order. */
export const filterUnits = (units: readonly ListedUnit[], filter: UnitFilterValues): ListedUnit[] =>
  matchingUnits(units, filter).sort(orders[filter.sort])

/** How many units match. */
export const countUnits = (units: readonly ListedUnit[], filter: UnitFilterValues): number =>
  matchingUnits(units, filter).length

function matchingUnits(units: readonly ListedUnit[], filter: UnitFilterValues): ListedUnit[] {
  const typed = foldedText(filter.search).split(/\s+/).filter(Boolean)
  const fits = (unit: ListedUnit) =>
    (filter.floor === '' || String(unit.floor) === filter.floor) &&
    (filter.area === '' || unit.category.toLowerCase() === filter.area) &&
    (filter.status === '' || meetsCondition(unit, filter.status)) &&
    (filter.type === '' || unit.unitType === filter.type) &&
    (filter.bedrooms === '' || String(unit.bedrooms) === filter.bedrooms) &&
    typed.every((word) => textOf(unit).includes(word))
  return units.filter(fits)
}

type Order = (a: ListedUnit, b: ListedUnit) => number
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byUnit: Order = (a, b) => a.floor - b.floor || compareTexts(a.unitNumber, b.unitNumber)
const byStatus: Order = (a, b) =>
  displayStatuses.indexOf(badgeOf(a)) - displayStatuses.indexOf(badgeOf(b)) || byUnit(a, b)
const bySize: Order = (a, b) => (a.squareFootage ?? 0) - (b.squareFootage ?? 0) || byUnit(a, b)
/** Homes without a tenant come last, whichever way. */
const byTenant =
  (way: 1 | -1): Order =>
  (left, right) => {
    const [a, b] = [left.tenants[0]?.fullName, right.tenants[0]?.fullName]
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined) || byUnit(left, right)
    return way * compareTexts(foldedText(a), foldedText(b)) || byUnit(left, right)
  }
const back =
  (order: Order): Order =>
  (a, b) =>
    order(b, a)

const orders: Record<Sort, Order> = {
  unit: byUnit,
  '-unit': back(byUnit),
  status: byStatus,
  '-status': back(byStatus),
  size: bySize,
  '-size': back(bySize),
  tenant: byTenant(1),
  '-tenant': byTenant(-1),
}

/** The filter's options: values that some unit has. */
export function choicesOf(units: readonly ListedUnit[]) {
  const floors = new Set<number>()
  const types = new Set<string>()
  const bedrooms = new Set<number>()
  for (const unit of units) {
    floors.add(unit.floor)
    if (unit.unitType) types.add(unit.unitType)
    if (unit.bedrooms !== null) bedrooms.add(unit.bedrooms)
  }
  return {
    floors: [...floors].sort((a, b) => b - a),
    types: [...types].sort(compareTexts),
    bedrooms: [...bedrooms].sort((a, b) => a - b),
    statuses: unitConditions.filter((condition) => units.some((unit) => meetsCondition(unit, condition))),
  }
}
