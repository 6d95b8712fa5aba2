import { eq } from 'drizzle-orm'
import { notFound, stale } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { OwnProfile } from '#residents/resident.ts'
import type { OwnProfileChanges } from '#residents/own-contract.ts'
import { holdResident, type Tools, writeResident } from '#residents/server/store.ts'
import { tenants } from '#residents/server/table.ts'
import { findOwnProfile } from './residents.ts'

/**
 * A resident changes how they are reached. Somebody else's record is 404; 412 with the present record when the office
 * was faster.
 */
export async function changeOwnProfile(
  db: Database,
  tools: Tools,
  id: string,
  changes: OwnProfileChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
) {
  await db.transaction(async (tx) => {
    const [own] = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.userId, by.id))
    if (own?.id !== id) throw notFound('Tenant')
    const held = await holdResident(tx, id)
    // What the office keeps for itself is no part of what a refusal shows either.
    if (ifMatch !== null && ifMatch !== held.tenant.version)
      throw stale(OwnProfile.parse(await findOwnProfile(tx, by.id, by.id)))
    await writeResident(tx, tools, held, changes, by, now)
  })
  return findOwnProfile(db, by.id, by.id)
}
