import type { SignedInUser } from '#accounts/own-account.ts'
import { accessEndedTexts } from '#accounts/messages/access-ended.ts'
import { paths } from '#paths.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { MessagePage } from './MessagePage.tsx'

/**
 * Takes the place of the page when the account was closed or suspended: nothing of the page stays on the screen, and signing
 * in again would not help.
 */
export function AccessEnded({ user }: { user: SignedInUser }) {
  const words = useTexts(accessEndedTexts)
  return (
    <MessagePage
      title={words.title}
      actions={
        <>
          {/* Loaded again, the address of a portal is the sign-in screen. */}
          <a href={location.pathname} className={buttonClass({ variant: 'primary' })}>
            {words.signIn}
          </a>
          <a href={paths.home()} className={buttonClass()}>
            {words.leave}
          </a>
        </>
      }
    >
      <p>{user.role === 'household' ? words.member : words.other}</p>
    </MessagePage>
  )
}
