import { Plus } from 'lucide-react'
import { useState } from 'react'
import { dayOf } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
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
        <NoteForm id={resident.id} draft={draft} onDraft={onDraft} />
      )}
    </>
  )
}

function NoteForm({ id, draft, onDraft }: { id: string; draft: string; onDraft: (draft: string | null) => void }) {
  const add = useAddResidentNote(id)
  const note = draft.trim()
  const send = () =>
    add.mutate(note, {
      onSuccess: () => {
        onDraft(null)
        toast.success(words.noteAdded)
      },
      onError: (error) => toast.failure(words.noteNotAdded, error.message, { retry: send }),
    })
  return (
    <form
      noValidate
      className="mt-3 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (note !== '' && !add.isPending) send()
      }}
    >
      <Field label={words.noteLabel} hideLabel>
        <TextArea
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          placeholder={words.notePlaceholder}
          maxLength={10_000}
          readOnly={add.isPending}
          ref={(field) => {
            if (field && draft === '') field.focus()
          }}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={() => onDraft(null)}>
          {words.cancel}
        </Button>
        <Button
          size="small"
          type="submit"
          busy={add.isPending}
          busyText={words.addingNote}
          disabledBecause={note === '' && !add.isPending ? words.noteFirst : null}
        >
          {words.addNote}
        </Button>
      </div>
    </form>
  )
}
