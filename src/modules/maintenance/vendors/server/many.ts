import { eq } from 'drizzle-orm'
import { HttpError } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { ManyResult } from '#undo/many.ts'
import { manyWords } from '../messages/many.ts'
import { changeVendors, saveRetired } from './store.ts'
import { vendors } from './table.ts'

type Result = ManyResult['results'][number]
type Many = { records: readonly { id: string; version: number }[]; retired: boolean }

/** Archives or restores many vendors, as one change of the settings, so that one undo of their history brings all back; the audit log has an entry of each. */
export async function retireVendors(
  db: Database,
  { records, retired }: Many,
  by: Author,
  now: Date,
): Promise<ManyResult> {
  const results: Result[] = []
  await changeVendors(db, by, now, async (tx) => {
    for (const record of records) results.push(await retireOne(tx, record, retired, now))
  })
  return { results }
}

async function retireOne(tx: Database, { id, version }: Many['records'][number], retired: boolean, now: Date) {
  const result = (outcome: Result['outcome'], reason: string | null = null): Result => ({ id, outcome, reason })
  const [row] = await tx.select().from(vendors).where(eq(vendors.id, id)).for('update')
  // Before the version, which an earlier call whose answer was lost has changed.
  if (row && retired === (row.archivedAt !== null)) return result('unchanged')
  if (row?.version !== version) return result('stale', manyWords.changedMeanwhile)
  try {
    await tx.transaction((inside) => saveRetired(inside, id, retired, now))
    return result('changed')
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return result('rejected', error.message)
  }
}
