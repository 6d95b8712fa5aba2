import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useTexts } from '#platform/ui/data/language.ts'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { visitorTexts } from '../../messages/index.ts'
import type { OwnPass } from '../../own-contract.ts'
import { EmailInput } from '../../schemas.ts'
import { useEmailPass } from './queries.ts'

/** Sends the pass to a guest by e-mail. */
export function PassEmailDialog({ pass, onClose }: { pass: OwnPass | null; onClose: () => void }) {
  const { last, open, turn } = useLingering(pass)
  return last ? <EmailForm key={turn} pass={last} open={open} onClose={onClose} /> : null
}

function EmailForm({ pass, open, onClose }: { pass: OwnPass; open: boolean; onClose: () => void }) {
  const words = useTexts(visitorTexts)
  const send = useEmailPass()
  const form = useForm<z.infer<typeof EmailInput>>({
    resolver: useFormResolver(EmailInput),
    defaultValues: { email: pass.guestEmail ?? '' },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.emailTitle}
      width="narrow"
      form={form}
      onSend={({ email }) =>
        send.mutate(
          { id: pass.id, email },
          formCallbacks(form, { onClose, done: words.sent(email), failed: words.notSent }),
        )
      }
      labels={{ email: words.emailAddress }}
      pleaseCheck={words.errors.required}
      verb={words.send}
      busyText={words.sending}
      sending={send}
      columns={1}
    >
      <p className="text-ink-2">{words.emailText}</p>
      <TextField form={form} name="email" kind="email" label={words.emailAddress} required maxLength={254} />
    </FormDialog>
  )
}
