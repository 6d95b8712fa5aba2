import { Controller, useForm, useWatch } from 'react-hook-form'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { RecordForm } from '#platform/ui/records/RecordForm.tsx'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { newUserBody, NewUserForm, type NewUserValues, newUserValues } from '../../user-values.ts'
import { userWords as words } from '../../messages/user.ts'
import { roleChoices } from './role-choices.ts'
import { useAddUser } from './queries.ts'

type Props = { open: boolean; onClose: () => void }

const signInChoices = [
  { value: 'invite', label: words.invite, detail: words.inviteHint },
  { value: 'password', label: words.typePassword, detail: words.typePasswordHint },
] as const

/** Adds an account of the office, by invitation or with a given password. */
export function AddUser({ open, onClose }: Props) {
  const add = useAddUser()
  const form = useForm<NewUserValues>({ resolver: useFormResolver(NewUserForm), defaultValues: newUserValues })
  useResetOnOpen(form, open, newUserValues)
  const signIn = useWatch({ control: form.control, name: 'signIn' })
  const send = (values: NewUserValues) =>
    add.mutate(newUserBody(values), formCallbacks(form, { onClose, done: words.created, failed: words.notCreated }))
  return (
    <RecordForm form={form} isNew open={open} onClose={onClose} onSave={send} isSaving={add.isPending} words={words}>
      <TextField form={form} name="firstName" label={words.fields.firstName} required maxLength={100} />
      <TextField form={form} name="lastName" label={words.fields.lastName} required maxLength={100} />
      <TextField form={form} name="email" label={words.fields.email} kind="email" required maxLength={254} />
      <Field label={words.signInWay} radios className="md:col-span-2">
        <Controller
          control={form.control}
          name="signIn"
          render={({ field }) => <RadioCards choices={signInChoices} {...field} />}
        />
      </Field>
      {signIn === 'password' ? (
        <TextField form={form} name="password" label={words.fields.password} kind="new-password" required />
      ) : null}
      <TextField form={form} name="phone" label={words.fields.phone} kind="phone" />
      <ChoiceField form={form} name="role" label={words.fields.role} choices={roleChoices} />
    </RecordForm>
  )
}
