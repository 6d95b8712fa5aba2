import Mail from 'lucide-react/icons/mail'
import { Button } from '#platform/ui/display/Button.tsx'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { words as undoWords } from '#undo/messages/en.ts'
import { invitationWords } from '../../messages/invitation.ts'
import { userWords as words } from '../../messages/user.ts'
import type { UserAccount } from '../../user-account.ts'
import { useInviteUser } from './queries.ts'

/** Invites a user of the office who has never signed in, also again; nothing for anybody else. */
export function InviteUserButton({ user: { id, invitation }, name }: { user: UserAccount; name: string }) {
  const invite = useInviteUser()
  const undo = useUndo('accounts')
  if (invitation === null) return null
  const isFirst = invitation === 'none'
  return (
    <Button
      size="small"
      icon={Mail}
      aria-label={isFirst ? words.inviteOf(name) : words.inviteAgainOf(name)}
      busy={invite.isPending}
      busyText={invitationWords.inviting}
      disabledBecause={invitation === 'queued' ? invitationWords.badge.queued : null}
      onClick={() => {
        const operation = createOperation()
        invite.mutate(
          { id, operation },
          {
            onSuccess: () => toast.success(invitationWords.sentOne, undoWords.emailsWait, { undo: undo(operation) }),
            onError: (error) => toast.failure(invitationWords.notSentOne, error.message),
          },
        )
      }}
    >
      {isFirst ? invitationWords.invite : invitationWords.inviteAgain}
    </Button>
  )
}
