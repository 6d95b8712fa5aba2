import { PageHead } from '#platform/screens/PageHead.tsx'
import { Segmented } from '#platform/screens/Segmented.tsx'
import { useNow } from '#platform/screens/use-now.ts'
import { messageStatuses, type ContactMessage } from '../contract.ts'
import { waitOf } from '../rules.ts'
import { words } from '../words.ts'
import { MessageFilters } from './MessageFilters.tsx'
import { MessageList } from './MessageList.tsx'
import { useOpenMessages } from './queries.ts'
import { useMessageFilter } from './use-message-filter.ts'

/** The section of the console where the office answers what visitors of the web site wrote. */
export function WebsiteRequests({ onTurn }: { onTurn: (message: ContactMessage) => void }) {
  const filter = useMessageFilter()
  const open = useOpenMessages().data
  const now = useNow()
  const choices = messageStatuses.map((value) => ({
    value,
    label: value === 'open' && open ? `${words.statuses.open} ${open.total}` : words.statuses[value],
  }))
  return (
    <>
      <PageHead
        title={words.title}
        line={open ? words.counted(open.total, open.oldest ? waitOf(open.oldest, now) : null) : '\u00a0'}
        actions={
          <Segmented
            label={words.show}
            choices={choices}
            value={filter.asked.status}
            onChange={(status) => filter.ask({ status })}
          />
        }
      />
      <MessageFilters asked={filter.asked} isFiltered={filter.isFiltered} onAsk={(changes) => filter.ask(changes)} />
      <MessageList filter={filter} onTurn={onTurn} />
    </>
  )
}
