import { parseArgs } from 'node:util'
import type { DatabaseConfig } from '#platform/server/database/hosts/database-hosts.ts'
import { createBuildings, type PlannedBuilding } from './create-buildings.ts'
import { type BuildingSize, fillBuilding } from './fill-building.ts'

/** One of 200; together they have 40,000 units, 60,000 people, 2,000,000 requests, and 10,000,000 notes and audit rows. */
const usualSize: BuildingSize = { units: 200, residents: 300, requests: 10_000 }
/** One more, twenty times as large. */
const largeSize: BuildingSize = { units: 4_000, residents: 6_000, requests: 200_000 }
export const largeSlug = 'large-tower'

/** `--buildings=20` for a quick trial; `--data=folder` for data that stay, and from which an interrupted run goes on; `--warm` calls of each kind in each building first; `--url` of a database that is not the embedded one, such as Citus. */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      buildings: { type: 'string', default: '200' },
      data: { type: 'string' },
      rounds: { type: 'string', default: '100' },
      warm: { type: 'string', default: '3' },
      url: { type: 'string' },
    },
  })
  const { buildings, data = null, rounds, warm, url = null } = values
  return { buildings: Number(buildings), data, rounds: Number(rounds), warmUps: Number(warm), url }
}

export const slugsOf = (buildings: number) => Array.from({ length: buildings }, (_, place) => `tower-${place + 1}`)

/** Creates the buildings of the run that are not there yet; prints how far it is. */
export async function createBuildingsOfRun(connection: DatabaseConfig, buildings: number): Promise<void> {
  const now = new Date()
  const began = performance.now()
  const plan = (slug: string, place: number, size: BuildingSize): PlannedBuilding => ({
    slug,
    fill: (db) => fillBuilding(db, { slug, number: place + 1, size, now }),
  })
  // The large one early, because it takes longest.
  const [first, ...others] = slugsOf(buildings).map((slug, place) => plan(slug, place, usualSize))
  const planned = [first, plan(largeSlug, buildings, largeSize), ...others].filter((building) => building !== undefined)
  await createBuildings(connection, planned, (created, of) => {
    const seconds = Math.round((performance.now() - began) / 1000)
    if (created % 10 === 0 || created === of) console.log(`${created} of ${of} buildings created in ${seconds} s.`)
  })
}
