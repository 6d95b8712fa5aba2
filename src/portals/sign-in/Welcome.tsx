import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { accountTexts } from '#accounts/messages/index.ts'
import { homePathOf } from '#accounts/rules.ts'
import { useSignIn } from '#accounts/screens/queries.ts'
import { ResetForm } from '#accounts/screens/ResetForm.tsx'
import { call } from '#platform/ui/data/call.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { invitations } from '#residents/invitation-contract.ts'
import { SignedOutPage } from './SignedOutPage.tsx'

/** Whom the link of this page invites: nobody when it only resets a password or is no longer valid. */
export const useWelcome = (token: string | null) =>
  useQuery({
    queryKey: ['invitations', 'open'],
    queryFn: () => call(invitations.open, { body: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
    staleTime: Infinity,
  })

type Props = {
  token: string
  name: string
  email: string
  /** The password is set, but signing in needs another step. */
  onDone: (message: string) => void
  onBadLink: () => void
}

/** The first page after an invitation: it sets the password and signs in. */
export function Welcome({ token, name, email, onDone, onBadLink }: Props) {
  const words = useTexts(accountTexts)
  const navigate = useNavigate()
  const signIn = useSignIn()
  return (
    <SignedOutPage title={words.welcome(name)} subtitle={words.welcomeLead}>
      <ResetForm
        token={token}
        isFirst
        onDone={(message, password) =>
          signIn.mutate(
            { email, password },
            {
              onSuccess: (user) => {
                if (user) void navigate({ to: homePathOf(user.role), replace: true })
                else onDone(message)
              },
              onError: () => onDone(message),
            },
          )
        }
        onBadLink={onBadLink}
      />
    </SignedOutPage>
  )
}
