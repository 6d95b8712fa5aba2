import { useId, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { longestNote } from '../choices.ts'
import { logScreenWords } from '../messages/screens.ts'
import { useEndShift } from './queries.ts'

const words = logScreenWords.ending

type Props = { open: boolean; openPoints: number; onClose: () => void }

/** Ends the shift, with a note for the next one. */
export function EndShiftDialog({ open, openPoints, onClose }: Props) {
  const formId = useId()
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
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      status={words.open(openPoints)}
      dirty={note !== ''}
      footer={
        <>
          <CancelButton>{words.cancel}</CancelButton>
          <Button
            variant="primary"
            size="large"
            type="submit"
            form={formId}
            busy={end.isPending}
            busyText={words.saving}
          >
            {words.verb}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Field label={words.note} hint={words.noteHint} error={problem}>
          <TextArea rows={4} maxLength={longestNote} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
