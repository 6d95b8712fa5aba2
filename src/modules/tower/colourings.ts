import type { Day } from '#platform/time/dates.ts'
import { daysBetween } from '#platform/time/wall-clock.ts'
import { leaseEndsSoonDays } from '#residents/rules.ts'
import type { UnitOnDay } from './day-contract.ts'
import { facadeStatus } from './geometry/facade.ts'

/** The criteria by which the tower can be coloured. */
export const colourings = ['status', 'requests', 'sla', 'leases', 'vacancy'] as const
export type Colouring = (typeof colourings)[number]
/** The colourings that are available for a past day. */
export const pastColourings: readonly Colouring[] = ['status', 'requests', 'vacancy']

/** The patterns, so that areas can be distinguished without colour. */
export const patterns = ['plain', 'outlined', 'hatched', 'striped', 'banded', 'dotted', 'crossed'] as const
export type Pattern = (typeof patterns)[number]

/** A colour by the name of its design token, with a pattern. */
export type Fill = { cssColour: string; pattern: Pattern }

/** The classes of each colouring in the order of its legend, from harmless to urgent. */
export const classes = {
  status: {
    occupied: { cssColour: 'map-occupied', pattern: 'plain' },
    leased: { cssColour: 'map-leased', pattern: 'banded' },
    vacant: { cssColour: 'map-vacant', pattern: 'outlined' },
    maintenance: { cssColour: 'st-maintenance', pattern: 'hatched' },
  },
  requests: {
    none: { cssColour: 'map-service', pattern: 'plain' },
    days: { cssColour: 'st-reserved', pattern: 'dotted' },
    week: { cssColour: 'st-forsale', pattern: 'striped' },
    month: { cssColour: 'st-maintenance', pattern: 'hatched' },
    longer: { cssColour: 'st-maintenance-fg', pattern: 'crossed' },
  },
  sla: {
    none: { cssColour: 'map-service', pattern: 'plain' },
    running: { cssColour: 'map-occupied', pattern: 'dotted' },
    paused: { cssColour: 'st-vacant', pattern: 'banded' },
    near: { cssColour: 'st-forsale', pattern: 'striped' },
    late: { cssColour: 'st-maintenance', pattern: 'hatched' },
  },
  leases: {
    owner: { cssColour: 'map-service', pattern: 'dotted' },
    later: { cssColour: 'map-occupied', pattern: 'plain' },
    open: { cssColour: 'st-vacant', pattern: 'crossed' },
    half: { cssColour: 'st-reserved', pattern: 'banded' },
    soon: { cssColour: 'st-forsale', pattern: 'striped' },
    ended: { cssColour: 'st-maintenance', pattern: 'hatched' },
    vacant: { cssColour: 'map-vacant', pattern: 'outlined' },
  },
  vacancy: {
    occupied: { cssColour: 'map-service', pattern: 'plain' },
    month: { cssColour: 'st-reserved', pattern: 'dotted' },
    quarter: { cssColour: 'st-forsale', pattern: 'striped' },
    longer: { cssColour: 'st-maintenance', pattern: 'hatched' },
    never: { cssColour: 'map-vacant', pattern: 'outlined' },
  },
} as const satisfies Record<Colouring, Record<string, Fill>>

export type ClassOf<C extends Colouring> = keyof (typeof classes)[C] & string
type Facts = Pick<
  UnitOnDay,
  'category' | 'residence' | 'openRequests' | 'oldestRequest' | 'slaState' | 'leaseEnd' | 'vacantSince'
>

/** Returns the class of a unit on a day. */
const rules: { [C in Colouring]: (unit: Facts, day: Day) => ClassOf<C> } = {
  status: ({ openRequests, residence, category }) =>
    facadeStatus({ openRequests, category, isOccupied: residence !== null }),
  requests: ({ oldestRequest }, day) => {
    if (oldestRequest === null) return 'none'
    const age = daysBetween(oldestRequest, day)
    if (age <= 2) return 'days'
    if (age <= 7) return 'week'
    return age <= 30 ? 'month' : 'longer'
  },
  sla: ({ slaState }) => slaState ?? 'none',
  leases: ({ residence, leaseEnd }, day) => {
    if (residence === null) return 'vacant'
    if (residence === 'owner') return 'owner'
    if (leaseEnd === null) return 'open'
    const left = daysBetween(day, leaseEnd)
    if (left < 0) return 'ended'
    if (left <= leaseEndsSoonDays) return 'soon'
    return left <= 182 ? 'half' : 'later'
  },
  vacancy: ({ residence, vacantSince }, day) => {
    if (residence !== null) return 'occupied'
    if (vacantSince === null) return 'never'
    const age = daysBetween(vacantSince, day)
    if (age <= 30) return 'month'
    return age <= 91 ? 'quarter' : 'longer'
  },
}

export const classOf = (colouring: Colouring, unit: Facts, day: Day): string => rules[colouring](unit, day)

export const fillOf = (colouring: Colouring, name: string): Fill =>
  (classes[colouring] as Record<string, Fill>)[name] ?? { cssColour: 'map-service', pattern: 'plain' }

export const classesOf = (colouring: Colouring): string[] => Object.keys(classes[colouring])

/** The units of each class in the order of the legend; empty classes are included. */
export function sortIntoClasses<U extends Facts>(
  colouring: Colouring,
  units: readonly U[],
  day: Day,
): { name: string; units: U[] }[] {
  const found = new Map<string, U[]>(classesOf(colouring).map((name) => [name, []]))
  for (const unit of units) found.get(classOf(colouring, unit, day))?.push(unit)
  return [...found].map(([name, list]) => ({ name, units: list }))
}
