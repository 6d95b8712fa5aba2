import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { canOpenPage, homePathOf } from '#accounts/portal-access.ts'
import { LanguageChoice } from '#accounts/screens/LanguageChoice.tsx'
import { PasswordForm } from '#accounts/screens/PasswordForm.tsx'
import { SecondFactorCard } from '#accounts/screens/second-factor/SecondFactorCard.tsx'
import { SessionList } from '#accounts/screens/SessionList.tsx'
import { SignInAddressCard } from '#accounts/screens/SignInAddressCard.tsx'
import { ThemeChoice } from '#accounts/screens/ThemeChoice.tsx'
import { ownAnnouncementTexts } from '#announcements/messages/own.ts'
import { MailChoice } from '#announcements/screens/own/MailChoice.tsx'
import { accountTexts } from '#accounts/messages/index.ts'
import { usesResidentPortal } from '#platform/roles.ts'
import { OwnData } from '#import-export/screens/OwnData.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { MainContent } from '../frame/MainContent.tsx'
import { usePageTitle } from '../frame/page-title.ts'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { useUser } from '../frame/user.ts'
import { frameTexts } from '../frame/messages/index.ts'

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
            <Card title={words.language}>
              <LanguageChoice />
            </Card>
            {user.role === 'tenant' ? <Notifications /> : null}
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
            {usesResidentPortal(user.role) ? <OwnData name={`${user.firstName} ${user.lastName}`} /> : null}
          </div>
        </div>
      </MainContent>
    </>
  )
}

/** Whether news of the building also comes by e-mail. */
function Notifications() {
  const words = useTexts(ownAnnouncementTexts)
  return (
    <Card title={words.notifications}>
      <MailChoice />
    </Card>
  )
}

/** Back to the portal that the person uses. */
function PortalLink() {
  const frameWords = useTexts(frameTexts)
  const { role } = useUser()
  const home = homePathOf(role)
  const page = home === '/tenant' ? 'tenant' : 'admin'
  if (!canOpenPage(page, role)) return null
  return (
    <Link
      to={home}
      className="mb-1 inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm font-[525] text-action-ink hover:underline max-md:min-h-11"
    >
      <ArrowLeft aria-hidden="true" size={15} />
      {frameWords.areas[page]}
    </Link>
  )
}
