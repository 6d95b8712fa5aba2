import type { Day } from '#platform/dates.ts'
import type { Unit } from './contract.ts'
import type { BuildingOnDay } from './day-contract.ts'

/** A day out of an address: one on file, at the latest today; null for anything else, and for today itself. */
export function pastDay(asked: string | undefined, today: Day): Day | null {
  if (asked === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(asked) || Number.isNaN(Date.parse(asked))) return null
  return asked < today ? asked : null
}

/** The units as they stood on that day: who held them and what was open, and nobody's name. */
export function unitsOnDay(units: readonly Unit[], { units: then }: BuildingOnDay): Unit[] {
  const byId = new Map(then.map((unit) => [unit.id, unit]))
  return units.map((unit) => {
    const stood = byId.get(unit.id)
    const openRequests = stood?.openRequests ?? 0
    return {
      ...unit,
      isOccupied: stood?.residence != null,
      openRequests,
      hasMaintenanceIssue: openRequests > 0,
      tenant: null,
      tenants: [],
    }
  })
}
