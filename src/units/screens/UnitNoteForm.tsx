import { Button } from '#platform/screens/Button.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { TextArea } from '#platform/screens/TextArea.tsx'
import { toast } from '#platform/screens/toast.ts'
import { longestNote } from '../contract.ts'
import { words } from '../words.ts'
import { useAddUnitNote } from './queries.ts'

type Props = {
  unitId: string
  /** What is typed; the dialog around keeps it, to ask before it is lost. */
  text: string
  onText: (text: string) => void
  onAdded?: () => void
}

/** Writes a note on a unit. What was typed stays until it is kept. */
export function UnitNoteForm({ unitId, text, onText, onAdded }: Props) {
  const add = useAddUnitNote(unitId)
  const note = text.trim()
  const send = () =>
    add.mutate(note, {
      onSuccess: () => {
        onText('')
        toast.success(words.noteAdded)
        onAdded?.()
      },
      onError: (error) => toast.failure(words.noteNotAdded, error.message, { retry: send }),
    })
  return (
    <form
      noValidate
      className="grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (note !== '' && !add.isPending) send()
      }}
    >
      <Field label={words.note}>
        <TextArea
          rows={3}
          value={text}
          onChange={(event) => onText(event.target.value)}
          placeholder={words.notePlaceholder}
          maxLength={longestNote}
          readOnly={add.isPending}
        />
      </Field>
      <Button
        type="submit"
        look="primary"
        className="justify-self-end max-md:justify-self-stretch"
        busy={add.isPending}
        busyText={words.addingNote}
        disabledBecause={note === '' && !add.isPending ? words.noteFirst : null}
      >
        {words.addNote}
      </Button>
    </form>
  )
}
