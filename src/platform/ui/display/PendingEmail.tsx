import { Button } from './Button.tsx'
import { Notice } from '../feedback/Notice.tsx'

type Props = {
  email: string
  words: {
    waiting: (email: string) => string
    waitingHelp: string
    resend: string
    resendTo: (email: string) => string
    resending: string
    cancel: string
    cancelFor: (email: string) => string
    cancelling: string
  }
  /** The pending requests that the buttons send. */
  resending: { isPending: boolean }
  cancelling: { isPending: boolean }
  onResend: () => void
  onCancel: () => void
}

/** A pending address, with buttons that send its link again and cancel the change. */
export function PendingEmail({ email, words, resending, cancelling, onResend, onCancel }: Props) {
  const look = { size: 'small', className: 'max-md:flex-1 max-md:px-2' } as const
  return (
    <Notice tone="info">
      <p className="wrap-anywhere">
        {words.waiting(email)} <span className="block">{words.waitingHelp}</span>
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button
          {...look}
          aria-label={words.resendTo(email)}
          busy={resending.isPending}
          busyText={words.resending}
          onClick={onResend}
        >
          {words.resend}
        </Button>
        <Button
          {...look}
          aria-label={words.cancelFor(email)}
          busy={cancelling.isPending}
          busyText={words.cancelling}
          onClick={onCancel}
        >
          {words.cancel}
        </Button>
      </div>
    </Notice>
  )
}
