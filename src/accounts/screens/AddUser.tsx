import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Button } from '#platform/screens/Button.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { FormErrors } from '#platform/screens/FormErrors.tsx'
import { showRefusal } from '#platform/screens/form-errors.ts'
import { PasswordInput } from '#platform/screens/PasswordInput.tsx'
import { PhoneInput } from '#platform/screens/PhoneInput.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { toast } from '#platform/screens/toast.ts'
import { NewUserForm, type NewUserValues, newUserValues } from '../user-values.ts'
import { userWords as words } from '../user-words.ts'
import { useAddUser } from './user-queries.ts'

type Props = { open: boolean; onClose: () => void }

export const roleChoices = [
  { value: 'staff', label: words.roles.staff },
  { value: 'admin', label: words.roles.admin },
] as const

/** Adds an account of the office with a typed password. */
export function AddUser({ open, onClose }: Props) {
  const id = useId()
  const add = useAddUser()
  const form = useForm<NewUserValues>({ resolver: zodResolver(NewUserForm), defaultValues: newUserValues })
  const { errors, isDirty } = form.formState
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
        showRefusal(form, error)
        toast.failure(words.notCreated, error.message)
      },
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.addTitle}
      dirty={isDirty && !add.isSuccess}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form={id} busy={add.isPending} busyText={words.creating}>
            {words.create}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-x-5 gap-y-4 md:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          void form.handleSubmit(send)()
        }}
      >
        <div className="md:col-span-2 empty:hidden">
          <FormErrors form={form} labels={words.fields} title={words.required} />
        </div>
        <Field label={words.fields.firstName} required error={errors.firstName?.message}>
          <TextInput autoComplete="off" maxLength={100} {...form.register('firstName')} />
        </Field>
        <Field label={words.fields.lastName} required error={errors.lastName?.message}>
          <TextInput autoComplete="off" maxLength={100} {...form.register('lastName')} />
        </Field>
        <Field label={words.fields.email} required error={errors.email?.message}>
          <TextInput type="email" autoComplete="off" maxLength={254} {...form.register('email')} />
        </Field>
        <Field label={words.fields.password} required error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" maxLength={200} {...form.register('password')} />
        </Field>
        <Field label={words.fields.phone} error={errors.phone?.message}>
          <PhoneInput autoComplete="off" {...form.register('phone')} />
        </Field>
        <Field label={words.fields.role} error={errors.role?.message}>
          <Controller
            control={form.control}
            name="role"
            render={({ field: { ref, value, onChange, onBlur } }) => (
              <Select ref={ref} choices={roleChoices} value={value} onChange={onChange} onBlur={onBlur} />
            )}
          />
        </Field>
      </form>
    </Dialog>
  )
}
