import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { words } from '../words.ts'
import { CallFailed } from './call-failed.ts'

/**
 * Puts what the server refused where the person can mend it: at the field it names, with the focus there,
 * or on top of the form (shown by FormErrors). True when it found a field.
 */
export function showRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
): boolean {
  const message = error instanceof CallFailed ? error.message : words.somethingFailed
  const field = error instanceof CallFailed ? error.field : undefined
  const known = field !== undefined && (field.split('.')[0] ?? '') in form.getValues()
  if (known) form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: true })
  else form.setError('root.server', { type: 'server', message })
  return known
}
