import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import type { UserAccount } from '../../user-account.ts'
import { userWords as words } from '../../messages/user.ts'
import { useResetSecondFactor } from './queries.ts'

type Props = { user: Pick<UserAccount, 'id' | 'firstName' | 'lastName'> | null; onClose: () => void }

/**
 * Asks an administrator to confirm turning off the second factor of a person who lost their
 * phone.
 */
export function ResetSecondFactor({ user, onClose }: Props) {
  const reset = useResetSecondFactor()
  return (
    <ActionConfirmation
      subject={user}
      onClose={onClose}
      onConfirm={({ id }, then) => reset.mutate(id, then)}
      isBusy={reset.isPending}
      words={{
        title: (person) => words.resetFactorTitle(fullName(person)),
        verb: words.resetFactorVerb,
        busy: words.resettingFactor,
        done: ({ message }: { message: string }) => message,
        failed: words.factorNotReset,
      }}
    >
      {(person) => words.resetFactorText(fullName(person))}
    </ActionConfirmation>
  )
}

const fullName = ({ firstName, lastName }: Pick<UserAccount, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()
