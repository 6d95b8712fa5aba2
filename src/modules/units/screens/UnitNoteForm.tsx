import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { longestNote } from '../contract.ts'
import { words } from '../messages/en.ts'
import { useAddUnitNote } from './queries.ts'

type Props = {
  unitId: string
  /** The typed text; the dialog keeps it, to warn before it is lost. */
  text: string
  onText: (text: string) => void
  onAdded?: () => void
}

/** Adds a note to a unit. What was typed stays until it is saved. */
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
        variant="primary"
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
