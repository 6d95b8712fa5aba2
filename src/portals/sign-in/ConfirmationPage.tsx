import { useBuilding } from '#building/screens/queries.ts'
import { ConfirmByEmail } from '#maintenance/confirmation/screens/ConfirmByEmail.tsx'
import { confirmationTexts } from '#maintenance/confirmation/messages/index.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { TimeZoneContext } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { linkToken } from '#platform/ui/data/link-token.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { SignedOutPage } from './SignedOutPage.tsx'

/**
 * The page that the e-mail about completed work opens. Nobody is signed in here, so it loads the building's time zone
 * itself.
 */
export function ConfirmationPage() {
  const words = useTexts(confirmationTexts)
  const token = linkToken()
  const building = useBuilding()
  return (
    <SignedOutPage title={words.title} helpText={words.trouble}>
      {!token ? (
        <Notice live tone="danger">
          {words.noLink}
        </Notice>
      ) : building.data ? (
        <TimeZoneContext value={building.data.timeZone}>
          <ConfirmByEmail token={token} />
        </TimeZoneContext>
      ) : (
        <Waiting on={building} words={words.loading} />
      )}
    </SignedOutPage>
  )
}
