import { offeredOfFile } from '#platform/ui/lists/columns/table-column.ts'
import { fixedColumns } from '../exported-messages.ts'
import { exportWords } from '../messages/export.ts'

/** What a card shows beside the sender, the subject and the time, by the names that exports have for it. */
export const offeredColumns = offeredOfFile(exportWords.columns, {
  always: fixedColumns,
  unusual: ['resident', 'unit', 'repliedBy'],
})
