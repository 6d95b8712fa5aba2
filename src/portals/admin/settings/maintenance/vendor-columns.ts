import { fixedColumns } from '#maintenance/vendors/exported-vendors.ts'
import { exportWords } from '#maintenance/vendors/messages/export.ts'
import { offeredOfFile } from '#platform/ui/lists/columns/table-column.ts'

/** What a line shows below the name, by the names that exports have for it. Whether a vendor is archived is always shown. */
export const offeredColumns = offeredOfFile(exportWords.columns, {
  always: [...fixedColumns, 'retired'],
  unusual: ['contract', 'insured', 'certificates'],
})
