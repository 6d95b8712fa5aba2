import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { OwnCode, type SecondFactorSetup } from '../../second-factor.ts'
import { secondFactorTexts } from '../../messages/second-factor.ts'
import { CodeField } from './CodeField.tsx'
import { QrCode } from '#platform/ui/display/QrCode.tsx'
import { useTurnOn } from './queries.ts'

type Props = {
  formId: string
  setup: SecondFactorSetup
  onBusy: (busy: boolean) => void
  onCodes: (codes: readonly string[]) => void
}

/**
 * The second step of the setup: the person adds the secret to an app and types one of its codes.
 */
export function ConfirmApp({ formId, setup, onBusy, onCodes }: Props) {
  const words = useTexts(secondFactorTexts)
  const turnOn = useTurnOn()
  const form = useForm<OwnCode>({ resolver: useFormResolver(OwnCode), defaultValues: { code: '' } })
  useEffect(() => form.setFocus('code'), [form])
  const send = ({ code }: OwnCode) => {
    onBusy(true)
    turnOn.mutate(code, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onError: (error) => void showError(form, error),
      onSettled: () => onBusy(false),
    })
  }
  return (
    <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <p className="text-ink-2">{words.scanLead}</p>
      <div className="grid justify-items-center gap-3">
        <QrCode address={setup.address} label={words.qrCode} />
        <div className="text-center">
          <p className="text-sm text-ink-3">{words.setupKey}</p>
          <p className="mt-0.5 font-mono text-[0.8438rem] tracking-wide select-all">{inFours(setup.secret)}</p>
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
