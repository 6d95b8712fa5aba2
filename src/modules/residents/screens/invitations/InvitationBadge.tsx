import { Clock, MailCheck, MailOpen, MailQuestion, MailWarning, MailX } from 'lucide-react'
import { Badge } from '#platform/ui/display/Badge.tsx'
import type { InvitationState } from '../../choices.ts'
import { invitationWords } from '../../messages/invitations.ts'

export const invitationStyles = {
  no_email: { tone: 'warning', icon: MailWarning },
  none: { tone: 'neutral', icon: MailQuestion },
  queued: { tone: 'info', icon: Clock },
  sent: { tone: 'info', icon: MailCheck },
  opened: { tone: 'success', icon: MailOpen },
  failed: { tone: 'danger', icon: MailX },
  expired: { tone: 'warning', icon: Clock },
} as const

/** The state of the last invitation, with `short` in a list of invitations only. */
export function InvitationBadge({ state, short = false }: { state: InvitationState; short?: boolean }) {
  return <Badge {...invitationStyles[state]}>{(short ? invitationWords.states : invitationWords.badge)[state]}</Badge>
}
