import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { toast } from '#platform/ui/feedback/toast.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { smsContentTypes } from '../choices.ts'
import { smsWords as words } from '../messages/sms.ts'
import type { SmsSettings } from '../sms-contract.ts'
import { NewGateway } from '../sms-schemas.ts'
import { useSetGateway } from './sms-queries.ts'

type Typed = z.input<typeof NewGateway>
type Props = { settings: SmsSettings; open: boolean; onClose: () => void }

/** The form of the gateway. Its secret is never shown; an empty field keeps the stored one. */
export function GatewayDialog({ settings, open, onClose }: Props) {
  const { url, header, contentType, body, hasSecret } = settings
  const values: Typed = { url, header, contentType, body, secret: '' }
  const form = useForm<Typed>({ resolver: useFormResolver(NewGateway), defaultValues: values })
  useResetOnOpen(form, open, values)
  const set = useSetGateway()
  const save = (typed: Typed) => {
    const { secret = '', ...rest } = typed
    set.mutate(secret === '' && hasSecret ? rest : { ...rest, secret }, {
      onSuccess: () => {
        toast.success(words.saved)
        onClose()
      },
      onError: (error) => void showError(form, error),
    })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.edit}
      columns={1}
      form={form}
      onSend={save}
      sending={set}
      labels={words.fields}
      pleaseCheck={words.check}
      verb={words.save}
    >
      <TextField form={form} name="url" label={words.fields.url} required maxLength={500} />
      <TextField form={form} name="header" label={words.fields.header} hint={words.headerHint} maxLength={100} />
      <TextField
        form={form}
        name="secret"
        label={words.fields.secret}
        maxLength={1000}
        {...(hasSecret ? { hint: words.secretStays } : {})}
      />
      <ChoiceField
        form={form}
        name="contentType"
        label={words.fields.contentType}
        choices={smsContentTypes.map((value) => ({ value, label: words.contentTypes[value] }))}
      />
      <Field label={words.fields.body} error={form.formState.errors.body?.message}>
        <TextArea rows={4} maxLength={2000} {...form.register('body')} />
      </Field>
    </FormDialog>
  )
}
