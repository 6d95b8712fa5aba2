import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useOfficeEmail } from '#platform/ui/data/building-name.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { PasswordInput } from '#platform/ui/forms/PasswordInput.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useRawFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { mailSecurities } from '#platform/mail-security.ts'
import type { MailServer } from '../contract.ts'
import { serverWords as words } from '../messages/server.ts'
import { NewMailServer } from '../schemas.ts'
import { useSaveMailServer } from './queries.ts'

/** The port is typed as text. */
const ServerForm = NewMailServer.extend({
  port: z
    .string()
    .regex(/^\d{1,5}$/, words.badPort)
    .transform(Number)
    .pipe(NewMailServer.shape.port),
})
type Typed = z.input<typeof ServerForm>

const empty = { host: '', port: 587, security: 'starttls', username: '', sender: '' } as const

const dialogWords = { title: words.title, pleaseCheck: words.check, verb: words.save, busyText: words.saving }
const securityChoices = mailSecurities.map((value) => ({ value, label: words.securities[value] }))

/** The form of the mail server; what is wrong with it is shown at its field, and nothing typed is lost. */
export function MailServerDialog({ server, onClose }: { server: MailServer; onClose: () => void }) {
  const { fields } = words
  const office = useOfficeEmail()
  const stored = server.stored ?? empty
  const form = useForm<Typed>({
    resolver: useRawFormResolver(ServerForm),
    defaultValues: { ...stored, port: String(stored.port), password: '' },
  })
  const save = useSaveMailServer()
  const send = (typed: Typed) =>
    save.mutate(
      { body: ServerForm.parse(typed), version: server.version },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (!showError(form, error)) toast.failure(words.notSaved, error.message)
        },
      },
    )
  return (
    <FormDialog open onClose={onClose} form={form} onSend={send} sending={save} labels={fields} {...dialogWords}>
      {(['host', 'port'] as const).map((name) => (
        <TextField key={name} form={form} name={name} label={fields[name]} required />
      ))}
      <ChoiceField form={form} name="security" label={fields.security} choices={securityChoices} />
      <TextField form={form} name="username" label={fields.username} hint={words.usernameHint} />
      <Field
        label={fields.password}
        hint={server.stored ? words.passwordHint : undefined}
        error={form.formState.errors.password?.message}
      >
        <PasswordInput autoComplete="off" {...form.register('password')} />
      </Field>
      <TextField form={form} name="sender" label={fields.sender} hint={words.senderHint(office)} />
    </FormDialog>
  )
}
