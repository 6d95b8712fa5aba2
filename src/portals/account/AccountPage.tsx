import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { homeOf, mayOpen } from '#accounts/rules.ts'
import { LanguageChoice } from '#accounts/screens/LanguageChoice.tsx'
import { PasswordForm } from '#accounts/screens/PasswordForm.tsx'
import { SecondFactorCard } from '#accounts/screens/SecondFactorCard.tsx'
import { SessionList } from '#accounts/screens/SessionList.tsx'
import { ThemeChoice } from '#accounts/screens/ThemeChoice.tsx'
import { words } from '#accounts/words.ts'
import { OwnData } from '#exchange/screens/OwnData.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { PageHead } from '#platform/screens/PageHead.tsx'
import { MainContent } from '../frame/MainContent.tsx'
import { usePageTitle } from '../frame/page-title.ts'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { useUser } from '../frame/user.ts'
import { words as frameWords } from '../frame/words.ts'

/** What every signed-in person decides about their own account. */
export function AccountPage() {
  const user = useUser()
  usePageTitle(words.myAccount)
  return (
    <>
      <PortalHeader area={words.myAccount} />
      <MainContent>
        <WayBack />
        <PageHead title={words.myAccount} line={`${user.firstName} ${user.lastName} · ${user.email}`} />
        <div className="grid items-start gap-[18px] lg:grid-cols-2">
          <div className="grid gap-[18px]">
            <Card title={words.passwordTitle}>
              <PasswordForm email={user.email} />
            </Card>
            <SecondFactorCard email={user.email} />
          </div>
          <div className="grid gap-[18px]">
            <Card title={words.sessionsTitle} flush>
              <div className="pt-1.5">
                <SessionList />
              </div>
            </Card>
            <Card title={words.appearance}>
              <ThemeChoice />
            </Card>
            {user.role === 'tenant' ? <OwnData name={`${user.firstName} ${user.lastName}`} /> : null}
            <Card title={words.language}>
              <LanguageChoice />
            </Card>
          </div>
        </div>
      </MainContent>
    </>
  )
}

/** To the part of the house the person works or lives in. */
function WayBack() {
  const { role } = useUser()
  const home = homeOf(role)
  const page = home === '/tenant' ? 'tenant' : 'admin'
  if (!mayOpen(page, role)) return null
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
