import Clock from 'lucide-react/icons/clock'
import MailCheck from 'lucide-react/icons/mail-check'
import MailOpen from 'lucide-react/icons/mail-open'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import MailWarning from 'lucide-react/icons/mail-exclamation-point'
import MailX from 'lucide-react/icons/mail-x'

/** How the state of an invitation is shown, for residents and users of the office. */
export const invitationStyles = {
  no_email: { tone: 'warning', icon: MailWarning },
  none: { tone: 'neutral', icon: MailQuestion },
  queued: { tone: 'info', icon: Clock },
  sent: { tone: 'info', icon: MailCheck },
  opened: { tone: 'success', icon: MailOpen },
  failed: { tone: 'danger', icon: MailX },
  expired: { tone: 'warning', icon: Clock },
} as const
