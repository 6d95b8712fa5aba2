import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

type Versioned = { version: number }

type Options<Row, Values> = {
  /** The current record; null for a new one. */
  record: Row | null
  toValues: (record: Row) => Values
  /** The version that this form saved last: its own change is no conflict. */
  ownVersion?: number | undefined
  /** Another user changed the record while this form was open. */
  onConflict?: ((before: Row) => void) | undefined
}

/** Shows changes of a record by others in its form; what was typed stays. */
export function useRecordValues<Row extends Versioned, Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { record, toValues, ownVersion, onConflict }: Options<Row, Values>,
) {
  // Read, so that the form tracks the fields for keepDirtyValues.
  void form.formState.dirtyFields
  const { reset } = form
  const read = useRef(record)
  useEffect(() => {
    const before = read.current
    if (!record || !before || before.version === record.version) return
    read.current = record
    if (ownVersion === record.version) return
    onConflict?.(before)
    reset(toValues(record), { keepDirtyValues: true })
  }, [record, toValues, ownVersion, onConflict, reset])
}
