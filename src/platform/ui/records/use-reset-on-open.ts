import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Every opening of a dialog that stays mounted begins with these values. */
export function useResetOnOpen<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  open: boolean,
  values: Values,
) {
  const { reset } = form
  useEffect(() => {
    if (open) reset(values)
    // What changes while it is open does not replace what was typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open, reset])
}
