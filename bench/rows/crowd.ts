import { eq, isNull, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { chanceOf, type Chance } from '#demo/chance.ts'
import { insertAll } from '#demo/insert-all.ts'
import { fullNameOf, householdNames, phone, plain } from '#demo/people/names.ts'
import { aRequest, aResident, aUnit, aUser, anAssignment } from '#demo/examples.ts'
import { statuses } from '#maintenance/requests/choices.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'

export type Crowd = { units: number; residents: number; requests: number; openRequests: number }

const floorsOf = { first: 5, count: 27, slots: 15 }
const subjects = [
  ['Kitchen tap drips', 'plumbing'],
  ['No hot water in the bathroom', 'plumbing'],
  ['Balcony door does not lock', 'security'],
  ['Radiator stays cold', 'hvac'],
  ['Breaker trips when the oven is on', 'electrical'],
  ['Dishwasher leaks onto the floor', 'appliances'],
  ['Hallway light flickers', 'electrical'],
  ['Smell of damp in the closet', 'general'],
] as const
const day = 86_400_000
/** How many rows one statement inserts. */
const partSize = 4_000

/** Adds units, people and requests to an existing building. Every run adds the same ones for a seed. */
export async function addLargeBuilding(db: Database, size: Crowd, now: Date, seed = 40_000): Promise<void> {
  const chance = chanceOf(seed)
  const homes = Array.from({ length: size.units }, (_, place) => unitAt(place, chance, now))
  await inParts(homes, (rows) => insertAll(db, units, rows))
  const people = Array.from({ length: size.residents }, (_, place) => personAt(place, homes, chance, now))
  await inParts(people, (rows) =>
    insertAll(
      db,
      users,
      rows.map(({ user }) => user),
    ),
  )
  await inParts(people, (rows) =>
    insertAll(
      db,
      residents,
      rows.map(({ resident }) => resident),
    ),
  )
  await inParts(people, (rows) =>
    db.transaction(async (tx) => {
      // Skips the trigger that checks for a second home: no resident here has one, and the checks would take most of the time.
      await tx.execute(sql`set local session_replication_role = replica`)
      await insertAll(
        tx,
        assignments,
        rows.map(({ assignment }) => assignment),
      )
    }),
  )
  await addRequests(db, size, now, chance)
}

/** Files requests of the residents of a building; the first `openRequests` are open. */
export async function addRequests(
  db: Database,
  { requests: count, openRequests }: Pick<Crowd, 'requests' | 'openRequests'>,
  now: Date,
  chance = chanceOf(10_000),
): Promise<void> {
  const homes = await db
    .select({ unitId: assignments.unitId, residentId: residents.id, userId: residents.userId })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .where(isNull(assignments.endedAt))
    .orderBy(assignments.id)
  const office = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`role <> 'tenant'`)
    .orderBy(users.id)
  const requestAt = (place: number) => {
    const { unitId, residentId, userId } = chance.pick(homes)
    const isOpen = place < openRequests
    const status = isOpen ? chance.pick(statuses.slice(0, 4)) : chance.is(0.9) ? 'completed' : 'cancelled'
    const [title, category] = chance.pick(subjects)
    const createdAt = new Date(now.getTime() - chance.between(1, isOpen ? 60 : 900) * day)
    const completedAt = status === 'completed' ? new Date(createdAt.getTime() + day) : null
    // Otherwise the program would close all of them in its first hours, while it is measured.
    const confirmedAt = completedAt && completedAt.getTime() < now.getTime() - 6 * day ? completedAt : null
    return aRequest({
      id: chance.id(createdAt),
      number: 100_000 + place,
      title,
      category,
      status,
      priority: chance.pick(['low', 'normal', 'normal', 'high', 'urgent']),
      createdAt,
      updatedAt: createdAt,
      unitId,
      residentId,
      reportedBy: userId,
      waitingOnSince: createdAt,
      assignedTo: status === 'pending' ? null : chance.pick(office).id,
      completedAt,
      confirmedAt,
      ...(confirmedAt && {
        confirmedHow: 'silence',
        waitingOn: 'nobody',
        waitingOnReasonCode: 'closed_without_answer',
      }),
    })
  }
  // In parts, because millions of requests do not fit in memory.
  for (let at = 0; at < count; at += partSize)
    await insertAll(
      db,
      requests,
      Array.from({ length: Math.min(partSize, count - at) }, (_, place) => requestAt(at + place)),
    )
  // Not the whole database, which may have other buildings.
  await db.execute(sql`analyze units, users, residents, assignments, maintenance_requests`)
}

/** Towers with about four hundred homes each: 07-1204 is floor 12, slot 04 of the seventh tower. */
function unitAt(place: number, chance: Chance, now: Date) {
  const perTower = floorsOf.count * floorsOf.slots
  const tower = String(Math.floor(place / perTower) + 1).padStart(2, '0')
  const floor = floorsOf.first + Math.floor((place % perTower) / floorsOf.slots)
  const slot = String((place % floorsOf.slots) + 1).padStart(2, '0')
  const bedrooms = chance.between(1, 3)
  return aUnit({
    id: chance.id(now),
    unitNumber: `${tower}-${floor}${slot}`,
    floor,
    bedrooms,
    unitType: ['One bedroom', 'Two bedroom', 'Three bedroom'][bedrooms - 1] ?? null,
    status: 'Occupied',
  })
}

/** With the default sizes, every other home has one person and the rest have two. */
function personAt(place: number, homes: readonly { id: string }[], chance: Chance, now: Date) {
  const [name] = householdNames(1, chance)
  const since = new Date(now.getTime() - chance.between(20, 3000) * day)
  const first = place < homes.length
  const owner = chance.is(0.4)
  const start = since.toISOString().slice(0, 10)
  const { first: firstName, last: lastName } = name ?? { first: 'Noor', last: 'Haddad' }
  const email = `${plain(firstName)}.${plain(lastName)}.${place}@mail.example`
  const times = { createdAt: since, updatedAt: since }
  const user = aUser({
    id: chance.id(since),
    email,
    firstName,
    lastName,
    role: 'tenant',
    phone: phone(chance),
    ...times,
  })
  const resident = aResident({
    id: chance.id(since),
    userId: user.id,
    fullName: fullNameOf({ first: firstName, last: lastName }),
    preferredName: null,
    emailPrimary: email,
    phonePrimary: phone(chance),
    ...times,
    tenantType: owner ? 'Owner' : 'Renter',
    startDateOccupancy: start,
    endDateOccupancy: owner ? null : addDays(start, chance.between(3000, 3700)),
  })
  const assignment = anAssignment({
    id: chance.id(since),
    residentId: resident.id,
    unitId: homes[place % homes.length]?.id ?? '',
    residenceType: owner ? 'owner' : 'renter',
    rank: first ? 'primary' : 'secondary',
    startedAt: since,
    ...times,
  })
  return { user, resident, assignment }
}

async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<void>) {
  for (let at = 0; at < rows.length; at += partSize) await insert(rows.slice(at, at + partSize))
}
