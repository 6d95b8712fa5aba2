import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, type ReactNode } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { accountStatuses } from '#accounts/choices.ts'
import { Card } from '#platform/screens/Card.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { FormErrors } from '#platform/screens/FormErrors.tsx'
import { showRefusal } from '#platform/screens/form-errors.ts'
import { TextArea } from '#platform/screens/TextArea.tsx'
import { toast } from '#platform/screens/toast.ts'
import { useTellTyped } from '#platform/screens/use-tell-typed.ts'
import { tenantTypes } from '../choices.ts'
import type { Resident } from '../resident.ts'
import { changedValues, ResidentForm, type ResidentValues, valuesOf } from '../resident-values.ts'
import { words } from '../words.ts'
import { FormSelect } from './FormSelect.tsx'
import { FormText } from './FormText.tsx'
import { isStale, type useChangeResident } from './queries.ts'

type Props = {
  /** Of the form, so that the button outside of it can save. */
  id: string
  resident: Resident
  change: ReturnType<typeof useChangeResident>
  onTyped: (typed: boolean) => void
  /** Somebody else changed it while this form was open. */
  onMeanwhile: (before: Resident) => void
  onSaved: () => void
}

// The schema takes every text of the form; `raw` hands the texts on as they were typed.
const resolver = zodResolver(ResidentForm, undefined, { raw: true }) as unknown as Resolver<ResidentValues>
const typeChoices = tenantTypes.map((value) => ({ value, label: value }))
const statusChoices = accountStatuses.map((value) => ({ value, label: words.statuses[value] }))

/** Edits a profile and sends only what was changed. What somebody else saves meanwhile appears, what was typed stays. */
export function ProfileEditor({ id, resident, change, onTyped, onMeanwhile, onSaved }: Props) {
  const form = useForm<ResidentValues>({ resolver, defaultValues: valuesOf(resident) })
  const { errors, isDirty, dirtyFields } = form.formState
  // Read, so that the form keeps track of them for keepDirtyValues.
  void dirtyFields
  useTellTyped(isDirty, onTyped)

  const read = useRef(resident)
  useEffect(() => {
    const [before, own] = [read.current, change.data]
    if (before.version === resident.version) return
    read.current = resident
    if (own?.version === resident.version) return
    onMeanwhile(before)
    form.reset(valuesOf(resident), { keepDirtyValues: true })
  }, [resident, change.data, form, onMeanwhile])

  const save = (values: ResidentValues) => {
    const changes = changedValues(values, resident)
    if (Object.keys(changes).length === 0) return toast.info(words.nothingToSave)
    return change.mutate(
      { changes, version: resident.version },
      {
        onSuccess: () => {
          toast.success(words.saved)
          onSaved()
        },
        onError: (error) => {
          if (isStale(error)) return toast.failure(words.notSaved, error.message)
          showRefusal(form, error)
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
      <FormErrors form={form} labels={words.fields} title={words.required} />
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
          <FormText form={form} name="unitAccessCode" maxLength={6} />
          <FormText form={form} name="storageLockerAccessCode" maxLength={6} />
        </Group>
        <Group title={words.assets}>
          <FormText form={form} name="parkingStalls" hint={words.commas} maxLength={2000} />
          <FormText form={form} name="lockerNumbers" hint={words.commas} maxLength={2000} />
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
