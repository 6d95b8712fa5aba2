import type { ReactNode } from 'react'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import type { ListColumns } from '#platform/ui/lists/columns/list-column.ts'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { messageStatuses } from '../choices.ts'
import type { ContactMessage } from '../contract.ts'
import { formatWait } from '../rules.ts'
import { words } from '../messages/en.ts'
import { MessageList } from './MessageList.tsx'
import { MessageSelectionBar } from './MessageSelectionBar.tsx'
import { useShownMessages } from './use-shown-messages.ts'
import { useOpenMessages } from './queries.ts'
import { useMessageFilter } from './use-message-filter.ts'

const none: readonly ContactMessage[] = []

type Props = {
  onTurn: (message: ContactMessage) => void
  /** The saved views. */
  views: ReactNode
  /** What the cards show. */
  columns: ListColumns
}

/** The console's section where the office answers messages from the public site. */
export function WebsiteRequests({ onTurn, views, columns }: Props) {
  const filter = useMessageFilter()
  const open = useOpenMessages().data
  const { messages, rows } = useShownMessages(filter)
  const address = useAddress()
  const { selection, keys } = useListSelection<ContactMessage>({
    scope: JSON.stringify(filter.criteria),
    rows: rows ?? none,
    opened: address.at('message') ?? null,
    onStep: (id) => address.change({ message: id }),
  })
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
      {views}
      <MessageSelectionBar
        filter={filter}
        selection={selection}
        total={messages.data?.total ?? null}
        chosen={columns.chosen}
        menu={columns.menu}
      />
      {keys}
      <MessageList filter={filter} columns={columns} selection={selection} onTurn={onTurn} />
    </>
  )
}
