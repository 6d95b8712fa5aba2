import { offeredOf } from '#platform/ui/lists/columns/table-column.ts'
import { fixedColumns } from '../../exported-users.ts'
import { exportWords } from '../../messages/export.ts'

const isFixed = (column: string) => (fixedColumns as readonly string[]).includes(column)

/** What a card shows beside the name, by the names that exports have for it. */
export const offeredColumns = offeredOf(
  Object.fromEntries(
    Object.entries(exportWords.columns)
      .filter(([column]) => !isFixed(column))
      .map(([column, label]) => [column, { label, isUsual: true as const }]),
  ),
)
