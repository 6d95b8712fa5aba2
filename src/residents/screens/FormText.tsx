import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Field } from '#platform/screens/Field.tsx'
import { PhoneInput } from '#platform/screens/PhoneInput.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { words } from '../words.ts'

export type TextName = keyof typeof words.fields
type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  name: TextName & Path<Values>
  kind?: 'text' | 'email' | 'phone' | 'date'
  required?: boolean
  hint?: string
  maxLength?: number
  className?: string
}

/** One text of a form about a resident, with its label and what is wrong. */
export function FormText<Values extends FieldValues>({
  form,
  name,
  kind = 'text',
  required,
  hint,
  maxLength = 200,
  className,
}: Props<Values>) {
  const error = form.formState.errors[name]?.message
  return (
    <Field
      label={words.fields[name]}
      error={typeof error === 'string' ? error : undefined}
      {...(required ? { required } : {})}
      {...(hint ? { hint } : {})}
      {...(className ? { className } : {})}
    >
      {kind === 'phone' ? (
        <PhoneInput autoComplete="off" {...form.register(name)} />
      ) : (
        <TextInput type={kind} autoComplete="off" maxLength={maxLength} {...form.register(name)} />
      )}
    </Field>
  )
}
