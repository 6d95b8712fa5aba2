import { useForm } from 'react-hook-form'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { PasswordInput } from '#platform/ui/forms/PasswordInput.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { SignInEmailChange } from '../schemas.ts'
import { emailAddressTexts } from '../messages/email.ts'
import { CodeField } from './second-factor/CodeField.tsx'
import { useRequestEmail } from './email-queries.ts'
import { useSecondFactor } from './second-factor/queries.ts'

type Props = { open: boolean; email: string; onClose: () => void }

/** Requests a new sign-in address; the change needs the account's password. */
export function ChangeSignInAddress({ open, email, onClose }: Props) {
  const { last, open: shown, turn } = useLingering(open || null)
  return last === null ? null : <AddressForm key={turn} open={shown} email={email} onClose={onClose} />
}

function AddressForm({ open, email, onClose }: Props) {
  const words = useTexts(emailAddressTexts)
  const request = useRequestEmail()
  const requiresCode = Boolean(useSecondFactor().data?.since)
  const form = useForm<SignInEmailChange>({
    resolver: useFormResolver(SignInEmailChange),
    defaultValues: { email: '', password: '', code: '' },
  })
  const { errors } = form.formState
  const send = (values: SignInEmailChange) =>
    request.mutate(values, {
      onSuccess: ({ message }) => {
        toast.success(message)
        onClose()
      },
      onError: (error) => void showError(form, error),
    })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.changeTitle}
      status={words.changeLead(email)}
      width="narrow"
      columns={1}
      form={form}
      labels={{ email: words.newEmail, password: words.password, code: words.code }}
      pleaseCheck={words.pleaseCheck}
      verb={words.sendLink}
      sending={request}
      busyText={words.sending}
      onSend={send}
    >
      <Field label={words.newEmail} error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('email')}
        />
      </Field>
      <Field label={words.password} error={errors.password?.message}>
        <PasswordInput {...form.register('password')} />
      </Field>
      {requiresCode ? <CodeField label={words.code} error={errors.code?.message} {...form.register('code')} /> : null}
    </FormDialog>
  )
}
