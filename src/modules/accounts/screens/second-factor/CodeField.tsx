import type { ComponentProps } from 'react'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'

type Props = ComponentProps<typeof TextInput> & {
  label: string
  hint?: string
  error: string | undefined
  /** Accepts only codes of the app, so that phones show digits and offer codes from messages. */
  digits?: boolean
}

export function CodeField({ label, hint, error, digits = false, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput
        inputMode={digits ? 'numeric' : 'text'}
        autoComplete={digits ? 'one-time-code' : 'off'}
        autoCapitalize={digits ? 'none' : 'characters'}
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        className="tabular tracking-[0.06em]"
        {...rest}
      />
    </Field>
  )
}
