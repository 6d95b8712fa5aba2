import { Link } from '#platform/ui/navigation/Link.tsx'
import { openAddress } from '#platform/ui/navigation/navigate.ts'
import Settings from 'lucide-react/icons/settings'
import { notificationTexts } from '#notifications/messages/index.ts'
import { AllNotifications } from '#notifications/screens/AllNotifications.tsx'
import { MarkAllRead } from '#notifications/screens/MarkAllRead.tsx'
import { useUnreadCount } from '#notifications/screens/use-unread-count.ts'
import { useAlerts } from '#on-call/screens/queries.ts'
import { OpenAlerts } from '#on-call/screens/OpenAlerts.tsx'
import { canBeOnCall } from '#platform/roles.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { MainContent } from '../frame/MainContent.tsx'
import { usePageTitle } from '../frame/page-title.ts'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { useUser } from '../frame/user.ts'
import { PortalLink } from './PortalLink.tsx'

/** All notifications of the signed-in person. */
export function NotificationsPage() {
  const words = useTexts(notificationTexts)
  const unread = useUnreadCount()
  const { role } = useUser()
  const open = (address: string) => openAddress(address)
  usePageTitle(words.title)
  return (
    <>
      <PortalHeader area={words.title} />
      <MainContent>
        <PageHead
          back={<PortalLink />}
          title={words.title}
          actions={
            <>
              {unread > 0 ? <MarkAllRead /> : null}
              <Link to="/account/notifications" className={buttonClass({ size: 'small' })}>
                <Settings aria-hidden="true" />
                {words.choices}
              </Link>
            </>
          }
        />
        {canBeOnCall(role) ? <ListWithAlerts onOpen={open} /> : <AllNotifications onOpen={open} />}
      </MainContent>
    </>
  )
}

/** The list of the team: alerts first. */
function ListWithAlerts({ onOpen }: { onOpen: (address: string) => void }) {
  const alertIds = (useAlerts().data ?? []).map(({ id }) => id)
  return (
    <>
      <div className="mb-4.5 overflow-hidden rounded-lg shadow-card empty:hidden">
        <OpenAlerts onOpen={onOpen} />
      </div>
      <AllNotifications onOpen={onOpen} alertIds={alertIds} />
    </>
  )
}
