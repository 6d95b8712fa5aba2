import { Controller, useForm } from 'react-hook-form'
import { isStale } from '#platform/ui/data/call-failed.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { DateField } from '#platform/ui/dates/DateField.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useRecordValues } from '#platform/ui/records/use-record-values.ts'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import type { MaintenanceRequest } from '../request.ts'
import { changesOf, RequestValues, valuesOf } from '../request-values.ts'
import { requestErrors } from '../messages/errors.ts'
import { requestTexts } from '../messages/index.ts'
import { officeWords } from '../messages/office.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useUndo } from '../../dispatch/screens/use-undo.ts'
import { isUndoable } from '../../dispatch/undoable.ts'
import { topic } from './queries.ts'
import { EditorChoices } from './EditorChoices.tsx'
import type { useChangeRequest } from './change-queries.ts'
import type { Formats } from './use-formats.ts'

type Props = {
  /** The form's id, for the submit button outside of it. */
  id: string
  request: MaintenanceRequest
  formats: Formats
  change: ReturnType<typeof useChangeRequest>
  onTyped: (typed: boolean) => void
  /** Another user changed the record while this form was open. */
  onConflict: (before: MaintenanceRequest) => void
  onSaved: () => void
}

const labels = {
  title: requestTexts.en.titleField,
  description: requestTexts.en.description,
  scheduledDate: officeWords.scheduledField,
  get estimatedCost() {
    return officeWords.costField()
  },
} as const

/** Edits a request and sends only the changed fields. Changes by others appear; what was typed stays. */
export function RequestEditor({ id, request, formats: { zone }, change, onTyped, onConflict, onSaved }: Props) {
  const form = useForm<RequestValues>({
    resolver: useFormResolver(RequestValues),
    defaultValues: valuesOf(request, zone),
  })
  const { errors, isDirty } = form.formState
  const undo = useUndo(topic)
  useNotifyTyped(isDirty, onTyped)
  const toValues = (current: MaintenanceRequest) => valuesOf(current, zone)
  useRecordValues(form, { record: request, toValues, ownVersion: change.data?.version, onConflict })

  const save = (values: RequestValues) => {
    const changes = changesOf(values, request, zone)
    if (Object.keys(changes).length === 0) return toast.info(officeWords.nothingToSave)
    const operation = isUndoable(changes) ? createOperation() : undefined
    return change.mutate(
      { request, changes, operation },
      {
        onSuccess: () => {
          toast.success(officeWords.saved, undefined, operation ? { undo: undo(operation) } : {})
          onSaved()
        },
        onError: (error) => {
          if (isStale(error)) return toast.failure(officeWords.notSaved, error.message)
          if (showError(form, error)) return toast.failure(officeWords.notSaved)
          return toast.failure(officeWords.notSaved, error.message, { retry: submit })
        },
      },
    )
  }
  const submit = () => void form.handleSubmit(save)()

  return (
    <form
      id={id}
      noValidate
      className="grid gap-x-7 gap-y-4 md:grid-cols-[1fr_18.75rem]"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="grid content-start gap-4">
        <FormErrors form={form} labels={labels} title={requestErrors.en.required} />
        <Field label={labels.title} required error={errors.title?.message}>
          <TextInput maxLength={200} {...form.register('title')} />
        </Field>
        <Field label={labels.description} required error={errors.description?.message}>
          <TextArea rows={6} maxLength={5000} {...form.register('description')} />
        </Field>
      </div>
      <div className="grid content-start gap-4">
        <EditorChoices form={form} request={request} />
        <DateField
          form={form}
          name="scheduledDate"
          label={labels.scheduledDate}
          kind="datetime"
          hint={officeWords.buildingTime}
        />
        <Field label={labels.estimatedCost} error={errors.estimatedCost?.message}>
          <Controller
            control={form.control}
            name="estimatedCost"
            render={({ field }) => <TextInput inputMode="decimal" className="tabular" {...field} />}
          />
        </Field>
      </div>
    </form>
  )
}
