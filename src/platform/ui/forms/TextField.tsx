import type { RefObject } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { DateField } from '../dates/DateField.tsx'
import { Field } from './Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { PhoneInput } from './PhoneInput.tsx'
import { TextInput } from './TextInput.tsx'

type Props<Values extends FieldValues, Output> = {
  form: Pick<UseFormReturn<Values, unknown, Output>, 'control' | 'formState' | 'register'>
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
export function TextField<Values extends FieldValues, Output = Values>(props: Props<Values, Output>) {
  if (props.kind !== 'date') return <TypedField {...props} kind={props.kind ?? 'text'} />
  const { form, name, label, required = false, hint, className = '' } = props
  return <DateField form={form} name={name} label={label} required={required} hint={hint} className={className} />
}

type TypedProps<Values extends FieldValues, Output> = Omit<Props<Values, Output>, 'kind'> & {
  kind: Exclude<Props<Values, Output>['kind'], 'date' | undefined>
}

function TypedField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  kind,
  required = false,
  hint,
  maxLength = 200,
  className,
  inputRef,
}: TypedProps<Values, Output>) {
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
