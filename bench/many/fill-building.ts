import { users } from '#accounts/server/table.ts'
import { aUser } from '#demo/examples.ts'
import { insertAll } from '#demo/insert-all.ts'
import { defaultLocale } from '#platform/locale/locale.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { createBuilding } from '#set-up/server/create-building.ts'
import { addLargeBuilding } from '../rows/crowd.ts'
import { copyFinishedRequests } from '../rows/many-requests.ts'
import { addVisits } from '../rows/visits.ts'
import { addRequestHistory } from '../rows/request-history.ts'

/** What a building contains; of each request there are also five notes and audit rows. */
export type BuildingSize = { units: number; residents: number; requests: number }

/** As in the towers of `addLargeBuilding`. */
const floors = { towerFloors: 32, firstHomes: 5, lastHomes: 31, homesPerFloor: 15 }
const office = ['staff', 'staff', 'staff', 'maintenance', 'maintenance', 'concierge'] as const
/** Requests that the program's own rows describe; the others are copies of finished ones. */
const filedShare = 0.2

/** Creates the building with its administrator, and fills it with people, requests, visits and their history. */
export async function fillBuilding(
  db: Database,
  { slug, number, size, now }: { slug: string; number: number; size: BuildingSize; now: Date },
): Promise<void> {
  await db.transaction((tx) => createBuilding(tx, newBuilding(slug, number, now), now))
  await insertAll(
    db,
    users,
    office.map((role, place) => aUser({ id: newId(), role, email: `${role}.${place}@${slug}.test` })),
  )
  const requests = Math.round(size.requests * filedShare)
  await addLargeBuilding(db, { ...size, requests, openRequests: Math.round(size.units / 2) }, now, number)
  await copyFinishedRequests(db, size.requests)
  await addRequestHistory(db)
  await addVisits(db)
}

export const newBuilding = (slug: string, number: number, now: Date): Parameters<typeof createBuilding>[1] => ({
  profile: { name: slug, code: `T${number}`, street: '1 Street', officeEmail: 'a@b.example', timeZone: 'UTC' },
  locale: defaultLocale,
  floors,
  administrator: {
    email: `admin@${slug}.test`,
    firstName: 'Ada',
    lastName: 'Park',
    passwordHash: 'none',
    passwordChangedAt: now,
  },
})
