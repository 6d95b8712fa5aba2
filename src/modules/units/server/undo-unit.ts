import { lockRecords } from '#platform/server/database/record-lock.ts'
import { undoOfRecord } from '#undo/server/record-change.ts'
import { withUnitNumberError, writeColumns } from './store.ts'
import { units } from './table.ts'

/** Puts a unit back to what it was before a change. Throws 409 when another unit has its former number now. */
export const undoUnitChange = undoOfRecord({
  recordType: 'units',
  table: units,
  lockFirst: lockRecords,
  write: (tx, locked, columns, writing) =>
    withUnitNumberError(columns.unitNumber, () => writeColumns(tx, locked, columns, writing)),
})
