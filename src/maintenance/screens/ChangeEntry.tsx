import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId } from 'react'
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
import type { OwnRequest } from '../own-contract.ts'
import { EntryFields } from './EntryFields.tsx'
import { useChangeEntry } from './queries.ts'

type Props = { request: OwnRequest; open: boolean; onClose: () => void }

/** The resident says anew how their home may be entered. */
export function ChangeEntry({ request, open, onClose }: Props) {
  const change = useChangeEntry(request.id)
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
    change.mutate(values, {
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
