import { displayStatus, typedStatuses } from '#units/rules.ts'
import { displayStatuses, type DisplayStatus } from '#units/contract.ts'
import type { Unit } from './contract.ts'

export const sorts = ['-unit', 'unit', 'status', '-status', '-size', 'size', 'tenant', '-tenant'] as const
export type Sort = (typeof sorts)[number]

/** What the office asks of the list; '' filters nothing. */
export type AskedUnits = {
  search: string
  floor: string
  area: '' | 'residential' | 'commercial'
  status: '' | DisplayStatus
  type: string
  bedrooms: string
  sort: Sort
}

export const badgeOf = (unit: Unit) => displayStatus(unit, unit.tenants.length)

/** Whether a status asked for tells of who holds a unit, unless something else was typed. */
export const isHeldOrNot = (status: AskedUnits['status']) =>
  status !== '' && !typedStatuses.some((typed) => typed === status)

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What the search looks through: the unit, its people, its stalls and lockers. */
const told = new WeakMap<Unit, string>()
function wordsOf(unit: Unit): string {
  const known = told.get(unit)
  if (known !== undefined) return known
  const people = unit.tenants.flatMap(({ fullName, user }) => [fullName, user.email])
  const parts = [unit.unitNumber, unit.unitType, unit.ownerName, ...people]
  const text = plain([...parts, ...unit.parkingAllocation, ...unit.storageLockers].join(' '))
  told.set(unit, text)
  return text
}

/** The units that fit, in the order asked for. */
export function askedUnits(units: readonly Unit[], asked: AskedUnits): Unit[] {
  const typed = plain(asked.search).split(/\s+/).filter(Boolean)
  const fits = (unit: Unit) =>
    (asked.floor === '' || String(unit.floor) === asked.floor) &&
    (asked.area === '' || unit.category.toLowerCase() === asked.area) &&
    (asked.status === '' || badgeOf(unit) === asked.status) &&
    (asked.type === '' || unit.unitType === asked.type) &&
    (asked.bedrooms === '' || String(unit.bedrooms) === asked.bedrooms) &&
    typed.every((word) => wordsOf(unit).includes(word))
  return units.filter(fits).sort(orders[asked.sort])
}

type Order = (one: Unit, other: Unit) => number
const text = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const byUnit: Order = (one, other) => one.floor - other.floor || text(one.unitNumber, other.unitNumber)
const byStatus: Order = (one, other) =>
  displayStatuses.indexOf(badgeOf(one)) - displayStatuses.indexOf(badgeOf(other)) || byUnit(one, other)
const bySize: Order = (one, other) => (one.squareFootage ?? 0) - (other.squareFootage ?? 0) || byUnit(one, other)
/** Homes without a tenant come last, whichever way. */
const byTenant =
  (way: 1 | -1): Order =>
  (one, other) => {
    const [a, b] = [one.tenant?.fullName, other.tenant?.fullName]
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined) || byUnit(one, other)
    return way * text(plain(a), plain(b)) || byUnit(one, other)
  }
const back =
  (order: Order): Order =>
  (one, other) =>
    order(other, one)

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

/** What the filters offer: only what some unit has. */
export function choicesOf(units: readonly Unit[]) {
  const floors = new Set<number>()
  const types = new Set<string>()
  const bedrooms = new Set<number>()
  const statuses = new Set<DisplayStatus>()
  for (const unit of units) {
    floors.add(unit.floor)
    if (unit.unitType) types.add(unit.unitType)
    if (unit.bedrooms !== null) bedrooms.add(unit.bedrooms)
    statuses.add(badgeOf(unit))
  }
  return {
    floors: [...floors].sort((a, b) => b - a),
    types: [...types].sort(text),
    bedrooms: [...bedrooms].sort((a, b) => a - b),
    statuses: displayStatuses.filter((status) => statuses.has(status)),
  }
}
