import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isStale } from '#platform/ui/data/call-failed.ts'
import { createOperation, hasChanged } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { RecordForm } from '#platform/ui/records/RecordForm.tsx'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { useRecordValues } from '#platform/ui/records/use-record-values.ts'
import { Switch } from '#platform/ui/forms/Switch.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import type { UserAccount } from '../../user-account.ts'
import { isUndoable, UserForm, type UserValues, valuesOfUser } from '../../user-values.ts'
import { userWords as words } from '../../messages/user.ts'
import { roleChoices } from './role-choices.ts'
import { UserConflictNotice } from './UserConflictNotice.tsx'
import { useEditUser } from './queries.ts'

type Props = { user: UserAccount | null; ownId: string; onClose: () => void }

/** Edits an account of the office. The last account stays rendered while the dialog closes. */
export function EditUser({ user, ownId, onClose }: Props) {
  const { last, open } = useLingering(user)
  if (last === null) return null
  return <Editor key={last.id} user={user ?? last} own={last.id === ownId} open={open} onClose={onClose} />
}

function Editor({ user, own, open, onClose }: { user: UserAccount; own: boolean; open: boolean; onClose: () => void }) {
  const edit = useEditUser(user.id)
  /** The account as it was before another user changed it. */
  const [before, setBefore] = useState<UserAccount | null>(null)
  const undo = useUndo('accounts')
  const form = useForm<UserValues>({ resolver: useFormResolver(UserForm), defaultValues: valuesOfUser(user) })
  useResetOnOpen(form, open, valuesOfUser(user))
  useRecordValues(form, {
    record: user,
    toValues: valuesOfUser,
    ownVersion: edit.data?.version,
    // After several changes the comparison is still with the record this person began with.
    onConflict: (current) => open && setBefore((initial) => initial ?? current),
  })
  const close = () => {
    setBefore(null)
    onClose()
  }
  const save = (values: UserValues) => {
    if (!form.formState.isDirty) return toast.info(words.nothingToSave)
    const operation = createOperation()
    return edit.mutate(
      { edit: values, version: user.version, operation },
      formCallbacks(form, {
        onClose: close,
        done: words.updated,
        undo: (saved: UserAccount) =>
          hasChanged(user, saved) && isUndoable(user, values) ? undo(operation) : undefined,
        failed: words.notUpdated,
        // After a conflict the notice above the form shows what is different.
        showOwnError: isStale,
      }),
    )
  }
  return (
    <RecordForm
      form={form}
      isNew={false}
      conflict={before ? <UserConflictNotice before={before} now={user} /> : null}
      open={open}
      onClose={close}
      onSave={save}
      isSaving={edit.isPending}
      words={words}
    >
      <TextField form={form} name="firstName" label={words.fields.firstName} required maxLength={100} />
      <TextField form={form} name="lastName" label={words.fields.lastName} required maxLength={100} />
      <TextField form={form} name="email" label={words.fields.email} kind="email" required maxLength={254} />
      <TextField form={form} name="phone" label={words.fields.phone} kind="phone" />
      <ChoiceField
        form={form}
        name="role"
        label={words.fields.role}
        choices={roleChoices}
        hint={own ? words.ownRole : undefined}
        disabled={own}
      />
      {own || user.status === 'Invited' ? null : (
        <div className="self-end md:pb-1.5">
          <Switch label={words.active} hint={words.activeHint} {...form.register('isActive')} />
        </div>
      )}
    </RecordForm>
  )
}
