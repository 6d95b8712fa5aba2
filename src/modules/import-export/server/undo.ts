import { asc, eq, sql } from 'drizzle-orm'
import { undoImportedAssets } from '#assets/server/undo-import.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { allowLongWork } from '#platform/server/database/database-session.ts'
import type { Import } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { findImport, notifyImportChanged } from './imports.ts'
import { importRows, imports } from './table.ts'
import { updateRows } from './apply/update-rows.ts'

type ImportRow = typeof importRows.$inferSelect

/** The tables an import writes, in the order in which rows are deleted: referenced tables last. */
const tables = ['moves', 'assignment_logs', 'assignments', 'residents', 'users', 'units'] as const
const unversioned = new Set<string>(['assignment_logs'])

/** Undoes a whole import, or throws with the records that were changed since. */
export async function undoImport(db: Database, id: string, by: Author, now: Date): Promise<Import> {
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
    if (!locked) throw notFound('Import')
    if (locked.status !== 'applied') throw conflict('not_applied', () => words.import.notApplied)
    // Thousands of rows may take longer than the usual statement timeout.
    await allowLongWork(tx)
    await lockRecords(tx, 'exclusive')
    await tx.execute(sql`lock table units, users, residents, assignments, moves in share row exclusive mode`)
    const importedRows = await tx
      .select()
      .from(importRows)
      .where(eq(importRows.importId, id))
      .orderBy(asc(importRows.position))
    const changed = [...new Set([...(await changedSince(tx, importedRows)), ...(await findUsedRows(tx, importedRows))])]
    if (changed.length > 0) throw conflict('changed_since', () => words.import.changedSince(changed))
    await tx.execute(sql`set local building.allow_history_changes = 'on'`)
    for (const table of tables) {
      // The version increases, because a client may have the one in between.
      const changes = importedRows.flatMap(({ tableName, recordId, before }) =>
        tableName === table && before !== null ? [{ id: recordId, values: before }] : [],
      )
      await updateRows(tx, table, changes, now)
      const made = idsOf(importedRows.filter((row) => row.tableName === table && row.before === null))
      if (made.length > 0)
        await tx.execute(sql`delete from ${sql.identifier(table)} where id = any(${list(made)}::uuid[])`)
    }
    if (locked.appliedAt) await undoImportedAssets(tx, locked.appliedAt, now)
    await tx.execute(sql`set local building.allow_history_changes = ''`)
    await tx.delete(importRows).where(eq(importRows.importId, id))
    await tx
      .update(imports)
      .set({ status: 'undone', undoneAt: now, undoneBy: by.id, updatedAt: now })
      .where(eq(imports.id, id))
    const about = idsOf(importedRows)
    const after = { file: locked.fileName }
    await writeAudit(tx, {
      by,
      action: 'took back an import',
      recordType: locked.kind,
      recordId: id,
      about,
      after,
      now,
    })
    await notifyImportChanged(tx)
  })
  return findImport(db, id)
}

const idsOf = (importedRows: readonly ImportRow[]) => importedRows.map(({ recordId }) => recordId)
const list = (ids: readonly string[]) => `{${ids.join(',')}}`

/** Rows that were deleted or changed since the import. */
async function changedSince(tx: Database, importedRows: readonly ImportRow[]): Promise<string[]> {
  const labels: string[] = []
  for (const table of tables) {
    const rows = importedRows.filter(({ tableName }) => tableName === table)
    if (rows.length === 0) continue
    const version = unversioned.has(table) ? sql`null::int` : sql`version`
    const { rows: present } = await tx.execute<{ id: string; version: number | null }>(
      sql`select id, ${version} as version from ${sql.identifier(table)} where id = any(${list(idsOf(rows))}::uuid[])`,
    )
    const versions = new Map(present.map((row) => [row.id, row.version]))
    for (const { recordId, versionAfter, label } of rows)
      if (versions.get(recordId) !== versionAfter) labels.push(label)
  }
  return labels
}

/**
 * Rows created by the import that other records refer to: notes, requests, sessions, audiences. References that the
 * database clears or deletes with the row do not count.
 */
async function findUsedRows(tx: Database, importedRows: readonly ImportRow[]): Promise<string[]> {
  const made = importedRows.filter(({ before }) => before === null)
  const own = list(idsOf(made))
  const labels = new Map(made.map(({ recordId, label }) => [recordId, label]))
  const { rows: references } = await tx.execute<{ table: string; column: string; keyed: boolean }>(sql`
    select c.relname as table, a.attname as column,
      exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'id' and i.atttypid = 'uuid'::regtype) as keyed
    from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.confdeltype = 'a' and k.connamespace = current_schema()::regnamespace and t.relname = any(${list([...tables])}::text[])`)
  const usedRows: string[] = []
  for (const { table, column, keyed } of references) {
    // The people of a move go with it.
    const ownKey = keyed ? sql`id` : table === 'move_residents' ? sql`move_id` : null
    const besides = ownKey ? sql`and not (${ownKey} = any(${own}::uuid[]))` : sql``
    const { rows } = await tx.execute<{ id: string }>(
      sql`select distinct ${sql.identifier(column)} as id from ${sql.identifier(table)}
          where ${sql.identifier(column)} = any(${own}::uuid[]) ${besides}`,
    )
    for (const { id } of rows) usedRows.push(labels.get(id) ?? id)
  }
  const { rows: named } = await tx.execute<{ id: string }>(sql`
    select distinct unit_id as id from (
      select audience from announcements union all select audience from events union all select audience from resources
    ) audiences, jsonb_array_elements_text(audience -> 'unitIds') unit_id where unit_id = any(${own}::text[])`)
  for (const { id } of named) usedRows.push(labels.get(id) ?? id)
  return usedRows
}
