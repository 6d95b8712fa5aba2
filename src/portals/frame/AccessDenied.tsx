import { Link } from '@tanstack/react-router'
import type { SignedInUser } from '#accounts/own-account.ts'
import { homeOf, mayOpen } from '#accounts/rules.ts'
import { useSignOut } from '#accounts/screens/queries.ts'
import { words } from '#accounts/words.ts'
import { paths } from '#paths.ts'
import { Button } from '#platform/screens/Button.tsx'
import { buttonClass } from '#platform/screens/button-class.ts'
import { MessagePage } from './MessagePage.tsx'

/** Signed in, but not for this page: says so, and shows the way to where the person may go. */
export function AccessDenied({ user }: { user: SignedInUser }) {
  const signOut = useSignOut()
  const home = homeOf(user.role)
  const mayGoHome = mayOpen(home === '/tenant' ? 'tenant' : 'admin', user.role)
  return (
    <MessagePage
      title={words.deniedTitle}
      actions={
        <>
          {mayGoHome ? (
            <Link to={home} className={buttonClass({ look: 'primary' })}>
              {words.goHome}
            </Link>
          ) : null}
          <Link to={paths.account()} className={buttonClass()}>
            {words.myAccount}
          </Link>
          <Button look="plain" busy={signOut.isPending} onClick={() => signOut.mutate()}>
            {words.logout}
          </Button>
        </>
      }
    >
      <p>{words.denied}</p>
      <p className="mt-2 text-sm text-ink-3">{words.signedInAs(user.email)}</p>
    </MessagePage>
  )
}
