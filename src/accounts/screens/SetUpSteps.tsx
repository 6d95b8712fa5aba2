import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#platform/screens/Button.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { FormErrors } from '#platform/screens/FormErrors.tsx'
import { showRefusal } from '#platform/screens/form-errors.ts'
import { PasswordInput } from '#platform/screens/PasswordInput.tsx'
import { OwnCode, OwnPassword, type SecondFactorSetup } from '../second-factor.ts'
import { words } from '../second-factor-words.ts'
import { CodeField } from './CodeField.tsx'
import { ScanSquare } from './ScanSquare.tsx'
import { useBeginSecondFactor, useTurnOn } from './second-factor-queries.ts'

export function StepButtons({ formId, last, busy }: { formId: string; last: boolean; busy: boolean }) {
  return (
    <>
      <CancelButton />
      <Button look="primary" type="submit" form={formId} busy={busy} busyText={last ? words.turningOn : words.checking}>
        {last ? words.turnOn : words.continue}
      </Button>
    </>
  )
}

type Step = { formId: string; onBusy: (busy: boolean) => void }

export function ProvePassword({
  formId,
  email,
  onBusy,
  onSetup,
}: Step & { email: string; onSetup: (setup: SecondFactorSetup) => void }) {
  const begin = useBeginSecondFactor()
  const form = useForm<OwnPassword>({ resolver: zodResolver(OwnPassword), defaultValues: { password: '' } })
  useEffect(() => form.setFocus('password'), [form])
  const send = ({ password }: OwnPassword) => {
    onBusy(true)
    begin.mutate(password, {
      onSuccess: onSetup,
      onError: (error) => void showRefusal(form, error),
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

export function ConfirmApp({
  formId,
  setup,
  onBusy,
  onCodes,
}: Step & { setup: SecondFactorSetup; onCodes: (codes: readonly string[]) => void }) {
  const turnOn = useTurnOn()
  const form = useForm<OwnCode>({ resolver: zodResolver(OwnCode), defaultValues: { code: '' } })
  useEffect(() => form.setFocus('code'), [form])
  const send = ({ code }: OwnCode) => {
    onBusy(true)
    turnOn.mutate(code, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onError: (error) => void showRefusal(form, error),
      onSettled: () => onBusy(false),
    })
  }
  return (
    <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <p className="text-ink-2">{words.scanLead}</p>
      <div className="grid justify-items-center gap-3">
        <ScanSquare address={setup.address} label={words.square} />
        <div className="text-center">
          <p className="text-sm text-ink-3">{words.byHand}</p>
          <p className="mt-0.5 font-mono text-[13.5px] tracking-wide select-all">{inFours(setup.secret)}</p>
        </div>
      </div>
      <FormErrors form={form} labels={{ code: words.appCode }} title={words.pleaseCheck} />
      <CodeField
        digits
        label={words.appCode}
        hint={words.appCodeHint}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
    </form>
  )
}

const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')
