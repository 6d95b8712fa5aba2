import { accountErrors } from '#accounts/messages/errors.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { InputField } from '../form/InputField.tsx'

/** The e-mail field of a sign-in form, marked up for password managers and phone keyboards. */
export function EmailField({ value, error }: { value: string | undefined; error: string | undefined }) {
  const words = useTexts(accountTexts)
  const errors = useTexts(accountErrors)
  return (
    <InputField
      name="email"
      type="email"
      label={words.email}
      autoComplete="username"
      autoCapitalize="none"
      maxLength={254}
      defaultValue={value}
      error={error}
      missing={errors.noEmail}
      bad={words.badEmail}
    />
  )
}
