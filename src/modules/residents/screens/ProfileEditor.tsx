import type { ReactNode } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { accountStatuses } from '#accounts/choices.ts'
import { isStale } from '#platform/ui/data/call-failed.ts'
import { createOperation, hasChanged } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { DrawnField } from '#platform/ui/forms/DrawnField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useRecordValues } from '#platform/ui/records/use-record-values.ts'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import { useRawFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { tenantTypes } from '../choices.ts'
import type { Resident } from '../resident.ts'
import { isUndoable } from '../rules.ts'
import { changedValues, ResidentForm, type ResidentValues, valuesOf } from '../resident-values.ts'
import { residentErrors } from '../messages/errors.ts'
import { words } from '../messages/en.ts'
import { CodeFields } from './CodeFields.tsx'
import { FormSelect } from './FormSelect.tsx'
import { type DrawAssets, FormText } from './FormText.tsx'
import { type useChangeResident } from './queries.ts'

type Props = {
  /** The form's id, for the submit button outside of it. */
  id: string
  resident: Resident
  change: ReturnType<typeof useChangeResident>
  onTyped: (typed: boolean) => void
  /** Another user changed the record while this form was open. */
  onConflict: (before: Resident) => void
  onSaved: () => void
  drawAssets: DrawAssets
}

const typeChoices = tenantTypes.map((value) => ({ value, label: value }))
const statusChoices = accountStatuses.map((value) => ({ value, label: words.statuses[value] }))

/** Edits a profile and sends only the changed fields. Changes by others appear; what was typed stays. */
export function ProfileEditor({ id, resident, change, onTyped, onConflict, onSaved, drawAssets }: Props) {
  // The schema accepts every text of the form.
  const resolver = useRawFormResolver(ResidentForm) as unknown as Resolver<ResidentValues>
  const form = useForm<ResidentValues>({ resolver, defaultValues: valuesOf(resident) })
  const { errors, isDirty } = form.formState
  useNotifyTyped(isDirty, onTyped)
  const toValues = (current: Resident) => valuesOf(current, form.getValues('unitId'))
  useRecordValues(form, { record: resident, toValues, ownVersion: change.data?.version, onConflict })

  const undo = useUndo('residents')
  const save = (values: ResidentValues) => {
    const changes = changedValues(values, resident)
    if (Object.keys(changes).length === 0) return toast.info(words.nothingToSave)
    const operation = createOperation()
    return change.mutate(
      { changes: { ...changes, rejectTaken: true }, version: resident.version, operation },
      {
        onSuccess: (saved) => {
          const isOffered =
            hasChanged(resident, saved) &&
            isUndoable({ email: resident.user.email, status: resident.accountStatus }, changes)
          toast.success(words.saved, undefined, { undo: isOffered ? undo(operation) : undefined })
          onSaved()
        },
        onError: (error) => {
          if (isStale(error)) return toast.failure(words.notSaved, error.message)
          showError(form, error)
          return toast.failure(words.notSaved, error.message)
        },
      },
    )
  }

  return (
    <form
      id={id}
      noValidate
      className="grid gap-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit(save)()
      }}
    >
      <FormErrors form={form} labels={words.fields} title={residentErrors.en.required} />
      <div className="grid gap-3.5 md:grid-cols-2">
        <Group title={words.personal}>
          <FormText form={form} name="fullName" required />
          <FormText form={form} name="preferredName" />
          <FormText form={form} name="emailPrimary" kind="email" />
          <FormText form={form} name="phonePrimary" kind="phone" />
          <FormText form={form} name="emailSecondary" kind="email" />
          <FormText form={form} name="phoneSecondary" kind="phone" />
        </Group>
        <div className="grid content-start gap-3.5">
          <Group title={words.lease}>
            <FormSelect form={form} name="tenantType" choices={typeChoices} />
            <FormSelect form={form} name="status" choices={statusChoices} />
            <FormText form={form} name="startDateOccupancy" kind="date" />
            <FormText form={form} name="endDateOccupancy" kind="date" />
          </Group>
          <Group title={words.emergency}>
            <FormText form={form} name="emergencyContactName" />
            <FormText form={form} name="emergencyContactPhone" kind="phone" />
          </Group>
        </div>
        <Group title={words.codes}>
          <CodeFields form={form} resident={resident} />
        </Group>
        <Group title={words.assets}>
          <DrawnField form={form} name="parkingStalls" draw={drawAssets.parkingStalls} single />
          <DrawnField form={form} name="lockerNumbers" draw={drawAssets.lockerNumbers} single />
          <FormText form={form} name="pets" hint={words.commas} maxLength={2000} className="lg:col-span-2" />
        </Group>
      </div>
      <Field label={words.fields.residentNotes} hint={words.residentNotesHint} error={errors.residentNotes?.message}>
        <TextArea rows={3} maxLength={10_000} {...form.register('residentNotes')} />
      </Field>
    </form>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card level="h3" title={title}>
      <div className="grid gap-x-4 gap-y-3.5 lg:grid-cols-2">{children}</div>
    </Card>
  )
}
