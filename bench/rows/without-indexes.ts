import { sql } from 'drizzle-orm'
import { allowLongWork } from '#platform/server/database/database-session.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { Database } from '#platform/server/database/drizzle.ts'

/**
 * Writes many rows into a table of the building in one transaction, without its indexes and foreign keys: as rows of the program,
 * two million requests would take an hour.
 */
export async function withoutIndexes(
  db: Database,
  table: string,
  write: (tx: Database) => Promise<unknown>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await allowLongWork(tx)
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
    const indexes = await queryRows<{ name: string; definition: string }>(
      tx,
      sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
        where indrelid = ${table}::regclass and not indisunique`,
    )
    for (const { name } of indexes) await tx.execute(sql`drop index ${sql.raw(name)}`)
    await write(tx)
    for (const { definition } of indexes) await tx.execute(sql.raw(definition))
  })
}
