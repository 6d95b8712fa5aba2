import { useForm } from 'react-hook-form'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import type { MoveStep } from '../contract.ts'
import { words } from '../messages/en.ts'
import { useChangeStep } from './queries.ts'

type Props = { moveId: string; step: MoveStep; name: string; open: boolean; onClose: () => void }

/** The note of a step: what was returned, found or agreed. */
export function StepNoteDialog({ moveId, step, name, open, onClose }: Props) {
  const change = useChangeStep(moveId)
  const values = { note: step.note ?? '' }
  const form = useForm({ defaultValues: values })
  useResetOnOpen(form, open, values)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={name}
      form={form}
      labels={{ note: words.note }}
      pleaseCheck={words.pleaseCheck}
      verb={words.saveNote}
      busyText={words.savingChanges}
      sending={change}
      columns={1}
      width="narrow"
      onSend={({ note }) =>
        change.mutate(
          { stepId: step.id, note },
          formCallbacks(form, { onClose, done: words.noteSaved, failed: words.noteNotSaved }),
        )
      }
    >
      <Field label={words.note} error={form.formState.errors.note?.message} hint={words.noteHint}>
        <TextArea rows={3} maxLength={500} {...form.register('note')} />
      </Field>
    </FormDialog>
  )
}
