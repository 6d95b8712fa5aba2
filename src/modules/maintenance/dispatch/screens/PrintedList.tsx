import { useEffect } from 'react'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useReadFilters } from '#platform/ui/lists/output/applied-filters.ts'
import { PrintedTable } from '#platform/ui/lists/output/PrintedTable.tsx'
import { officeWords } from '../../requests/messages/office.ts'
import { type Formats, useFormats } from '../../requests/screens/use-formats.ts'
import { categoryWords, priorityWords, statusWords } from '../../requests/vocabulary.ts'
import type { ExportColumn } from '../choices.ts'
import type { SelectedRequest } from '../contract.ts'
import { dispatchWords as words } from '../messages/en.ts'
import { useCheck } from './queries.ts'
import { columnsOf, type Target } from './target.ts'

const usual: readonly ExportColumn[] = [
  'number',
  'place',
  'title',
  'category',
  'priority',
  'status',
  'assignee',
  'scheduled',
  'due',
]

/** The selected requests on paper, with the columns that were chosen for the list. */
export function PrintedList({ target, onDone }: { target: Target; onDone: () => void }) {
  const formats = useFormats('dashboard')
  const readFilters = useReadFilters()
  const { data: rows, error } = useCheck(target, {})
  useEffect(() => {
    if (!error) return
    toast.failure(words.notPrinted, error.message)
    onDone()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each error
  }, [error])
  if (!rows || error) return null
  const columns = columnsOf(target) ?? usual
  return (
    <PrintedTable
      title={officeWords.title}
      // Requests that were selected one by one may match other filters.
      filters={target.all === null ? [] : readFilters()}
      head={columns.map((name) => words.exportColumns[name])}
      rows={rows.map((row) => columns.map((name) => cells[name](row, formats)))}
      onDone={onDone}
    />
  )
}

const day = (instant: string | null, formats: Formats) => (instant === null ? '' : formats.date(instant))

const cells: Record<ExportColumn, (row: SelectedRequest, formats: Formats) => string> = {
  number: ({ number }, formats) => formats.number(number),
  title: ({ title }) => title,
  place: ({ place }) => place,
  resident: ({ resident }) => resident ?? '',
  category: ({ category }) => categoryWords[category],
  priority: ({ priority }) => priorityWords[priority],
  status: ({ status }) => statusWords[status],
  assignee: ({ assignee }) => assignee ?? officeWords.unassigned,
  vendor: ({ vendor }) => vendor ?? '',
  scheduled: ({ scheduledDate }, formats) => day(scheduledDate, formats),
  due: ({ dueAt }, formats) => day(dueAt, formats),
  created: ({ createdAt }, formats) => day(createdAt, formats),
  completed: ({ completedAt }, formats) => day(completedAt, formats),
}
