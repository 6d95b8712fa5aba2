import { Link } from '#platform/ui/navigation/Link.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { notificationTexts } from '#notifications/messages/index.ts'
import { NotificationChoices } from '#notifications/screens/choices/NotificationChoices.tsx'
import { TestButton } from '#notifications/screens/choices/TestButton.tsx'
import { canBeOnCall } from '#platform/roles.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { MainContent } from '../frame/MainContent.tsx'
import { usePageTitle } from '../frame/page-title.ts'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { useUser } from '../frame/user.ts'
import { OnCallCard } from './OnCallCard.tsx'
import { backClass } from './PortalLink.tsx'

/** My account: what reaches the signed-in person, and how. */
export function NotificationChoicesPage() {
  const words = useTexts(notificationTexts)
  const { role } = useUser()
  usePageTitle(words.title)
  return (
    <>
      <PortalHeader area={words.account.back} />
      <MainContent>
        <PageHead
          back={
            <Link to="/account" className={backClass}>
              <ArrowLeft aria-hidden="true" size={15} />
              {words.account.back}
            </Link>
          }
          title={words.title}
          line={words.account.line}
          actions={<TestButton />}
        />
        {canBeOnCall(role) ? <OnCallCard /> : null}
        <NotificationChoices />
      </MainContent>
    </>
  )
}
