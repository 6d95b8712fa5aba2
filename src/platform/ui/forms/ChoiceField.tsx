import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { Choice } from './choices.ts'
import { Field } from './Field.tsx'
import { Select } from './Select.tsx'

type Props<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'formState' | 'control'>
  name: Path<Values>
  label: string
  choices: readonly Choice[]
  required?: boolean
  hint?: string | undefined
  disabled?: boolean
}

/** A labelled select of a form, with its error. */
export function ChoiceField<Values extends FieldValues>({
  form,
  name,
  label,
  choices,
  required = false,
  hint,
  disabled = false,
}: Props<Values>) {
  const error = form.formState.errors[name]?.message
  return (
    <Field label={label} required={required} hint={hint} error={typeof error === 'string' ? error : undefined}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Select
            ref={ref}
            choices={choices}
            value={String(value)}
            onChange={onChange}
            onBlur={onBlur}
            disabled={disabled}
          />
        )}
      />
    </Field>
  )
}
