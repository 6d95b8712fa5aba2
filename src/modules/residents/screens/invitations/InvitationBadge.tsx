import { invitationStyles } from '#platform/ui/icons/invitation-styles.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import type { InvitationState } from '#accounts/choices.ts'
import { invitationWords } from '../../messages/invitations.ts'

/** The state of the last invitation, with `short` in a list of invitations only. */
export function InvitationBadge({ state, short = false }: { state: InvitationState; short?: boolean }) {
  return <Badge {...invitationStyles[state]}>{(short ? invitationWords.states : invitationWords.badge)[state]}</Badge>
}
