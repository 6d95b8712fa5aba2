import Bell from 'lucide-react/icons/bell'
import { useTexts } from '#platform/ui/data/language.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { notificationTexts } from '../messages/index.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { useNewest } from './queries.ts'

type Props = {
  state: 'unread' | 'all'
  onOpen: (address: string) => void
  /** The alerts above the list: their notifications are left out, and an empty list does not mean that all is quiet. */
  alertIds?: readonly string[]
}

/** The newest notifications; loaded when the bell is opened. */
export function BellList({ state, onOpen, alertIds }: Props) {
  const words = useTexts(notificationTexts)
  const newest = useNewest(state)
  if (!newest.data)
    return (
      <div className="px-4.5 py-3.5">
        <Waiting on={newest} words={words.loading} failed={words.notLoaded} />
      </div>
    )
  const rows = newest.data.filter(({ alertId }) => alertId === null || !alertIds?.includes(alertId))
  if (rows.length === 0 && alertIds && alertIds.length > 0)
    return <p className="px-4.5 py-3.5 text-sm text-ink-3">{words.nothingElse}</p>
  if (rows.length === 0)
    return state === 'unread' ? (
      <Empty icon={Bell} help={words.quietHelp}>
        {words.quiet}
      </Empty>
    ) : (
      <Empty icon={Bell}>{words.noneYet}</Empty>
    )
  return (
    <ul>
      {rows.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
      ))}
    </ul>
  )
}
