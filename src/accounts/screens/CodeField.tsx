import type { ComponentProps } from 'react'
import { Field } from '#platform/screens/Field.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'

type Props = ComponentProps<typeof TextInput> & {
  label: string
  hint?: string
  error: string | undefined
  /** Only a code of the app is wanted: phones offer digits, and what came by message. */
  digits?: boolean
}

/** Where a code is typed. */
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
