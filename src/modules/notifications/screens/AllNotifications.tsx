import Bell from 'lucide-react/icons/bell'
import { useTexts } from '#platform/ui/data/language.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { ListBody } from '#platform/ui/lists/ListPage.tsx'
import { MoreButton } from '#platform/ui/lists/MoreButton.tsx'
import { notificationTexts } from '../messages/index.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { useNotifications } from './queries.ts'

/** The list of all notifications, by page. */
export function AllNotifications({ onOpen }: { onOpen: (address: string) => void }) {
  const words = useTexts(notificationTexts)
  const list = useNotifications()
  return (
    <ListBody list={list} loading={words.loading} failed={words.notLoaded}>
      {({ pages }) => (
        <>
          <Card flush>
            {pages.some(({ rows }) => rows.length > 0) ? (
              <ul>
                {pages
                  .flatMap(({ rows }) => rows)
                  .map((notification) => (
                    <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
                  ))}
              </ul>
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
