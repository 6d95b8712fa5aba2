import { Controller, useForm, useWatch } from 'react-hook-form'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { NewWaiting } from '../asset.ts'
import { english as labels } from '../messages/labels-en.ts'
import { screenWords } from '../messages/screens.ts'
import { categoryOf, waitingKinds } from '../rules.ts'
import { useJoinWaitingList } from './queries.ts'
import { ResidentSelect } from './ResidentSelect.tsx'

const words = screenWords.waiting
const Values = NewWaiting.required()
const first = { tenantId: '', kind: 'stall' as const, note: '' }

/** Puts a resident at the end of the line of a kind. */
export function JoinDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const join = useJoinWaitingList()
  const form = useForm({ resolver: useFormResolver(Values), defaultValues: first })
  useResetOnOpen(form, open, first)
  const kind = useWatch({ control: form.control, name: 'kind' })
  const callbacks = formCallbacks(form, { onClose, done: words.created, failed: words.notCreated })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.addTitle}
      form={form}
      onSend={(values) => join.mutate(values, callbacks)}
      labels={words.fields}
      pleaseCheck={screenWords.form.pleaseCheck}
      verb={words.create}
      sending={join}
      busyText={words.creating}
    >
      <Controller
        control={form.control}
        name="tenantId"
        render={({ field, fieldState }) => (
          <Field label={words.fields.tenantId} required error={fieldState.error?.message}>
            <ResidentSelect
              ref={field.ref}
              category={categoryOf(kind)}
              value={field.value || null}
              onChange={field.onChange}
            />
          </Field>
        )}
      />
      <ChoiceField
        form={form}
        name="kind"
        label={words.fields.kind}
        choices={waitingKinds.map((value) => ({ value, label: labels.kinds[value] }))}
      />
      <Field label={words.fields.note} error={form.formState.errors.note?.message} className="md:col-[1/-1]">
        <TextArea rows={2} maxLength={1000} {...form.register('note')} />
      </Field>
    </FormDialog>
  )
}
