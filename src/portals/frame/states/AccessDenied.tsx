import { Link } from '#platform/ui/navigation/Link.tsx'
import type { SignedInUser } from '#accounts/own-account.ts'
import { canOpenPage, homePathOf } from '#accounts/portal-access.ts'
import { useSignOut } from '#accounts/screens/queries.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { paths } from '#paths.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { MessagePage } from './MessagePage.tsx'

/** Signed in, but without access to this page: explains that, with a link to the person's own portal. */
export function AccessDenied({ user }: { user: SignedInUser }) {
  const words = useTexts(accountTexts)
  const signOut = useSignOut()
  const home = homePathOf(user.role)
  const hasHomePage = canOpenPage(home === '/tenant' ? 'tenant' : home === '/desk' ? 'desk' : 'admin', user.role)
  return (
    <MessagePage
      title={words.deniedTitle}
      actions={
        <>
          {hasHomePage ? (
            <Link to={home} className={buttonClass({ variant: 'primary' })}>
              {words.goHome}
            </Link>
          ) : null}
          <Link to={paths.account()} className={buttonClass()}>
            {words.myAccount}
          </Link>
          <Button variant="plain" busy={signOut.isPending} onClick={() => signOut.mutate()}>
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
