import Mail from 'lucide-react/icons/mail'
import { Button } from '#platform/ui/display/Button.tsx'
import type { Resident } from '../../resident.ts'
import { invitationWords as words } from '../../messages/invitations.ts'
import { useInvite } from './queries.ts'

/** Invites one resident who has never signed in, also again; nothing for anybody else. */
export function InviteButton({ resident: { id, invitation } }: { resident: Pick<Resident, 'id' | 'invitation'> }) {
  const { invite, isPending } = useInvite()
  if (invitation === null) return null
  return (
    <Button
      icon={Mail}
      busy={isPending}
      busyText={words.inviting}
      disabledBecause={invitation === 'queued' || invitation === 'no_email' ? words.badge[invitation] : null}
      onClick={() => invite({ tenantIds: [id] })}
    >
      {invitation === 'none' || invitation === 'no_email' ? words.invite : words.inviteAgain}
    </Button>
  )
}
