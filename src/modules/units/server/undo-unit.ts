import { eq } from 'drizzle-orm'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import type { UndoHandler } from '#undo/server/store.ts'
import { type Columns, withUnitNumberError, writeColumns } from './store.ts'
import { units } from './table.ts'

/** Puts a unit back to what it was before a change. Throws 409 when another unit has its former number now. */
export const undoUnitChange: UndoHandler = {
  recordType: 'units',
  async restore(tx, { recordId, versionAfter, before }, by, now) {
    await lockRecords(tx)
    const [locked] = await tx.select().from(units).where(eq(units.id, recordId)).for('update')
    if (locked?.version !== versionAfter) return false
    const columns = before as Columns
    await withUnitNumberError(columns.unitNumber, () =>
      writeColumns(tx, locked, columns, { by, action: 'undid a change', now }),
    )
    return true
  },
}
