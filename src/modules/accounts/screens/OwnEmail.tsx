import type { ComponentProps } from 'react'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { accountTexts } from '../messages/index.ts'

type Props = ComponentProps<typeof TextInput> & { error: string | undefined }

/** The e-mail field of a sign-in form, marked up for password managers and phone keyboards. */
export function OwnEmail({ error, ...rest }: Props) {
  const words = useTexts(accountTexts)
  return (
    <Field label={words.email} error={error}>
      <TextInput type="email" large autoComplete="username" autoCapitalize="none" spellCheck={false} {...rest} />
    </Field>
  )
}
