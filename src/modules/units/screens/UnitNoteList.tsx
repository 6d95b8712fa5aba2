import NotebookPen from 'lucide-react/icons/notebook-pen'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { words } from '../messages/en.ts'
import { useUnitNotes } from './queries.ts'
import { useUnitFormats } from './use-unit-formats.ts'

/** The office's notes on a unit, newest first. */
export function UnitNoteList({ unitId, label }: { unitId: string; label: string }) {
  const notes = useUnitNotes(unitId)
  const formats = useUnitFormats()
  if (!notes.data) return <Waiting on={notes} words={words.notesLoading} />
  if (notes.data.length === 0)
    return (
      <Empty icon={NotebookPen} help={words.noNotesHelp}>
        {words.noNotes}
      </Empty>
    )
  return (
    <ul aria-label={label}>
      {notes.data.map(({ id, note, createdAt, createdBy }) => (
        <li key={id} className="border-b border-line-strong py-3 first:pt-0 last:border-b-0">
          <p className="break-words whitespace-pre-wrap">{note}</p>
          <p className="mt-1.5 text-sm text-ink-3">
            <time dateTime={createdAt}>{words.by(words.fullName(createdBy), formats.day(createdAt))}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
