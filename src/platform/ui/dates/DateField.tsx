import type { ReactNode } from 'react'
import { type FieldValues, type Path, useController, type UseFormReturn } from 'react-hook-form'
import type { DateKind } from '../../time/date-style.ts'
import { Field } from '../forms/Field.tsx'
import { DateInput } from './DateInput.tsx'

type Props<Values extends FieldValues, Output> = {
  form: Pick<UseFormReturn<Values, unknown, Output>, 'control'>
  name: Path<Values>
  label: string
  kind?: DateKind
  required?: boolean
  optional?: boolean
  hint?: ReactNode
  min?: string
  max?: string
  className?: string
}

/** A date, a time or both in a form: its value is `2026-12-24`, `14:30` or `2026-12-24T14:30`, and '' for none. */
export function DateField<Values extends FieldValues, Output = Values>({
  form,
  name,
  kind,
  min,
  max,
  ...rest
}: Props<Values, Output>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field {...rest} error={fieldState.error?.message}>
      <DateInput {...field} kind={kind} min={min} max={max} value={field.value ?? ''} />
    </Field>
  )
}
