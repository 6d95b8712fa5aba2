import type { UseMutationResult } from '@tanstack/react-query'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { formCallbacks } from './form-callbacks.ts'

type Record = { id: string; version: number }
type Arguments<Values extends FieldValues, Body> = {
  /** Null for a new one. */
  record: Record | null
  form: UseFormReturn<Values>
  add: UseMutationResult<unknown, Error, Body>
  change: UseMutationResult<unknown, Error, Record & { body: Body }>
  words: { saved: string; notSaved: string }
  onClose: () => void
}

/** Adds a record or changes it; the dialog closes, or shows the error at its field. */
export function useSaveRecord<Values extends FieldValues, Body>({
  record,
  form,
  add,
  change,
  words,
  onClose,
}: Arguments<Values, Body>) {
  const callbacks = formCallbacks(form, { onClose, done: words.saved, failed: words.notSaved })
  const save = (body: Body) =>
    record === null
      ? add.mutate(body, callbacks)
      : change.mutate({ id: record.id, version: record.version, body }, callbacks)
  return { save, isPending: add.isPending || change.isPending }
}
