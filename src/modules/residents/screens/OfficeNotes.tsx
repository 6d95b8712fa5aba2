import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { dayOf } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { NoteForm } from '#platform/ui/records/NoteForm.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { daysBetween } from '#platform/time/wall-clock.ts'
import type { Resident } from '../resident.ts'
import { notesOf } from '../rules.ts'
import { words } from '../messages/en.ts'
import { useAddResidentNote } from './queries.ts'

type Props = {
  resident: Resident
  /** The typed text; the dialog keeps it, to warn before it is lost. Null while no note is being written. */
  draft: string | null
  onDraft: (draft: string | null) => void
}

/** The office's notes about a resident, newest first. */
export function OfficeNotes({ resident, draft, onDraft }: Props) {
  const zone = useTimeZone()
  const today = dayOf(useNow(), zone)
  const [all, setAll] = useState(false)
  const notes = notesOf(resident.notes).toReversed()
  const shown = all ? notes : notes.slice(0, 3)
  return (
    <>
      {notes.length === 0 ? <p className="text-ink-3">{words.noNotes}</p> : null}
      <ul className="grid gap-2.5">
        {shown.map(({ at, author, text }) => (
          <li key={`${at} ${text}`}>
            <p className="break-words whitespace-pre-line">{text}</p>
            <p className="text-sm text-ink-3">
              {[author ?? words.office, at && words.age(daysBetween(dayOf(new Date(at), zone), today))]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {notes.length > 3 ? (
        <Button variant="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewerNotes : words.allNotes(notes.length)}
        </Button>
      ) : null}
      {draft === null ? (
        <Button size="small" icon={Plus} className="mt-3" onClick={() => onDraft('')}>
          {words.addNote}
        </Button>
      ) : (
        <AddNote id={resident.id} draft={draft} onDraft={onDraft} />
      )}
    </>
  )
}

type DraftProps = { id: string; draft: string; onDraft: (draft: string | null) => void }

function AddNote({ id, draft, onDraft }: DraftProps) {
  const add = useAddResidentNote(id)
  return (
    <NoteForm
      text={draft}
      onText={onDraft}
      onSend={add.mutate}
      isSending={add.isPending}
      onSaved={() => onDraft(null)}
      words={words}
      label={words.noteLabel}
      hideLabel
      placeholder={words.notePlaceholder}
      maxLength={10_000}
      ref={(field) => {
        if (field && draft === '') field.focus()
      }}
      button={{ size: 'small' }}
      className="mt-3 grid gap-2"
    >
      {(submit) => (
        <div className="flex justify-end gap-2">
          <Button size="small" onClick={() => onDraft(null)}>
            {words.cancel}
          </Button>
          {submit}
        </div>
      )}
    </NoteForm>
  )
}
