import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { Choice } from '#platform/screens/choices.ts'
import { Field } from '#platform/screens/Field.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { words } from '../words.ts'
import type { TextName } from './FormText.tsx'

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  name: TextName & Path<Values>
  choices: readonly Choice[]
  required?: boolean
}

/** One choice of a form about a resident. */
export function FormSelect<Values extends FieldValues>({ form, name, choices, required }: Props<Values>) {
  const error = form.formState.errors[name]?.message
  return (
    <Field
      label={words.fields[name]}
      error={typeof error === 'string' ? error : undefined}
      {...(required ? { required } : {})}
    >
      <Controller
        control={form.control}
        name={name}
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Select ref={ref} choices={choices} value={String(value)} onChange={onChange} onBlur={onBlur} />
        )}
      />
    </Field>
  )
}
