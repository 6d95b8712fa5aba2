import { useForm, useWatch } from 'react-hook-form'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { PasswordInput } from '#platform/ui/forms/PasswordInput.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { accountTexts } from '../messages/index.ts'
import { SignedOutForm } from './SignedOutForm.tsx'
import { NewPasswordTwice } from './new-password.ts'
import { recoveryFailure, useResetPassword } from './queries.ts'

type Props = {
  token: string
  /** The first password of an invited person. */
  isFirst?: boolean
  /** With the password that was set. */
  onDone: (message: string, password: string) => void
  /** The link is unknown or has expired. */
  onBadLink: () => void
}

export function ResetForm({ token, isFirst = false, onDone, onBadLink }: Props) {
  const words = useTexts(accountTexts)
  const reset = useResetPassword()
  const form = useForm({
    resolver: useFormResolver(NewPasswordTwice),
    defaultValues: { newPassword: '', confirmed: '' },
  })
  const { errors } = form.formState
  const [newPassword, confirmed] = useWatch({ control: form.control, name: ['newPassword', 'confirmed'] })
  const empty = newPassword === '' || confirmed === ''

  const send = ({ newPassword: password }: { newPassword: string }) =>
    reset.mutate(
      { token, password },
      {
        onSuccess: ({ message }) => onDone(message, password),
        onError: (error) => {
          if (error instanceof CallFailed && error.code === 'bad_link') return onBadLink()
          if (error instanceof CallFailed && error.field === 'password')
            form.setError('newPassword', { type: 'server', message: error.message }, { shouldFocus: true })
        },
      },
    )
  const failed = reset.isError && !errors.newPassword
  return (
    <SignedOutForm
      onSubmit={form.handleSubmit(send)}
      verb={isFirst ? words.choosePassword : words.reset}
      busy={reset.isPending}
      busyText={isFirst ? words.choosingPassword : words.resetting}
      disabledBecause={empty ? words.enterBothPasswords : null}
    >
      {failed ? (
        <Notice live tone="danger">
          {recoveryFailure(words, reset.error)}
        </Notice>
      ) : null}
      <FormErrors
        form={form}
        labels={{ newPassword: words.newPassword, confirmed: words.confirmPassword }}
        title={words.pleaseCheck}
      />
      <Field label={words.newPassword} hint={words.passwordHint} error={errors.newPassword?.message}>
        <PasswordInput large autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
      <Field label={words.confirmPassword} error={errors.confirmed?.message}>
        <PasswordInput large autoComplete="new-password" {...form.register('confirmed')} />
      </Field>
    </SignedOutForm>
  )
}
