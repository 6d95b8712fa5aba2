import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { seal, sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import { units } from '#units/server/table.ts'
import { lockHousehold, type UnitRow } from './household.ts'
import { assignments } from './table.ts'

type Assignment = typeof assignments.$inferSelect

/**
 * The sealed door code that a resident has of a home: that of the unit, but not one that former residents know and
 * they do not, nor the next one of a home that they leave. A planned move of today begins at midnight, before a resident
 * who left this morning, so the moment of the assignment counts.
 */
export function doorCode(home: Assignment, ofUnit: string | null, outdatedAt: Date | null): string[] {
  const isOutdated = outdatedAt !== null && home.createdAt >= outdatedAt
  const sealed = home.nextDoorCodeAt !== null ? home.keypadCodeSealed : isOutdated ? null : ofUnit
  return sealed === null ? [] : [sealed]
}

/** Opens the code of `doorCode`. */
export const openDoorCode = (key: Buffer, { id, unitId, nextDoorCodeAt }: Assignment, sealed: string) =>
  unseal(key, sealed, nextDoorCodeAt === null ? ofUnit(unitId) : ofHome(id))

/** The code that opens the door of a home today: that of a resident who lives there, or that of an empty unit; null for none. */
export async function openUnitDoorCode(db: Database, key: Buffer, unitId: string): Promise<string | null> {
  const [unit] = await db
    .select({ sealed: units.keypadCodeSealed, outdatedAt: units.keypadCodeOutdatedAt })
    .from(units)
    .where(eq(units.id, unitId))
  const homes = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.unitId, unitId), isNull(assignments.endedAt)))
    .orderBy(asc(assignments.startedAt), asc(assignments.id))
  for (const home of homes) {
    const [sealed] = doorCode(home, unit?.sealed ?? null, null)
    if (sealed !== undefined) return openDoorCode(key, home, sealed)
  }
  return unit?.sealed ? unseal(key, unit.sealed, ofUnit(unitId)) : null
}

const ofUnit = (unitId: string) => sealedPlace('units', unitId, 'keypadCode')
export const ofHome = (assignmentId: string) => sealedPlace('assignments', assignmentId, 'keypadCode')

/**
 * Before a locked unit gets a new door code: when all its residents are leaving, the new one is for those who follow,
 * and each keeps the code that they have.
 */
export async function keepDoorCode(
  tx: Database,
  unit: UnitRow,
  leaving: ReadonlySet<string>,
  secretKey: Buffer,
  now: Date,
): Promise<void> {
  const household = await lockHousehold(tx, unit.id)
  if (!household.every(({ residentId }) => leaving.has(residentId))) return
  for (const home of household.filter(({ nextDoorCodeAt }) => nextDoorCodeAt === null)) {
    const [sealed] = doorCode(home, unit.keypadCodeSealed, unit.keypadCodeOutdatedAt)
    const code = sealed === undefined ? null : openDoorCode(secretKey, home, sealed)
    const keypadCodeSealed = code === null ? null : seal(secretKey, code, ofHome(home.id))
    await tx.update(assignments).set({ nextDoorCodeAt: now, keypadCodeSealed }).where(eq(assignments.id, home.id))
  }
}

/** Residents who stay after all have the door code of the unit. */
export async function shareDoorCode(tx: Database, unitId: string, residentIds: readonly string[]): Promise<void> {
  const stay = and(
    eq(assignments.unitId, unitId),
    inArray(assignments.residentId, [...residentIds]),
    isNull(assignments.endedAt),
  )
  await tx.update(assignments).set({ nextDoorCodeAt: null, keypadCodeSealed: null }).where(stay)
}

/**
 * A resident or household member with the door code left, so that the office has to set a new one. The earliest such
 * instant stays, so that nobody who moved in after it sees the code when another one leaves.
 */
export async function markDoorCode(tx: Database, unitId: string, since: Date): Promise<void> {
  await tx
    .update(units)
    .set({ keypadCodeOutdatedAt: since })
    .where(and(eq(units.id, unitId), isNotNull(units.keypadCodeSealed), isNull(units.keypadCodeOutdatedAt)))
}
