import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { ownsNow } from '#occupancy/owners/server/owns-now.ts'
import { unitOwners } from '#occupancy/owners/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { residents } from '#residents/server/table.ts'
import { units, unitStacks } from '#units/server/table.ts'

/** All homes, lowest floor first. */
export const listPlaces = (db: Database) =>
  db
    .select({ unitId: units.id, unitNumber: units.unitNumber, floor: units.floor, stack: unitStacks.stack })
    .from(units)
    .innerJoin(unitStacks, eq(unitStacks.unitId, units.id))
    .orderBy(units.floor, units.unitNumber)

/** Everyone who lives in the building now, one row per home, and owners of units without living there. */
export async function listCurrentHomes(db: Database, now: Date) {
  const rows = [...(await selectResidents(db)), ...(await selectOwners(db, now))]
  return rows.map(({ email, signInEmail, ...home }) => ({ ...home, email: email ?? signInEmail }))
}

const person = {
  userId: users.id,
  fullName: residents.fullName,
  email: residents.emailPrimary,
  signInEmail: users.email,
  status: users.status,
  unitId: units.id,
  unitNumber: units.unitNumber,
  floor: units.floor,
  stack: unitStacks.stack,
}

/** Owners who get announcements about a unit in which they do not live. */
async function selectOwners(db: Database, now: Date) {
  const livesThere = sql`exists (select from assignments a where a.unit_id = ${unitOwners.unitId}
    and a.resident_id = ${unitOwners.residentId} and a.ended_at is null)`
  const rows = await db
    .select(person)
    .from(unitOwners)
    .innerJoin(residents, eq(residents.id, unitOwners.residentId))
    .innerJoin(users, eq(users.id, residents.userId))
    .innerJoin(units, eq(units.id, unitOwners.unitId))
    .innerJoin(unitStacks, eq(unitStacks.unitId, units.id))
    .where(and(ownsNow(now), eq(unitOwners.getsAnnouncements, true), isNull(users.deletedAt), sql`not ${livesThere}`))
    .orderBy(units.unitNumber, users.id)
  return rows.map((row) => ({ ...row, residenceType: 'owner' as const }))
}

const selectResidents = (db: Database) =>
  db
    .select({ ...person, residenceType: assignments.residenceType })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .innerJoin(users, eq(users.id, residents.userId))
    .innerJoin(units, eq(units.id, assignments.unitId))
    .innerJoin(unitStacks, eq(unitStacks.unitId, units.id))
    .where(and(isNull(assignments.endedAt), isNull(users.deletedAt)))
    .orderBy(units.unitNumber, users.id)

export type CurrentResident = Awaited<ReturnType<typeof listCurrentHomes>>[number]
