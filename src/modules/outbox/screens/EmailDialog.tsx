import { localeOf } from '#platform/language/language.ts'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { type Opening, RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { EmailDetail } from '../contract.ts'
import { describeFault } from '../rules.ts'
import { words } from '../messages/en.ts'
import { EmailStateBadge } from './EmailStateBadge.tsx'
import { useEmail, useResend } from './queries.ts'

type Props = { id: string | null; onClose: () => void }

/** One e-mail of the outbox. */
export function EmailDialog({ id, onClose }: Props) {
  const shown = useLingering(id)
  const record = useEmail(shown.last, shown.turn)
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: words.email, loading: words.loading }}
      missing={{ text: words.missing, help: words.missingHelp, back: words.close }}
      reading
    >
      {(email, opening) => <Opened email={email} {...opening} />}
    </RecordDialog>
  )
}

function Opened({ email, open, onClose }: { email: EmailDetail } & Opening) {
  const again = useResend()
  const { subject, state, resendDisabledReason } = email
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={subject}
      reading
      status={<EmailStateBadge state={state} />}
      footer={
        state === 'failed' || state === 'bounced' ? (
          <Button
            variant="primary"
            icon={RotateCw}
            disabledBecause={resendDisabledReason}
            busy={again.isPending}
            busyText={words.sending}
            onClick={() => again.mutate(email.id, { onSuccess: onClose })}
          >
            {words.retry}
          </Button>
        ) : undefined
      }
    >
      <Contents email={email} />
    </Dialog>
  )
}

function Contents({ email }: { email: EmailDetail }) {
  const timeZone = useTimeZone()
  const { facts } = words
  return (
    <div className="grid gap-4">
      {email.lastError === null || email.state === 'sent' ? null : (
        <Notice tone="danger" title={describeFault(email.lastError)}>
          <span className="mt-1 block text-ink-2">
            {words.serverMessage} <span className="wrap-anywhere">{email.lastError}</span>
          </span>
        </Notice>
      )}
      <KeyValues
        rows={[
          [facts.to, email.toName === null ? email.to : `${email.toName} <${email.to}>`],
          [facts.kind, words.kinds[email.kind]],
          [facts.written, dashboardTime(email.createdAt, timeZone)],
          ...(email.sentAt === null ? [] : [[facts.sent, dashboardTime(email.sentAt, timeZone)] as const]),
          [facts.attempts, email.attempts.toLocaleString(localeOf('en'))],
        ]}
      />
      <div>
        <h3 className="mb-1.5 text-sm font-[575]">{words.text}</h3>
        <p className="rounded-lg bg-sunken px-4 py-3.5 whitespace-pre-wrap wrap-anywhere">{email.text}</p>
      </div>
      <p className="text-sm text-ink-3">
        {words.noSecrets} {words.readNoted}
      </p>
    </div>
  )
}
