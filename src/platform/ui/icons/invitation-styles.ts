import { Clock, MailCheck, MailOpen, MailQuestion, MailWarning, MailX } from 'lucide-react'

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
