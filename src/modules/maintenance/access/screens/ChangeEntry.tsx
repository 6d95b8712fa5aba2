import { useEffect, useId, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#platform/ui/display/Button.tsx'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { EntryValues, entryValuesOf } from '../entry-values.ts'
import { entryTexts } from '../messages/index.ts'
import type { Entry } from '../../requests/request-input.ts'
import { EntryFields } from './EntryFields.tsx'

type Then = { onSuccess: () => void; onError: (error: Error) => void }
type Props = {
  request: Pick<Entry, 'entryPermission' | 'entryWindows' | 'petsNote'>
  open: boolean
  onClose: () => void
  /** The request that saves it. */
  change: { isPending: boolean; isSuccess: boolean; error: Error | null; reset: () => void }
  onSave: (values: EntryValues, then: Then) => void
  lead?: string
  /** Shown above the fields when another user saved first. */
  conflict?: ReactNode
}

/** Edits how a home may be entered. */
export function ChangeEntry({ request, open, onClose, change, onSave, lead, conflict }: Props) {
  const words = useTexts(entryTexts)
  const form = useForm<EntryValues>({ resolver: useFormResolver(EntryValues), defaultValues: entryValuesOf(request) })
  const formId = useId()
  const { reset } = form
  const { reset: resetCall } = change
  useEffect(() => {
    if (!open) return
    reset(entryValuesOf(request))
    resetCall()
    // Changes by others must not overwrite what is being typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open])
  const save = (values: EntryValues) =>
    onSave(values, {
      onSuccess: () => {
        onClose()
        toast.success(words.saved)
      },
      onError: (error) => {
        if (error instanceof CallFailed && error.field !== undefined) showError(form, error)
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
          <Button variant="primary" type="submit" form={formId} busy={change.isPending}>
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
        {conflict}
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
