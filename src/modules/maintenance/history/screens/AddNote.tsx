import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { useAddNote } from '../../requests/screens/queries.ts'

type Props = {
  id: string
  /** The typed text; the dialog keeps it, to warn before it is lost. */
  text: string
  onText: (text: string) => void
  /** The confirmation shown after saving. */
  added: string
}

/** Adds a note for the office, or for the resident too. What was typed stays until it is saved. */
export function AddNote({ id, text, onText, added }: Props) {
  const add = useAddNote(id)
  const [visible, setVisible] = useState(false)
  const note = text.trim()
  const send = () =>
    add.mutate(
      { note, visibleToResident: visible },
      {
        onSuccess: () => {
          onText('')
          setVisible(false)
          toast.success(added)
        },
        onError: (error) => toast.failure(officeWords.noteNotAdded, error.message, { retry: send }),
      },
    )
  return (
    <form
      noValidate
      className="grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (note !== '' && !add.isPending) send()
      }}
    >
      <Field label={officeWords.addNote}>
        <TextArea
          value={text}
          onChange={(event) => onText(event.target.value)}
          placeholder={officeWords.notePlaceholder}
          maxLength={10_000}
          readOnly={add.isPending}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          label={officeWords.visible}
          hint={officeWords.visibleHint}
          checked={visible}
          onChange={(event) => setVisible(event.target.checked)}
        />
        <Button
          type="submit"
          busy={add.isPending}
          busyText={officeWords.addingNote}
          disabledBecause={note === '' && !add.isPending ? officeWords.noteFirst : null}
        >
          {officeWords.addNote}
        </Button>
      </div>
    </form>
  )
}
