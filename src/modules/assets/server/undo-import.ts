import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'

/**
 * Removes what the database derived from the records of an import, after these are as before it: assets that only the
 * import named, and the periods that began or ended with it. Its rows have the moment at which the import was applied.
 */
export async function undoImportedAssets(tx: Database, appliedAt: Date, now: Date): Promise<void> {
  const [applied, undone] = [appliedAt.toISOString(), now.toISOString()]
  await tx.execute(sql`delete from asset_holders where claimed_at = ${applied}::timestamptz`)
  // The period that the import ended goes on; the undo began another one for the same resident.
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from asset_holders fresh using asset_holders before
    where fresh.claimed_at = ${undone}::timestamptz and fresh.ended_at is null and before.asset_id = fresh.asset_id
      and before.resident_id = fresh.resident_id and before.ended_at = ${applied}::timestamptz
    returning before.id`)
  const ids = `{${rows.map(({ id }) => id).join(',')}}`
  await tx.execute(sql`update asset_holders set ended_at = null, end_reason = null where id = any(${ids}::uuid[])`)
  await tx.execute(sql`delete from assets a where a.is_derived and a.created_at = ${applied}::timestamptz and a.unit_id is null
    and not exists (select from asset_holders h where h.asset_id = a.id)
    and not exists (select from key_loans l where l.asset_id = a.id)
    and not exists (select from key_seals s where s.asset_id = a.id)`)
}
