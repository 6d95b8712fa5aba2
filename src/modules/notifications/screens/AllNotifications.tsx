import Bell from 'lucide-react/icons/bell'
import { useTexts } from '#platform/ui/data/language.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { ListBody } from '#platform/ui/lists/ListPage.tsx'
import { MoreButton } from '#platform/ui/lists/MoreButton.tsx'
import type { Notification } from '../contract.ts'
import { notificationTexts } from '../messages/index.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { useNotifications } from './queries.ts'

type Props = {
  onOpen: (address: string) => void
  /** The alerts above the list, whose notifications are left out. */
  alertIds?: readonly string[]
}

/** The list of all notifications, by page. */
export function AllNotifications({ onOpen, alertIds }: Props) {
  const words = useTexts(notificationTexts)
  const list = useNotifications()
  const shown = (pages: readonly { rows: readonly Notification[] }[]) =>
    pages.flatMap(({ rows }) => rows).filter(({ alertId }) => alertId === null || !alertIds?.includes(alertId))
  return (
    <ListBody list={list} loading={words.loading} failed={words.notLoaded}>
      {({ pages }) => (
        <>
          <Card flush>
            {shown(pages).length > 0 ? (
              <ul>
                {shown(pages).map((notification) => (
                  <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
                ))}
              </ul>
            ) : alertIds && alertIds.length > 0 ? (
              <p className="px-4.5 py-3.5 text-sm text-ink-3">{words.nothingElse}</p>
            ) : (
              <Empty icon={Bell} help={words.quietHelp}>
                {words.noneYet}
              </Empty>
            )}
          </Card>
          <MoreButton list={list}>{words.more}</MoreButton>
        </>
      )}
    </ListBody>
  )
}
