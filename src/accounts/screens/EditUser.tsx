import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Button } from '#platform/screens/Button.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { FormErrors } from '#platform/screens/FormErrors.tsx'
import { showRefusal } from '#platform/screens/form-errors.ts'
import { Notice } from '#platform/screens/Notice.tsx'
import { PhoneInput } from '#platform/screens/PhoneInput.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { Switch } from '#platform/screens/Switch.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { toast } from '#platform/screens/toast.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import type { UserAccount } from '../contract.ts'
import { UserForm, type UserValues, valuesOfUser } from '../user-values.ts'
import { userWords as words } from '../user-words.ts'
import { roleChoices } from './AddUser.tsx'
import { isStale, useEditUser } from './user-queries.ts'

type Props = { user: UserAccount | null; ownId: string; onClose: () => void }

/** Edits an account of the office; the last one stays drawn while the dialog leaves. */
export function EditUser({ user, ownId, onClose }: Props) {
  const { last, open } = useLingering(user)
  if (last === null) return null
  return <Editor key={last.id} user={user ?? last} own={last.id === ownId} open={open} onClose={onClose} />
}

function Editor({ user, own, open, onClose }: { user: UserAccount; own: boolean; open: boolean; onClose: () => void }) {
  const id = useId()
  const edit = useEditUser(user.id)
  const [meanwhile, setMeanwhile] = useState(false)
  const form = useForm<UserValues>({ resolver: zodResolver(UserForm), defaultValues: valuesOfUser(user) })
  const { errors, isDirty, dirtyFields } = form.formState
  // Read, so that the form keeps track of them for keepDirtyValues.
  void dirtyFields
  useEffect(() => {
    if (open) form.reset(valuesOfUser(user))
    // Only when it opens; what changes while it is open is told below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open, form])
  const read = useRef(user.version)
  useEffect(() => {
    if (read.current === user.version) return
    read.current = user.version
    if (!open || edit.data?.version === user.version) return
    setMeanwhile(true)
    form.reset(valuesOfUser(user), { keepDirtyValues: true })
  }, [user, open, edit.data, form])
  const close = () => {
    setMeanwhile(false)
    onClose()
  }
  const save = ({ role, ...values }: UserValues) => {
    if (!form.formState.isDirty) return toast.info(words.nothingToSave)
    return edit.mutate(
      { edit: { ...values, ...(role === 'maintenance' ? {} : { role }) }, version: user.version },
      {
        onSuccess: () => {
          toast.success(words.updated)
          close()
        },
        onError: (error) => {
          if (!isStale(error)) showRefusal(form, error)
          toast.failure(words.notUpdated, error.message)
        },
      },
    )
  }
  const choices =
    user.role === 'maintenance'
      ? [...roleChoices, { value: 'maintenance', label: words.roles.maintenance }]
      : roleChoices
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.editTitle}
      dirty={isDirty && !edit.isSuccess}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form={id} busy={edit.isPending} busyText={words.saving}>
            {words.save}
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
          void form.handleSubmit(save)()
        }}
      >
        <div className="grid gap-3 empty:hidden md:col-span-2">
          {meanwhile ? (
            <Notice live tone="warning" title={words.changedMeanwhile}>
              {words.keptTyped}
            </Notice>
          ) : null}
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
        <Field label={words.fields.phone} error={errors.phone?.message}>
          <PhoneInput autoComplete="off" {...form.register('phone')} />
        </Field>
        <Field label={words.fields.role} error={errors.role?.message} {...(own ? { hint: words.ownRole } : {})}>
          <Controller
            control={form.control}
            name="role"
            render={({ field: { ref, value, onChange, onBlur } }) => (
              <Select ref={ref} choices={choices} value={value} onChange={onChange} onBlur={onBlur} disabled={own} />
            )}
          />
        </Field>
        {own || user.status === 'Invited' ? null : (
          <div className="self-end md:pb-1.5">
            <Switch label={words.active} hint={words.activeHint} {...form.register('isActive')} />
          </div>
        )}
      </form>
    </Dialog>
  )
}
