import type { Database } from '#platform/server/database/drizzle.ts'
import { facings } from '../choices.ts'
import { buildingSites, floorLayouts, floors } from './table.ts'

type NewTower = { towerFloors: number; firstHomes: number; lastHomes: number; homesPerFloor: number }

/** Creates the floors of a new building: commercial below the homes, mechanical above them. */
export async function createFloors(
  tx: Database,
  { towerFloors, firstHomes, lastHomes, homesPerFloor }: NewTower,
): Promise<void> {
  const layout = 'standard'
  // A quarter of the slots for each side, until the office changes it.
  const sides = Array.from({ length: homesPerFloor }, (_, i) => facings[Math.floor((i * 4) / homesPerFloor)] ?? 'North')
  // Nothing is known about the surroundings, so none are drawn.
  await tx.insert(buildingSites).values({})
  await tx.insert(floorLayouts).values({ layout, facings: sides })
  await tx.insert(floors).values(
    Array.from({ length: towerFloors }, (_, index) => {
      const number = index + 1
      if (number < firstHomes) return { number, kind: 'commercial' as const }
      if (number > lastHomes) return { number, kind: 'mechanical' as const }
      return { number, kind: 'residential' as const, layout, facings: sides }
    }),
  )
}
