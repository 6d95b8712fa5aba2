import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { units } from './table.ts'

/** A unit of a new floor: its number and place, and what the plan says about it. */
export type PlannedUnit = {
  unitNumber: string
  floor: number
  category: 'Residential' | 'Commercial'
  bedrooms: number | null
  squareFootage: number | null
  balcony: 'Yes' | 'No' | null
}

const atOnce = 500

/** Creates the units of new floors; what the plan does not say is unknown. Returns their ids. The caller audits it. */
export async function createUnits(tx: Database, planned: readonly PlannedUnit[], now: Date): Promise<string[]> {
  const rows = planned.map((unit) => ({
    ...unit,
    id: newId(),
    createdAt: now,
    updatedAt: now,
  }))
  for (let from = 0; from < rows.length; from += atOnce) await tx.insert(units).values(rows.slice(from, from + atOnce))
  return rows.map(({ id }) => id)
}
