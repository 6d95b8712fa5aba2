import { EmailChoice } from '#announcements/screens/own/EmailChoice.tsx'
import { announcementTexts } from '#announcements/messages/index.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { linkToken } from '#platform/ui/data/link-token.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { SignedOutPage } from './SignedOutPage.tsx'

/** The page that the link at the end of an announcement's e-mail opens. */
export function NewsByMailPage() {
  const words = useTexts(announcementTexts)
  const token = linkToken()
  return (
    <SignedOutPage title={words.byMail.title} helpText={words.byMail.trouble}>
      {token ? (
        <EmailChoice token={token} />
      ) : (
        <Notice live tone="danger">
          {words.byMail.noLink}
        </Notice>
      )}
    </SignedOutPage>
  )
}
