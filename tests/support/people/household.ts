import { eq } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'

let unitCount = 0

/** Creates a unit and a resident's record of this person who lives there. */
export async function addHome(
  db: Database,
  person: { id: string; firstName: string; lastName: string },
  now = new Date(),
  ofUnit: Parameters<typeof addUnit>[1] = {},
) {
  const unit = await addUnit(db, ofUnit)
  const residentId = newId()
  await db
    .insert(residents)
    .values({ id: residentId, userId: person.id, fullName: `${person.firstName} ${person.lastName}` })
  const assignmentId = newId()
  await db.insert(assignments).values({
    id: assignmentId,
    unitId: unit.id,
    residentId,
    residenceType: 'renter',
    rank: 'primary',
    startedAt: new Date(now.getTime() - 86_400_000),
  })
  return { unit, residentId, assignmentId }
}

/** Ends the tenancies of a resident, who now lives in a unit. */
export async function moveInto(db: Database, residentId: string, unitId: string, now = new Date()): Promise<void> {
  await db.update(assignments).set({ endedAt: now }).where(eq(assignments.residentId, residentId))
  const home = { residentId, unitId, residenceType: 'renter' as const, rank: 'primary' as const }
  await db.insert(assignments).values({ id: newId(), ...home, startedAt: now })
}

export async function addUnit(db: Database, more: Partial<typeof units.$inferInsert> = {}) {
  unitCount += 1
  // Floors 12 and 13 are those of units that calls with a valid body add.
  const block = Math.floor(unitCount / 16)
  const floor = block < 2 ? 10 + block : 12 + block
  const unit = {
    id: newId(),
    unitNumber: `${floor}${String((unitCount % 16) + 1).padStart(2, '0')}`,
    floor,
  }
  await db.insert(units).values({ ...unit, ...more })
  return unit
}
