import { getTableColumns, getTableName, type Table } from 'drizzle-orm'
import { storedValue } from '#platform/server/database/api-values.ts'

/** The change of a row, for undo. */
export type RowChange = {
  tableName: string
  recordId: string
  label: string
  before: Record<string, unknown> | null
  versionAfter: number | null
}

/** Stores the first state and the last version of each row, even when an import changes it several times. */
export class ImportLog {
  private readonly changes = new Map<string, RowChange>()

  made(table: Table, recordId: string, label: string, versionAfter: number | null = 1) {
    this.changes.set(recordId, { tableName: getTableName(table), recordId, label, before: null, versionAfter })
  }

  changed(table: Table, recordId: string, label: string, before: Record<string, unknown>, versionAfter: number) {
    const earlier = this.changes.get(recordId)
    if (!earlier) this.changes.set(recordId, { tableName: getTableName(table), recordId, label, before, versionAfter })
    else {
      earlier.versionAfter = versionAfter
      if (earlier.before) earlier.before = { ...before, ...earlier.before }
    }
  }

  get all(): RowChange[] {
    return [...this.changes.values()]
  }
}

/** The values by database column. */
export const stored = (table: Table, row: object, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const column = getTableColumns(table)[name]
      const value = (row as Record<string, unknown>)[name] ?? null
      return column ? [column.name, storedValue(column, value)] : [name, value]
    }),
  )
