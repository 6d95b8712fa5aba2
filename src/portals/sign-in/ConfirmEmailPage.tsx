import { ConfirmEmail } from '#accounts/screens/ConfirmEmail.tsx'
import { emailAddressTexts } from '#accounts/messages/email.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { linkToken } from '#platform/ui/data/link-token.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { SignedOutPage } from './SignedOutPage.tsx'

/** The page that the e-mail to a new address opens. */
export function ConfirmEmailPage() {
  const words = useTexts(emailAddressTexts)
  const token = linkToken()
  return (
    <SignedOutPage title={words.confirmTitle} helpText={words.confirmTrouble}>
      {token ? (
        <ConfirmEmail token={token} />
      ) : (
        <Notice live tone="danger">
          {words.noLink}
        </Notice>
      )}
    </SignedOutPage>
  )
}
