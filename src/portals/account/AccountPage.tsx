import { Link } from '#platform/ui/navigation/Link.tsx'
import { offeredLanguages } from '#platform/language/language.ts'
import { LanguageChoice } from '#accounts/screens/LanguageChoice.tsx'
import { PasswordForm } from '#accounts/screens/PasswordForm.tsx'
import { SecondFactorCard } from '#accounts/screens/second-factor/SecondFactorCard.tsx'
import { SessionList } from '#accounts/screens/SessionList.tsx'
import { SignInAddressCard } from '#accounts/screens/SignInAddressCard.tsx'
import { ThemeChoice } from '#accounts/screens/ThemeChoice.tsx'
import { accountTexts } from '#accounts/messages/index.ts'
import { officeKitWords } from '#platform/language/messages/office.ts'
import { isOffice, usesResidentPortal } from '#platform/roles.ts'
import { SingleKeysSwitch } from '#platform/ui/keys/KeyList.tsx'
import { OwnData } from '#import-export/screens/OwnData.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { MainContent } from '../frame/MainContent.tsx'
import { usePageTitle } from '../frame/page-title.ts'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { useUser } from '../frame/user.ts'
import { PortalLink } from './PortalLink.tsx'

/** The account settings of any signed-in person. */
export function AccountPage() {
  const words = useTexts(accountTexts)
  const user = useUser()
  usePageTitle(words.myAccount)
  return (
    <>
      <PortalHeader area={words.myAccount} />
      <MainContent>
        <PortalLink />
        <PageHead title={words.myAccount} line={`${user.firstName} ${user.lastName} · ${user.email}`} />
        <div className="grid items-start gap-4.5 lg:grid-cols-2">
          <div className="grid gap-4.5">
            {offeredLanguages().length > 1 ? (
              <Card title={words.language}>
                <LanguageChoice />
              </Card>
            ) : null}
            <Notifications />
            <SignInAddressCard />
            <Card title={words.passwordTitle}>
              <PasswordForm email={user.email} />
            </Card>
            <SecondFactorCard email={user.email} />
          </div>
          <div className="grid gap-4.5">
            <Card title={words.sessionsTitle} flush>
              <div className="pt-1.5">
                <SessionList />
              </div>
            </Card>
            <Card title={words.appearance}>
              <ThemeChoice />
            </Card>
            {isOffice(user.role) ? (
              <Card title={officeKitWords.keysTitle}>
                <SingleKeysSwitch />
              </Card>
            ) : null}
            {usesResidentPortal(user.role) ? <OwnData name={`${user.firstName} ${user.lastName}`} /> : null}
          </div>
        </div>
      </MainContent>
    </>
  )
}

/** The way to what reaches the person, and how. */
function Notifications() {
  const words = useTexts(accountTexts)
  return (
    <Card title={words.notifications}>
      <p className="mb-3.5 text-ink-2">{words.notificationsText}</p>
      <Link to="/account/notifications" className={buttonClass({})}>
        {words.chooseNotifications}
      </Link>
    </Card>
  )
}
