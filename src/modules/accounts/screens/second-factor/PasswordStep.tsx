import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { PasswordInput } from '#platform/ui/forms/PasswordInput.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { OwnPassword, type SecondFactorSetup } from '../../second-factor.ts'
import { secondFactorTexts } from '../../messages/second-factor.ts'
import { useBeginSecondFactor } from './queries.ts'

type Props = {
  formId: string
  email: string
  onBusy: (busy: boolean) => void
  onSetup: (setup: SecondFactorSetup) => void
}

/** The first step of the setup: the password, in exchange for the app's secret. */
export function PasswordStep({ formId, email, onBusy, onSetup }: Props) {
  const words = useTexts(secondFactorTexts)
  const begin = useBeginSecondFactor()
  const form = useForm<OwnPassword>({ resolver: useFormResolver(OwnPassword), defaultValues: { password: '' } })
  useEffect(() => form.setFocus('password'), [form])
  const send = ({ password }: OwnPassword) => {
    onBusy(true)
    begin.mutate(password, {
      onSuccess: onSetup,
      onError: (error) => void showError(form, error),
      onSettled: () => onBusy(false),
    })
  }
  return (
    <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <p className="text-ink-2">{words.passwordLead}</p>
      <FormErrors form={form} labels={{ password: words.password }} title={words.pleaseCheck} />
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={words.password} error={form.formState.errors.password?.message}>
        <PasswordInput {...form.register('password')} />
      </Field>
    </form>
  )
}
