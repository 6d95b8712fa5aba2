import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../display/Button.tsx'
import { toast } from '../feedback/toast.ts'
import { Field } from '../forms/Field.tsx'
import { TextArea } from '../forms/TextArea.tsx'

type Sent = { onSuccess: () => void; onError: (error: Error) => void }

type Props = Pick<ComponentProps<typeof TextArea>, 'rows' | 'placeholder' | 'maxLength' | 'ref'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'hideLabel'> & {
    text: string
    onText: (text: string) => void
    /** Sends the trimmed text. */
    onSend: (text: string, callbacks: Sent) => void
    isSending: boolean
    /** After it is saved, in place of clearing the text. */
    onSaved?: () => void
    words: { addNote: string; addingNote: string; noteFirst: string; noteAdded: string; noteNotAdded: string }
    button?: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>
    className?: string
    /** Places the submit button among other controls. */
    children?: (submit: ReactNode) => ReactNode
  }

/** Writes one text: a note or a message. What was typed stays until it is saved. */
export function NoteForm({
  text,
  onText,
  onSend,
  isSending,
  onSaved,
  words,
  label,
  hideLabel = false,
  button,
  className = 'grid gap-2.5',
  children,
  ...area
}: Props) {
  const note = text.trim()
  const send = () =>
    onSend(note, {
      onSuccess: () => {
        if (onSaved) onSaved()
        else onText('')
        toast.success(words.noteAdded)
      },
      onError: (error) => toast.failure(words.noteNotAdded, error.message, { retry: send }),
    })
  const submit = (
    <Button
      type="submit"
      {...button}
      busy={isSending}
      busyText={words.addingNote}
      disabledBecause={note === '' && !isSending ? words.noteFirst : null}
    >
      {words.addNote}
    </Button>
  )
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        if (note !== '' && !isSending) send()
      }}
    >
      <Field label={label} hideLabel={hideLabel}>
        <TextArea {...area} value={text} onChange={(event) => onText(event.target.value)} readOnly={isSending} />
      </Field>
      {children ? children(submit) : submit}
    </form>
  )
}
