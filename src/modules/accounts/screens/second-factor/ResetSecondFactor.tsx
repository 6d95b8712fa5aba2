import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import type { UserAccount } from '../../user-account.ts'
import { userWords as words } from '../../messages/user.ts'
import { useResetSecondFactor } from './queries.ts'

type Props = { user: Pick<UserAccount, 'id' | 'firstName' | 'lastName'> | null; onClose: () => void }

/**
 * Asks an administrator to confirm turning off the second factor of a person who lost their
 * phone.
 */
export function ResetSecondFactor({ user, onClose }: Props) {
  const { last, open } = useLingering(user)
  const reset = useResetSecondFactor()
  if (last === null) return null
  const name = `${last.firstName} ${last.lastName}`.trim()
  return (
    <Confirmation
      open={open}
      onClose={onClose}
      title={words.resetFactorTitle(name)}
      verb={words.resetFactorVerb}
      busy={reset.isPending}
      busyText={words.resettingFactor}
      onConfirm={() =>
        reset.mutate(last.id, {
          onSuccess: ({ message }) => toast.success(message),
          onError: (error) => toast.failure(words.factorNotReset, error.message),
          onSettled: onClose,
        })
      }
    >
      {words.resetFactorText(name)}
    </Confirmation>
  )
}
