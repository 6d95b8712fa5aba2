import { useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Checkbox } from '#platform/screens/Checkbox.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { TextArea } from '#platform/screens/TextArea.tsx'
import { toast } from '#platform/screens/toast.ts'
import { words } from '../words.ts'
import { useAddNote } from './queries.ts'

type Props = {
  id: string
  /** What is typed; the dialog around keeps it, to ask before it is lost. */
  text: string
  onText: (text: string) => void
  /** What is said when it is there. */
  added: string
}

/** A note for the office, or for the resident too. What was typed stays until it is kept. */
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
        onError: (error) => toast.failure(words.noteNotAdded, error.message, { retry: send }),
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
      <Field label={words.addNote}>
        <TextArea
          value={text}
          onChange={(event) => onText(event.target.value)}
          placeholder={words.notePlaceholder}
          maxLength={10_000}
          readOnly={add.isPending}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          label={words.visible}
          hint={words.visibleHint}
          checked={visible}
          onChange={(event) => setVisible(event.target.checked)}
        />
        <Button
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
