import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { platformTexts } from '../../language/messages/index.ts'
import { CallFailed } from '../data/call-failed.ts'
import { documentLanguage } from '../data/document-language.ts'

/**
 * Shows a server error where the person can fix it: at the field it names, which gets the focus, or above the form
 * (rendered by FormErrors). Returns true when it found a field.
 */
export function showError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
): boolean {
  const message = error instanceof CallFailed ? error.message : platformTexts[documentLanguage()].somethingFailed
  const field = error instanceof CallFailed ? error.field : undefined
  const hasField = field !== undefined && (field.split('.')[0] ?? '') in form.getValues()
  if (hasField) form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: true })
  else form.setError('root.server', { type: 'server', message })
  return hasField
}
