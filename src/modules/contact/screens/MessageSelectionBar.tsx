import type { ReactNode } from 'react'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'
import Inbox from 'lucide-react/icons/inbox'
import { call } from '#platform/ui/data/call.ts'
import { type ManyAction, SelectionBar } from '#platform/ui/lists/selection/SelectionBar.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useSelectedOutput } from '#platform/ui/lists/output/use-selected-output.tsx'
import { useChangeMany } from '#platform/ui/lists/selection/use-change-many.ts'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import type { MessageMove, MessageStatus } from '../choices.ts'
import type { ContactMessage } from '../contract.ts'
import { type CheckedMessage, manyMessages } from '../many-contract.ts'
import { exportedMessages, printedColumns } from '../exported-messages.ts'
import { words } from '../messages/en.ts'
import { MessageFilters } from './MessageFilters.tsx'
import { readPrintedMessages, topic } from './queries.ts'
import type { MessageListFilter } from './use-message-filter.ts'

const { many } = words
const textsOf = (move: MessageMove) => ({
  id: move,
  title: many.titles[move],
  verb: many.buttons[move],
  done: many.done[move],
  isHarmless: true,
})
const unanswered = (messages: readonly CheckedMessage[]) =>
  many.unanswered(messages.filter(({ status }) => status === 'open').length, messages.length)

type Action = ManyAction<MessageMove, CheckedMessage>
const archive: Action = {
  ...textsOf('archive'),
  label: words.archiveVerb,
  icon: Archive,
  explain: (possible) => <p>{unanswered(possible)}</p>,
}
const archiveSpam: Action = { ...archive, explain: () => <p>{many.spamArchived}</p> }
const unarchive: Action = {
  ...textsOf('unarchive'),
  label: words.unarchiveVerb,
  icon: ArchiveRestore,
  explain: () => <p>{many.unarchived}</p>,
}
const notSpam: Action = {
  ...textsOf('not_spam'),
  label: words.notSpamVerb,
  icon: Inbox,
  explain: () => <p>{many.notSpam}</p>,
}
/** Each list shows the messages of one status. */
const actionsOf: Record<MessageStatus, readonly Action[]> = {
  open: [archive],
  replied: [archive],
  archived: [unarchive],
  spam: [notSpam, archiveSpam],
}

type Props = {
  filter: MessageListFilter
  selection: Selection<ContactMessage>
  total: number | null
  /** The chosen columns; null for all. */
  chosen: readonly string[] | null
  /** Chooses the columns. */
  menu: ReactNode
}

/** What can be done with the selected messages, in place of the filters. */
export function MessageSelectionBar({ filter, selection, total, chosen, menu }: Props) {
  const zone = useTimeZone()
  const { cursor: _, limit: __, ...criteria } = filter.query
  const { actions, printed } = useSelectedOutput<ContactMessage>({
    list: 'messages',
    title: words.titles[filter.values.status],
    columns: chosen?.join(','),
    toTable: (messages) => exportedMessages(messages, zone, printedColumns(chosen)),
    read: async () => (selection.isAll ? readPrintedMessages(criteria) : selection.rows),
  })
  const { changeMany } = useChangeMany<{ action: MessageMove }>(topic, sendMoves, many.failed)
  return (
    <>
      <SelectionBar
        topic={topic}
        selection={selection}
        total={total}
        filter={filter.criteria}
        actions={actionsOf[filter.values.status]}
        check={(move, selected, signal) => call(manyMessages.check, { body: { ...selected, move }, signal })}
        change={changeMany}
        more={actions}
      >
        <MessageFilters filter={filter} chosen={chosen} menu={menu} />
      </SelectionBar>
      {printed}
    </>
  )
}

type Moves = { operation: string; records: { id: string; version: number }[]; action: MessageMove }
const sendMoves = ({ action, ...body }: Moves) => call(manyMessages.change, { body: { ...body, move: action } })
