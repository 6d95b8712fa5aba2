import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '#platform/screens/Button.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { Notice } from '#platform/screens/Notice.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { ForgottenPassword } from '../contract.ts'
import { words } from '../words.ts'
import { recoveryFailure, useForgotPassword } from './queries.ts'

const Typed = z.object({ email: ForgottenPassword.shape.email.pipe(z.email(words.badEmail)) })

export function ForgotForm() {
  const forgot = useForgotPassword()
  const form = useForm({ resolver: zodResolver(Typed), defaultValues: { email: '' } })
  const empty = useWatch({ control: form.control, name: 'email' }).trim() === ''
  return (
    <form
      noValidate
      className="grid gap-[18px]"
      onSubmit={(event) => void form.handleSubmit(({ email }) => forgot.mutate(email))(event)}
    >
      {forgot.isSuccess ? (
        <Notice live tone="success">
          {words.linkSent} <span className="block">{words.mailSentNext}</span>
        </Notice>
      ) : null}
      {forgot.isError ? (
        <Notice live tone="danger">
          {recoveryFailure(forgot.error)}
        </Notice>
      ) : null}
      <Field label={words.email} error={form.formState.errors.email?.message}>
        <TextInput
          type="email"
          large
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('email')}
        />
      </Field>
      <Button
        type="submit"
        look="primary"
        size="large"
        full
        className="rounded-md!"
        busy={forgot.isPending}
        busyText={words.sending}
        disabledBecause={empty && !forgot.isPending ? words.emailFirst : null}
      >
        {words.sendLink}
      </Button>
    </form>
  )
}
