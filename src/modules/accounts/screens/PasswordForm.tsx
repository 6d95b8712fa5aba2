import { useForm } from 'react-hook-form'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { PasswordInput } from '#platform/ui/forms/PasswordInput.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { accountTexts } from '../messages/index.ts'
import { OwnPasswordChange } from '../new-password.ts'
import { useChangePassword } from './queries.ts'

const blank: OwnPasswordChange = { currentPassword: '', newPassword: '', confirmed: '' }

/** Changes one's own password. The e-mail is in the form, hidden, for password managers. */
export function PasswordForm({ email }: { email: string }) {
  const words = useTexts(accountTexts)
  const change = useChangePassword()
  const form = useForm<OwnPasswordChange>({ resolver: useFormResolver(OwnPasswordChange), defaultValues: blank })
  const { errors } = form.formState
  const send = ({ currentPassword, newPassword }: OwnPasswordChange) =>
    change.mutate(
      { currentPassword, newPassword },
      { onSuccess: () => form.reset(blank), onError: (error) => void showError(form, error) },
    )
  return (
    <form noValidate className="grid max-w-sm gap-4" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <FormErrors
        form={form}
        labels={{
          currentPassword: words.currentPassword,
          newPassword: words.newPassword,
          confirmed: words.confirmNewPassword,
        }}
        title={words.pleaseCheck}
      />
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={words.currentPassword} error={errors.currentPassword?.message}>
        <PasswordInput {...form.register('currentPassword')} />
      </Field>
      <Field label={words.newPassword} hint={words.passwordHint} error={errors.newPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
      <Field label={words.confirmNewPassword} error={errors.confirmed?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmed')} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={change.isPending} busyText={words.changing}>
          {words.changePassword}
        </Button>
        <p className="text-sm text-ink-3">{words.changeNote}</p>
      </div>
    </form>
  )
}
