import { Confirmation } from '#platform/screens/Confirmation.tsx'
import { toast } from '#platform/screens/toast.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import type { UserAccount } from '../user-account.ts'
import { userWords as words } from '../user-words.ts'
import { useResetSecondFactor } from './second-factor-queries.ts'

type Props = { user: Pick<UserAccount, 'id' | 'firstName' | 'lastName'> | null; onClose: () => void }

/** Asks before an administrator turns off the second step of somebody whose phone is lost. */
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
