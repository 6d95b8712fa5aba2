import { Button } from './Button.tsx'
import { Notice } from '../feedback/Notice.tsx'

type AuditEvent = { label: string; name: string; busy: boolean; busyText: string; run: () => void }
type Props = { text: string; help: string; resend: AuditEvent; cancel: AuditEvent }

/** A pending address, with buttons that send its link again and cancel the change. */
export function PendingEmail({ text, help, resend, cancel }: Props) {
  return (
    <Notice tone="info">
      <p className="wrap-anywhere">
        {text} <span className="block">{help}</span>
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {[resend, cancel].map(({ label, name, busy, busyText, run }) => (
          <Button
            key={label}
            size="small"
            className="max-md:flex-1 max-md:px-2"
            aria-label={name}
            busy={busy}
            busyText={busyText}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </div>
    </Notice>
  )
}
