import { useState } from 'react'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { longestNote } from '../choices.ts'
import { logScreenWords } from '../messages/screens.ts'
import { useEndShift } from './queries.ts'

const words = logScreenWords.ending

type Props = { open: boolean; openPoints: number; onClose: () => void }

/** Ends the shift, with a note for the next one. */
export function EndShiftDialog({ open, openPoints, onClose }: Props) {
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const end = useEndShift()
  const send = () =>
    end.mutate(
      { note: note.trim() },
      {
        onSuccess: () => {
          setNote('')
          onClose()
          toast.success(words.ended)
        },
        onError: (error) => setProblem(error.message),
      },
    )
  return (
    <PlainFormDialog
      open={open}
      onClose={onClose}
      title={words.title}
      status={words.open(openPoints)}
      dirty={note !== ''}
      verb={words.verb}
      busyText={words.saving}
      isBusy={end.isPending}
      onSave={send}
    >
      <Field label={words.note} hint={words.noteHint} error={problem}>
        <TextArea rows={4} maxLength={longestNote} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </PlainFormDialog>
  )
}
