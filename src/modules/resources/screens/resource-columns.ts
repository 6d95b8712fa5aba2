import { offeredOfFile } from '#platform/ui/lists/columns/table-column.ts'
import { fixedColumns } from '../exported-resources.ts'
import { exportWords } from '../messages/export.ts'

/** What a row shows beside the title, by the names that exports have for it. */
export const offeredColumns = offeredOfFile(exportWords.columns, {
  always: fixedColumns,
  unusual: ['kind', 'updated', 'archived'],
})
