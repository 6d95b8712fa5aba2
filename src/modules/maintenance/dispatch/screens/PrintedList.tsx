import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#platform/ui/data/language.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { useFormats } from '../../requests/screens/use-formats.ts'
import { dispatchWords as words } from '../messages/en.ts'
import { useCheck } from './queries.ts'
import type { Target } from './target.ts'

const columns = ['number', 'place', 'title', 'category', 'priority', 'status', 'assignee', 'scheduled', 'due'] as const

/** The selected requests on paper: the screen itself is not printed meanwhile. */
export function PrintedList({ target, onDone }: { target: Target; onDone: () => void }) {
  const texts = useTexts(requestTexts)
  const formats = useFormats('dashboard')
  const { data: rows, error } = useCheck(target, {})
  useEffect(() => {
    if (error) {
      toast.failure(words.notPrinted, error.message)
      onDone()
    } else if (rows) {
      window.print()
      onDone()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- prints once
  }, [rows, error])
  if (!rows) return null
  const day = (instant: string | null) => (instant === null ? '' : formats.date(instant))
  const { exportColumns: names } = words
  return createPortal(
    <div data-printed="" className="hidden print:block">
      <h1 className="mb-3 font-serif text-2xl">{officeWords.title}</h1>
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} className="border-b border-line-strong py-1 pr-2 font-semibold">
                {names[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="break-inside-avoid align-top">
              {[
                formats.number(row.number),
                row.place,
                row.title,
                texts.category[row.category],
                texts.priority[row.priority],
                texts.status[row.status],
                row.assignee ?? officeWords.unassigned,
                day(row.scheduledDate),
                day(row.dueAt),
              ].map((cell, at) => (
                <td key={columns[at]} className="border-b border-line py-1 pr-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
