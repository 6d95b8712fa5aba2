import type { ComponentProps } from 'react'
import { Field } from '#platform/screens/Field.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { words } from '../words.ts'

type Props = ComponentProps<typeof TextInput> & { error: string | undefined }

/** The address a person signs in with, as password managers and phone keyboards know it. */
export function OwnEmail({ error, ...rest }: Props) {
  return (
    <Field label={words.email} error={error}>
      <TextInput type="email" large autoComplete="username" autoCapitalize="none" spellCheck={false} {...rest} />
    </Field>
  )
}
