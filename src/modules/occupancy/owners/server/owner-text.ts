import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { ownerText } from '../rules.ts'
import { ownsNow } from './owns-now.ts'
import { writeResidenceTypes } from './owner-occupants.ts'
import { unitOwners } from './table.ts'

const longestText = 200

/**
 * Writes the names of the present owners into the unit, where the specified calls, the search and exports read them, and
 * who of its residents lives there as an owner.
 */
export async function writeOwnerText(tx: Database, unitId: string, by: Author | null, now: Date): Promise<void> {
  const ownerName = await findOwnerText(tx, unitId, ownsNow(now))
  await tx
    .update(units)
    .set({ ownerName, version: sql`${units.version} + 1`, updatedAt: now })
    .where(and(eq(units.id, unitId), sql`${units.ownerName} is distinct from ${ownerName}`))
  await writeResidenceTypes(tx, unitId, by, now)
}

/**
 * Adds a resident, with a share that is not known, to the recorded owners of a unit that has others. For the specified call,
 * which says that a resident is an owner and is never rejected for what the office has recorded.
 */
export async function recordAsOwner(
  tx: Database,
  unitId: string,
  residentId: string,
  by: Author,
  now: Date,
): Promise<void> {
  const owners = await tx
    .select({ residentId: unitOwners.residentId })
    .from(unitOwners)
    .where(and(eq(unitOwners.unitId, unitId), ownsNow(now)))
  if (owners.length === 0 || owners.some((owner) => owner.residentId === residentId)) return
  const times = { createdAt: now, updatedAt: now }
  await tx.insert(unitOwners).values({ id: newId(), unitId, residentId, position: owners.length, ...times })
  await writeOwnerText(tx, unitId, by, now)
  await notifyChanged(tx, { topic: 'owners' })
}

/** The names of the owners of a unit that a condition selects, as its text. */
export async function findOwnerText(tx: Database, unitId: string, which: SQL): Promise<string | null> {
  const owners = await tx
    .select({ name: sql<string>`coalesce(${residents.fullName}, ${unitOwners.name})` })
    .from(unitOwners)
    .leftJoin(residents, eq(residents.id, unitOwners.residentId))
    .where(and(eq(unitOwners.unitId, unitId), isNull(unitOwners.until), which))
    .orderBy(asc(unitOwners.position), asc(unitOwners.id))
  return ownerText(
    owners.map(({ name }) => name),
    longestText,
  )
}
