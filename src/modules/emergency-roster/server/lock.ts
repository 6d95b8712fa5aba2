import { sql } from 'drizzle-orm'
import { type Author, nameOf } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { LockInput } from '../office-schemas.ts'
import type { Lock } from '../sealed-shapes.ts'
import { recordRoster } from './record.ts'
import { emergencyLocks } from './table.ts'

type Row = typeof emergencyLocks.$inferSelect

/** The key pair of the present passphrase; null before the office sets one. */
export async function findLock(db: Database): Promise<Row | null> {
  const [current] = await db.select().from(emergencyLocks)
  return current ?? null
}

/** What a browser needs to open copies. */
export const toLock = ({ id, salt, iterations, wrapIv, wrappedKey }: Row): Lock => ({
  id,
  salt,
  iterations,
  wrapIv,
  wrappedKey,
})

/** Replaces the passphrase: from now on copies are sealed for the new one, and the former private key is deleted. */
export async function setPassphrase(db: Database, input: LockInput, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    // The whole table, so that simultaneous calls leave one row.
    await tx.execute(sql`lock table emergency_locks in share row exclusive mode`)
    await tx.delete(emergencyLocks)
    const id = newId()
    await tx.insert(emergencyLocks).values({ ...input, id, setAt: now, setBy: by.id })
    await recordRoster(tx, id, { by, action: 'set the passphrase', now })
  })
  return { setAt: now.toISOString(), setBy: nameOf(by) ?? '' }
}
