import { eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { recordUndoable, type UndoHandler } from './store.ts'

type Versioned = { id: string; version: number }
type VersionedTable = PgTable & { id: PgColumn; version: PgColumn }

/** Who changes a record: with the version that was read, and the operation that undoes it. */
export type Changing = { by: Author; ifMatch: number | null; operation?: string | undefined; now: Date }

/** Who writes the columns of a record, and what the audit log calls it. */
export type Writing<Action extends string = string> = { by: Author; action: Action | 'undid a change'; now: Date }

/**
 * Remembers the columns of a locked record that a change writes, in its transaction. A change without an operation cannot
 * be undone.
 */
export async function recordChange(
  tx: Database,
  { operation, recordType }: { operation: string | undefined; recordType: string },
  locked: Versioned,
  columns: readonly string[],
  { by, now }: { by: Author; now: Date },
): Promise<void> {
  if (operation === undefined) return
  const before = Object.fromEntries(columns.map((name) => [name, (locked as Record<string, unknown>)[name] ?? null]))
  const change = { operation, recordType, recordId: locked.id, versionAfter: locked.version + 1, before }
  await recordUndoable(tx, change, by, now)
}

type Restoring<Table extends VersionedTable> = {
  recordType: string
  table: Table
  /** Taken before the record is locked. */
  lockFirst?: (tx: Database) => Promise<void>
  /** Writes columns of the locked record with a new version, its audit event, and the notification of screens. */
  write: (
    tx: Database,
    locked: Table['$inferSelect'],
    columns: Partial<Table['$inferSelect']>,
    writing: Writing<never>,
  ) => Promise<unknown>
}

/** Undoes a change of one record of a table: writes its former columns, unless another change followed. */
export const undoOfRecord = <Table extends VersionedTable>({
  recordType,
  table,
  lockFirst,
  write,
}: Restoring<Table>): UndoHandler => ({
  recordType,
  async restore(tx, { recordId, versionAfter, before }, by, now) {
    await lockFirst?.(tx)
    // The types of a query follow from its table, which is not known here.
    const anyTable: PgTable = table
    const [locked] = (await tx
      .select()
      .from(anyTable)
      .where(eq(table.id, recordId))
      .for('update')) as (Table['$inferSelect'] & Versioned)[]
    if (locked?.version !== versionAfter) return false
    await write(tx, locked, toColumns(table, before), { by, action: 'undid a change', now })
    return true
  },
})

/** Stored columns as the table has them: JSON has no instants. */
function toColumns<Table extends PgTable>(table: Table, stored: Record<string, unknown>) {
  const columns = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      columns[name]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  ) as Partial<Table['$inferSelect']>
}
