import type { Day } from '#platform/time/dates.ts'
import type { ListedUnit } from './contract.ts'
import type { BuildingOnDay } from './day-contract.ts'

/** Parses a past day within the records; null for anything else, and for today. */
export function pastDay(text: string | undefined, today: Day): Day | null {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return null
  return text < today ? text : null
}

/** The units on that day: occupancy and open requests, without names. */
export function unitsOnDay(units: readonly ListedUnit[], { units: then }: BuildingOnDay): ListedUnit[] {
  const byId = new Map(then.map((unit) => [unit.id, unit]))
  return units.map((unit) => {
    const past = byId.get(unit.id)
    const openRequests = past?.openRequests ?? 0
    return {
      ...unit,
      isOccupied: past?.residence != null,
      openRequests,
      hasMaintenanceIssue: openRequests > 0,
      tenant: null,
      tenants: [],
    }
  })
}
