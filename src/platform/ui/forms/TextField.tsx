import type { RefObject } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Field } from './Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { PhoneInput } from './PhoneInput.tsx'
import { TextInput } from './TextInput.tsx'

type Props<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'formState' | 'register'>
  name: Path<Values>
  label: string
  kind?: 'text' | 'email' | 'phone' | 'date' | 'money' | 'new-password'
  required?: boolean
  hint?: string | undefined
  maxLength?: number
  className?: string
  /** The input, for a dialog that begins in this field. */
  inputRef?: RefObject<HTMLInputElement | null>
}

/** A text field of a form about another person, without autofill, with its error. */
export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  kind = 'text',
  required = false,
  hint,
  maxLength = 200,
  className,
  inputRef,
}: Props<Values>) {
  const error = form.formState.errors[name]?.message
  const registered = form.register(name)
  const wiring = {
    ...registered,
    ref: (input: HTMLInputElement | null) => {
      registered.ref(input)
      if (inputRef) inputRef.current = input
    },
  }
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      error={typeof error === 'string' ? error : undefined}
      {...(className ? { className } : {})}
    >
      {kind === 'phone' ? (
        <PhoneInput autoComplete="off" {...wiring} />
      ) : kind === 'new-password' ? (
        <PasswordInput autoComplete="new-password" maxLength={maxLength} {...wiring} />
      ) : kind === 'money' ? (
        <TextInput inputMode="decimal" autoComplete="off" className="tabular" {...wiring} />
      ) : (
        <TextInput type={kind} autoComplete="off" maxLength={maxLength} {...wiring} />
      )}
    </Field>
  )
}
