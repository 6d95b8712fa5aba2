import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { useSelection } from '#platform/ui/lists/selection/use-selection.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { messageStatuses } from '../choices.ts'
import type { ContactMessage } from '../contract.ts'
import { formatWait } from '../rules.ts'
import { words } from '../messages/en.ts'
import { MessageList } from './MessageList.tsx'
import { MessageSelectionBar } from './MessageSelectionBar.tsx'
import { useMessages, useOpenMessages } from './queries.ts'
import { useMessageFilter } from './use-message-filter.ts'

/** The console's section where the office answers messages from the public site. */
export function WebsiteRequests({ onTurn }: { onTurn: (message: ContactMessage) => void }) {
  const filter = useMessageFilter()
  const open = useOpenMessages().data
  const total = useMessages(filter.query).data?.total ?? null
  const selection = useSelection<ContactMessage>(JSON.stringify(filter.criteria))
  const now = useNow()
  const choices = messageStatuses.map((value) => ({
    value,
    label: value === 'open' && open ? `${words.statuses.open} ${open.total}` : words.statuses[value],
  }))
  return (
    <>
      <PageHead
        title={words.title}
        line={open ? words.counted(open.total, open.oldest ? formatWait(open.oldest, now) : null) : '\u00a0'}
        actions={
          <Segmented
            label={words.show}
            choices={choices}
            value={filter.values.status}
            onChange={(status) => filter.update({ status })}
          />
        }
      />
      <MessageSelectionBar filter={filter} selection={selection} total={total} />
      <MessageList filter={filter} selection={selection} onTurn={onTurn} />
    </>
  )
}
