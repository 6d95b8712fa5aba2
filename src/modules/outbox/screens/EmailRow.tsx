import RotateCw from 'lucide-react/icons/rotate-cw'
import { dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { SelectableItem } from '#platform/ui/lists/selection/SelectableItem.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import type { OutboxEmail } from '../contract.ts'
import { describeFault } from '../rules.ts'
import { words } from '../messages/en.ts'
import { EmailStateBadge } from './EmailStateBadge.tsx'
import { useResend } from './queries.ts'

type Props = {
  email: OutboxEmail
  /** The e-mails of the page, between which Shift selects a range. */
  rows: readonly OutboxEmail[]
  selection: Selection<OutboxEmail>
  onOpen: () => void
}

/** One e-mail: its recipient, subject and state, and the button that sends it again. */
export function EmailRow({ email, rows, selection, onOpen }: Props) {
  const again = useResend()
  const timeZone = useTimeZone()
  return (
    <SelectableItem row={email} rows={rows} selection={selection} name={email.subject}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1.5 py-3 pr-4.5 pl-3 md:grid-cols-[minmax(0,1fr)_10.625rem_7rem]">
        <div className="min-w-0 max-md:col-span-2">
          <button
            type="button"
            data-row-focus=""
            onClick={onOpen}
            className="max-w-full rounded-sm text-left font-[525] wrap-anywhere hover:underline"
          >
            {email.subject}
          </button>
          <p className="text-sm text-ink-2 wrap-anywhere">
            {email.toName === null ? email.to : `${email.toName} · ${email.to}`}
          </p>
          {email.lastError === null || email.state === 'sent' ? null : (
            <p className="mt-0.5 text-sm text-tone-danger-fg">{describeFault(email.lastError)}</p>
          )}
        </div>
        <div className="min-w-0 text-sm text-ink-3">
          <p>{words.kinds[email.kind]}</p>
          <p className="tabular">{dashboardTime(email.createdAt, timeZone)}</p>
        </div>
        <div className="grid justify-items-end gap-1.5">
          <EmailStateBadge state={email.state} />
          {email.attempts > 1 || email.state !== 'sent' ? (
            <span className="tabular text-xs text-ink-3">{words.attempts(email.attempts)}</span>
          ) : null}
          {email.state === 'failed' ? (
            <Button
              size="small"
              icon={RotateCw}
              aria-label={words.retryOf(email.subject)}
              disabledBecause={email.resendDisabledReason}
              busy={again.isPending}
              busyText={words.sending}
              onClick={() => again.mutate(email.id)}
            >
              {words.retry}
            </Button>
          ) : null}
        </div>
      </div>
    </SelectableItem>
  )
}
