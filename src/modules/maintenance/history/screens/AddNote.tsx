import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { useAddNote } from '../../requests/screens/queries.ts'
import { useTexts } from '#platform/ui/data/language.ts'

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
  const words = useTexts(requestTexts)
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
