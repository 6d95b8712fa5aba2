import { useForm } from 'react-hook-form'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { PasswordInput } from '#platform/ui/forms/PasswordInput.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { PasswordAndCode } from '../../second-factor.ts'
import { secondFactorTexts } from '../../messages/second-factor.ts'
import { CodeField } from './CodeField.tsx'

type Props<Done> = {
  open: boolean
  onClose: () => void
  title: string
  lead: string
  verb: string
  busyText: string
  /** The request that the proof is for. */
  sending: {
    isPending: boolean
    mutate: (
      proof: PasswordAndCode,
      then: { onSuccess: (done: Done) => void; onError: (error: unknown) => void },
    ) => void
  }
  onDone: (done: Done) => void
}

/** Asks for the password and a code before a change of the second factor. */
export function ReauthenticateDialog<Done>({
  open,
  onClose,
  title,
  lead,
  verb,
  busyText,
  sending,
  onDone,
}: Props<Done>) {
  const words = useTexts(secondFactorTexts)
  const form = useForm<PasswordAndCode>({
    resolver: useFormResolver(PasswordAndCode),
    defaultValues: { password: '', code: '' },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      status={lead}
      width="narrow"
      columns={1}
      form={form}
      labels={{ password: words.password, code: words.anyCode }}
      pleaseCheck={words.pleaseCheck}
      verb={verb}
      sending={sending}
      busyText={busyText}
      onSend={(proof) => sending.mutate(proof, { onSuccess: onDone, onError: (error) => void showError(form, error) })}
    >
      <Field label={words.password} error={errors.password?.message}>
        <PasswordInput {...form.register('password')} />
      </Field>
      <CodeField label={words.anyCode} error={errors.code?.message} {...form.register('code')} />
    </FormDialog>
  )
}
