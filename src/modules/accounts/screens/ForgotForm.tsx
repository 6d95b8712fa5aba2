import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { ForgottenPassword } from '../own-account.ts'
import { accountTexts } from '../messages/index.ts'
import { SignedOutForm } from './SignedOutForm.tsx'
import { OwnEmail } from './OwnEmail.tsx'
import { recoveryFailure, useForgotPassword } from './queries.ts'

const FormSchema = z.object({
  email: ForgottenPassword.shape.email.pipe(
    z.email({ error: fieldText((language) => accountTexts[language].badEmail) }),
  ),
})

export function ForgotForm() {
  const words = useTexts(accountTexts)
  const forgot = useForgotPassword()
  const form = useForm({ resolver: useFormResolver(FormSchema), defaultValues: { email: '' } })
  const empty = useWatch({ control: form.control, name: 'email' }).trim() === ''
  return (
    <SignedOutForm
      onSubmit={form.handleSubmit(({ email }) => forgot.mutate(email))}
      verb={words.sendLink}
      busy={forgot.isPending}
      busyText={words.sending}
      disabledBecause={empty ? words.enterEmail : null}
    >
      {forgot.isSuccess ? (
        <Notice live tone="success">
          {words.linkSent} <span className="block">{words.openLink}</span>
        </Notice>
      ) : null}
      {forgot.isError ? (
        <Notice live tone="danger">
          {recoveryFailure(words, forgot.error)}
        </Notice>
      ) : null}
      <OwnEmail error={form.formState.errors.email?.message} {...form.register('email')} />
    </SignedOutForm>
  )
}
