import { useState } from 'react'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { NoteForm } from '#platform/ui/records/NoteForm.tsx'
import { officeWords } from '../../requests/messages/office.ts'
import type { NewNote } from '../../requests/request-input.ts'

type Props = {
  /** The mutation that adds it. */
  add: {
    isPending: boolean
    mutate: (note: NewNote, then: { onSuccess: () => void; onError: (error: Error) => void }) => void
  }
  /** The typed text; the dialog keeps it, to warn before it is lost. */
  text: string
  onText: (text: string) => void
  /** The confirmation shown after saving. */
  added: string
}

/** Adds a note for the office, or for the resident too. What was typed stays until it is saved. */
export function AddNote({ add, text, onText, added }: Props) {
  const [visible, setVisible] = useState(false)
  return (
    <NoteForm
      text={text}
      onText={onText}
      onSend={(note, callbacks) => add.mutate({ note, visibleToResident: visible }, callbacks)}
      isSending={add.isPending}
      onSaved={() => {
        onText('')
        setVisible(false)
      }}
      words={{ ...officeWords, noteAdded: added }}
      label={officeWords.addNote}
      placeholder={officeWords.notePlaceholder}
      maxLength={10_000}
    >
      {(submit) => (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox
            label={officeWords.visible}
            hint={officeWords.visibleHint}
            checked={visible}
            onChange={(event) => setVisible(event.target.checked)}
          />
          {submit}
        </div>
      )}
    </NoteForm>
  )
}
