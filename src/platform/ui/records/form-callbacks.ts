import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { toast } from '../feedback/toast.ts'
import { showError } from '../forms/form-errors.ts'

type Options<Saved> = {
  onClose: () => void
  /** The toast after saving, or how to word it for what was saved. */
  done: string | ((saved: Saved) => string)
  /** What the Undo button of the toast does; none when nothing was changed. */
  undo?: (saved: Saved) => (() => void) | undefined
  /** The toast after an error. */
  failed: string
  /** Shows an error that the form treats in its own way; returns false for any other. */
  showOwnError?: (error: Error) => boolean
}

/** The callbacks of the mutation of a dialog: it closes, or shows the error at the field that the server names. */
export const formCallbacks = <Values extends FieldValues, Saved = unknown>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  { onClose, done, undo, failed, showOwnError }: Options<Saved>,
) => ({
  onSuccess: (saved: Saved) => {
    onClose()
    toast.success(typeof done === 'string' ? done : done(saved), undefined, { undo: undo?.(saved) })
  },
  onError: (error: Error) => {
    if (!showOwnError?.(error)) showError(form, error)
    toast.failure(failed, error.message)
  },
})
