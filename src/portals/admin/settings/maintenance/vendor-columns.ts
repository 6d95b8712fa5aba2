import { fixedColumns } from '#maintenance/vendors/exported-vendors.ts'
import { exportWords } from '#maintenance/vendors/messages/export.ts'
import { offeredOf } from '#platform/ui/lists/columns/table-column.ts'

const usual = new Set(['trade', 'contact', 'phone', 'email', 'openRequests'])
// Whether a vendor is archived is always shown.
const left = [...fixedColumns, 'retired'] as readonly string[]

/** What a line shows below the name, by the names that exports have for it. */
export const offeredColumns = offeredOf(
  Object.fromEntries(
    Object.entries(exportWords.columns)
      .filter(([column]) => !left.includes(column))
      .map(([column, label]) => [column, usual.has(column) ? { label, isUsual: true as const } : { label }]),
  ),
)
