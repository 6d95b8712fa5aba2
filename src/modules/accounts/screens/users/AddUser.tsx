import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { NewUserForm, type NewUserValues, newUserValues } from '../../user-values.ts'
import { userWords as words } from '../../messages/user.ts'
import { roleChoices } from './role-choices.ts'
import { useAddUser } from './queries.ts'

type Props = { open: boolean; onClose: () => void }

/** Adds an account of the office with a given password. */
export function AddUser({ open, onClose }: Props) {
  const add = useAddUser()
  const form = useForm<NewUserValues>({ resolver: useFormResolver(NewUserForm), defaultValues: newUserValues })
  useEffect(() => {
    if (open) form.reset(newUserValues)
  }, [open, form])
  const send = (values: NewUserValues) =>
    add.mutate(values, {
      onSuccess: () => {
        toast.success(words.created)
        onClose()
      },
      onError: (error) => {
        showError(form, error)
        toast.failure(words.notCreated, error.message)
      },
    })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.addTitle}
      form={form}
      onSend={send}
      labels={words.fields}
      pleaseCheck={words.required}
      verb={words.create}
      sending={add}
      busyText={words.creating}
    >
      <TextField form={form} name="firstName" label={words.fields.firstName} required maxLength={100} />
      <TextField form={form} name="lastName" label={words.fields.lastName} required maxLength={100} />
      <TextField form={form} name="email" label={words.fields.email} kind="email" required maxLength={254} />
      <TextField form={form} name="password" label={words.fields.password} kind="new-password" required />
      <TextField form={form} name="phone" label={words.fields.phone} kind="phone" />
      <ChoiceField form={form} name="role" label={words.fields.role} choices={roleChoices} />
    </FormDialog>
  )
}
