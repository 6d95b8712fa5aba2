import NotebookPen from 'lucide-react/icons/notebook-pen'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { officeWords } from '../../requests/messages/office.ts'
import { AddNote } from './AddNote.tsx'
import { NoteItem } from './NoteItem.tsx'
import { useAddNote, type useRequestNotes } from '../../requests/screens/queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = {
  id: string
  notes: ReturnType<typeof useRequestNotes>
  formats: Formats
  draft: string
  onDraft: (text: string) => void
}

/** The notes, oldest first as everywhere, and below them the field that adds one. */
export function RequestNotes({ id, notes, formats, draft, onDraft }: Props) {
  const add = useAddNote(id)
  const written = notes.data?.filter((note) => !note.isStatusUpdate)
  return (
    <div className="grid gap-5">
      {written === undefined ? (
        <Waiting on={notes} words={officeWords.notesLoading} />
      ) : written.length === 0 ? (
        <Empty icon={NotebookPen} help={officeWords.noNotesHelp}>
          {officeWords.noNotes}
        </Empty>
      ) : (
        <ul aria-label={officeWords.notes} className="border-y border-line">
          {written.map((note) => (
            <NoteItem key={note.id} note={note} when={formats.time(note.createdAt)} />
          ))}
        </ul>
      )}
      <AddNote add={add} text={draft} onText={onDraft} added={officeWords.noteAdded} />
    </div>
  )
}
