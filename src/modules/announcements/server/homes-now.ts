import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
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

/** Everyone who lives in the building now, one row per home. */
export async function listCurrentHomes(db: Database) {
  const rows = await db
    .select({
      userId: users.id,
      fullName: residents.fullName,
      email: residents.emailPrimary,
      signInEmail: users.email,
      status: users.status,
      unitId: units.id,
      unitNumber: units.unitNumber,
      floor: units.floor,
      stack: unitStacks.stack,
      residenceType: assignments.residenceType,
    })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .innerJoin(users, eq(users.id, residents.userId))
    .innerJoin(units, eq(units.id, assignments.unitId))
    .innerJoin(unitStacks, eq(unitStacks.unitId, units.id))
    .where(and(isNull(assignments.endedAt), isNull(users.deletedAt)))
    .orderBy(units.unitNumber, users.id)
  return rows.map(({ email, signInEmail, ...home }) => ({ ...home, email: email ?? signInEmail }))
}

export type CurrentResident = Awaited<ReturnType<typeof listCurrentHomes>>[number]
