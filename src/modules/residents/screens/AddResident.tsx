import type { ReactNode } from 'react'
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form'
import { accountStatuses } from '#accounts/choices.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { ChoicesNotLoaded } from '#platform/ui/feedback/ChoicesNotLoaded.tsx'
import { DrawnField } from '#platform/ui/forms/DrawnField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { useRawFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { tenantTypes } from '../choices.ts'
import { newResidentBody, NewResidentForm, type NewResidentValues, newResidentValues } from '../resident-values.ts'
import { residentErrors } from '../messages/errors.ts'
import { words } from '../messages/en.ts'
import { FormSelect } from './FormSelect.tsx'
import { type DrawAssets, FormText } from './FormText.tsx'
import { useAddResident, useVacantUnits } from './queries.ts'

type Props = { open: boolean; onClose: () => void; drawAssets: DrawAssets }

const typeChoices = tenantTypes.map((value) => ({ value, label: value }))
const statusChoices = accountStatuses
  .filter((status) => status !== 'Invited')
  .map((value) => ({ value, label: words.statuses[value] }))

/** Adds a resident: account, record and home in one step. What was typed stays until it is saved. */
export function AddResident({ open, onClose, drawAssets }: Props) {
  const add = useAddResident()
  const units = useVacantUnits(open)
  // The schema accepts every text of the form.
  const resolver = useRawFormResolver(NewResidentForm) as unknown as Resolver<NewResidentValues>
  const form = useForm<NewResidentValues>({ resolver, defaultValues: newResidentValues })
  useResetOnOpen(form, open, newResidentValues)
  const signIn = useWatch({ control: form.control, name: 'signIn' })
  /** The API calls the field `email`; the form has another name for it. */
  const showOwnError = (error: Error) => {
    const atField = error instanceof CallFailed && error.field === 'email'
    if (atField) form.setError('emailPrimary', { type: 'server', message: error.message }, { shouldFocus: true })
    return atField
  }
  const callbacks = formCallbacks(form, { onClose, done: words.created, failed: words.notCreated, showOwnError })
  const send = (values: NewResidentValues) => add.mutate(newResidentBody(values), callbacks)
  const unitChoices = [
    { value: 'no-assignment', label: words.noAssignment },
    ...(units.data ?? []).map((unit) => ({
      value: unit.id,
      label: words.unitChoice(unit.unitNumber, unit.floor),
      ...(unit.unitType ? { detail: unit.unitType } : {}),
    })),
  ]
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.addTitle}
      status={words.addLead}
      width="wide"
      columns={1}
      form={form}
      onSend={send}
      labels={words.fields}
      pleaseCheck={residentErrors.en.required}
      verb={words.create}
      sending={add}
      busyText={words.creating}
    >
      <Group title={words.groups.person}>
        <FormText form={form} name="fullName" required />
        <FormText form={form} name="preferredName" />
        <FormText form={form} name="emailPrimary" kind="email" required />
        <FormText form={form} name="phonePrimary" kind="phone" required />
        <FormText form={form} name="emailSecondary" kind="email" />
        <FormText form={form} name="phoneSecondary" kind="phone" />
      </Group>
      <Group title={words.groups.account}>
        <Field label={words.signInWay} radios className="md:col-span-2">
          <Controller
            control={form.control}
            name="signIn"
            render={({ field }) => (
              <RadioCards
                name={field.name}
                choices={[
                  { value: 'invite', label: words.invite, detail: words.inviteHint },
                  { value: 'password', label: words.typePassword, detail: words.typePasswordHint },
                ]}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                ref={field.ref}
              />
            )}
          />
        </Field>
        {signIn === 'password' ? (
          <>
            <FormText form={form} name="password" kind="new-password" required />
            <FormSelect form={form} name="status" choices={statusChoices} />
          </>
        ) : null}
        <FormSelect form={form} name="tenantType" choices={typeChoices} required />
      </Group>
      <Group title={words.groups.home}>
        <div>
          <FormSelect form={form} name="unitId" choices={unitChoices} />
          <ChoicesNotLoaded on={units} />
        </div>
        <span className="max-md:hidden" />
        <FormText form={form} name="startDateOccupancy" kind="date" />
        <FormText form={form} name="endDateOccupancy" kind="date" />
      </Group>
      <Group title={words.groups.emergency}>
        <FormText form={form} name="emergencyContactName" />
        <FormText form={form} name="emergencyContactPhone" kind="phone" />
      </Group>
      <Group title={words.groups.assets}>
        <DrawnField form={form} name="parkingStalls" draw={drawAssets.parkingStalls} single />
        <FormText form={form} name="pets" hint={words.commas} maxLength={2000} />
      </Group>
    </FormDialog>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{title}</legend>
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">{children}</div>
    </fieldset>
  )
}
