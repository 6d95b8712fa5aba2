import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#platform/screens/Button.tsx'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { showRefusal } from '#platform/screens/form-errors.ts'
import { Notice } from '#platform/screens/Notice.tsx'
import { toast } from '#platform/screens/toast.ts'
import { EntryValues, entryValuesOf } from '../entry-values.ts'
import { entryWords as words } from '../entry-words.ts'
import type { Entry } from '../request-input.ts'
import { EntryFields } from './EntryFields.tsx'

type Then = { onSuccess: () => void; onError: (error: Error) => void }
type Props = {
  request: Pick<Entry, 'entryPermission' | 'entryWindows' | 'petsNote'>
  open: boolean
  onClose: () => void
  /** The call that saves it. */
  change: { isPending: boolean; isSuccess: boolean; error: Error | null; reset: () => void }
  onSave: (values: EntryValues, then: Then) => void
  lead?: string
  /** Stands above the fields when somebody else was faster. */
  meanwhile?: ReactNode
}

/** Says anew how a home may be entered. */
export function ChangeEntry({ request, open, onClose, change, onSave, lead, meanwhile }: Props) {
  const form = useForm<EntryValues>({ resolver: zodResolver(EntryValues), defaultValues: entryValuesOf(request) })
  const formId = useId()
  const { reset } = form
  const { reset: resetCall } = change
  useEffect(() => {
    if (!open) return
    reset(entryValuesOf(request))
    resetCall()
    // What somebody else changes meanwhile must not take away what is being typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open])
  const save = (values: EntryValues) =>
    onSave(values, {
      onSuccess: () => {
        onClose()
        toast.success(words.saved)
      },
      onError: (error) => {
        if (error instanceof CallFailed && error.field !== undefined) showRefusal(form, error)
      },
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.changeTitle}
      status={lead}
      dirty={form.formState.isDirty && !change.isSuccess}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form={formId} busy={change.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void form.handleSubmit(save)()
        }}
      >
        {meanwhile}
        <EntryFields form={form} />
        {change.error ? (
          <Notice live tone="danger" title={`${words.notSaved}.`}>
            {change.error.message}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}
