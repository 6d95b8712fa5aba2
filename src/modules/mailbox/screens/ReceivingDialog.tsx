import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { PasswordInput } from '#platform/ui/forms/PasswordInput.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useRawFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { mailSecurities } from '#platform/mail-security.ts'
import type { ReceivingSettings } from '../contract.ts'
import { words } from '../messages/en.ts'
import { NewReceivingSettings } from '../schemas.ts'
import { useSaveReceiving, useTestReceiving } from './queries.ts'

/** The port is typed as text. */
const ReceivingForm = NewReceivingSettings.extend({
  port: z
    .string()
    .regex(/^\d{1,5}$/, words.badPort)
    .transform(Number)
    .pipe(NewReceivingSettings.shape.port),
  password: z.string(),
  folder: NewReceivingSettings.shape.folder.unwrap(),
})
type Typed = z.input<typeof ReceivingForm>

const empty = {
  host: '',
  port: 993,
  security: 'tls',
  username: '',
  folder: 'INBOX',
  replyAddress: '',
  authservId: '',
} as const

/** The form of the mailbox, with a test of the connection before it is saved. */
export function ReceivingDialog({ settings, onClose }: { settings: ReceivingSettings; onClose: () => void }) {
  const { fields } = words
  const stored = settings.mailbox ?? empty
  const form = useForm<Typed>({
    resolver: useRawFormResolver(ReceivingForm),
    defaultValues: { ...stored, port: String(stored.port), password: '' },
  })
  const save = useSaveReceiving()
  const test = useTestReceiving()
  const send = (typed: Typed) =>
    save.mutate({ body: ReceivingForm.parse(typed), version: settings.version }, { onSuccess: onClose })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.title}
      form={form}
      onSend={send}
      labels={fields}
      pleaseCheck={words.check}
      verb={words.save}
      sending={save}
      busyText={words.saving}
    >
      <TextField form={form} name="host" label={fields.host} required />
      <TextField form={form} name="port" label={fields.port} required maxLength={5} />
      <ChoiceField
        form={form}
        name="security"
        label={fields.security}
        choices={mailSecurities.map((value) => ({ value, label: words.securities[value] }))}
      />
      <TextField form={form} name="folder" label={fields.folder} required />
      <TextField form={form} name="username" label={fields.username} required />
      <Field
        label={fields.password}
        hint={settings.mailbox ? words.passwordHint : undefined}
        error={form.formState.errors.password?.message}
      >
        <PasswordInput autoComplete="off" {...form.register('password')} />
      </Field>
      <TextField form={form} name="replyAddress" label={fields.replyAddress} hint={words.replyAddressHint} required />
      <TextField form={form} name="authservId" label={fields.authservId} hint={words.authservIdHint} required />
      <div className="md:col-[1/-1]">
        <Button
          busy={test.isPending}
          busyText={words.testing}
          onClick={() => void form.handleSubmit((typed) => test.mutate(ReceivingForm.parse(typed)))()}
        >
          {words.test}
        </Button>
        {test.data && !test.isPending ? <Outcome {...test.data} /> : null}
      </div>
    </FormDialog>
  )
}

function Outcome({ messages, fault }: { messages: number | null; fault: string | null }) {
  return fault === null ? (
    <Notice tone="success" live className="mt-3" title={words.testOk(messages ?? 0)} />
  ) : (
    <Notice tone="danger" live className="mt-3" title={words.testFailed}>
      {words.serverMessage} <span className="wrap-anywhere">{fault}</span>
    </Notice>
  )
}
