import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Card } from '#platform/ui/display/Card.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { Pager } from '#platform/ui/lists/Pager.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { ContactMessage } from '../contract.ts'
import { words } from '../messages/en.ts'
import { type GetActions, MessageCard } from './MessageCard.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { MessagePanel } from './MessagePanel.tsx'
import { useShownMessages } from './use-shown-messages.ts'
import { useAnyMessage } from './queries.ts'
import { ReplyDialog } from './ReplyDialog.tsx'
import { useArchive, useNotSpam, useUnarchive } from './status-queries.ts'
import type { MessageListFilter } from './use-message-filter.ts'
import { useSideBySide } from './use-side-by-side.ts'

type Props = {
  filter: MessageListFilter
  /** What the cards show; they wait until it is known. */
  columns: { shown: readonly string[]; isKnown: boolean }
  selection: Selection<ContactMessage>
  onTurn: (message: ContactMessage) => void
}

/** A page of messages and the open one: beside the list on wide screens, as a dialog elsewhere. */
export function MessageList({ filter, columns, selection, onTurn }: Props) {
  const { messages, rows } = useShownMessages(filter)
  const archive = useArchive()
  const unarchive = useUnarchive()
  const notSpam = useNotSpam()
  const address = useAddress()
  const beside = useSideBySide()
  const [answered, setAnswered] = useState<{ message: ContactMessage; opening: number } | null>(null)
  const [answering, setAnswering] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useRestoredFocus(list, rows?.length ?? 0)

  const requested = address.at('message') ?? null
  const read = requested ?? (beside ? (rows?.[0]?.id ?? null) : null)
  const close = () => address.change({ message: undefined })
  /** A dialog closes before the next one opens; beside the list the message stays open. */
  const leave = () => (beside ? undefined : close())
  const isBusy = ({ change: putting }: typeof archive, { id }: ContactMessage) =>
    putting.isPending && putting.variables.message.id === id
  /** The message leaves the list at once, and the next one opens; it is back when the server rejects it. */
  const send = (putting: typeof archive, message: ContactMessage) => {
    putting.move(message)
    if (requested === message.id) close()
  }
  const getActions: GetActions = (message) => ({
    archiving: [archive, unarchive, notSpam].some((putting) => isBusy(putting, message)),
    onArchive: () => send(archive, message),
    onUnarchive: () => send(unarchive, message),
    onNotSpam: () => send(notSpam, message),
    onTurn: () => {
      leave()
      onTurn(message)
    },
    onReply: () => {
      leave()
      setAnswered({ message, opening: (answered?.opening ?? 0) + 1 })
      setAnswering(true)
    },
  })

  if (!rows || !messages.data || !columns.isKnown)
    return <Waiting on={messages} words={words.loading} failed={words.notLoaded} />
  const left = messages.data.rows.length - rows.length
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <NotRefreshed on={messages} />
      {rows.length === 0 ? <NoMessages filter={filter} /> : null}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className={rows.length === 0 ? 'hidden' : 'min-w-0'}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus is on a message inside */}
          <div className="grid gap-2.5" onKeyDown={walk}>
            {rows.map((message, index) => {
              const actions = getActions(message)
              return (
                <MessageCard
                  key={message.id}
                  message={message}
                  shown={columns.shown}
                  first={!beside && index === 0 && message.status === 'open'}
                  selected={beside && message.id === read}
                  isTicked={selection.has(message.id)}
                  onTick={(range) => selection.toggle(message, rows, range)}
                  onOpen={() => address.change({ message: message.id }, beside ? 'replace' : 'push')}
                  archiving={actions.archiving}
                  onReply={actions.onReply}
                  onArchive={actions.onArchive}
                  onUnarchive={actions.onUnarchive}
                  onNotSpam={actions.onNotSpam}
                />
              )
            })}
          </div>
          <div className="mt-2 -mx-3.5">
            <Pager
              {...filter.pager(
                { ...messages.data, rows, total: messages.data.total - left },
                messages.isPlaceholderData,
              )}
            />
          </div>
        </div>
        {beside && read !== null ? <MessagePanel key={read} id={read} getActions={getActions} /> : null}
      </div>
      {beside ? null : <MessageDialog id={requested} getActions={getActions} onClose={close} />}
      {answered ? (
        <ReplyDialog
          key={answered.opening}
          message={answered.message}
          open={answering}
          onClose={() => setAnswering(false)}
        />
      ) : null}
    </div>
  )
}

/** Moves between messages with the arrow keys. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('[data-message]')) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')]
  const to = all[all.indexOf(event.target) + step]
  if (!to) return
  event.preventDefault()
  to.focus()
}

/**
 * When the focused card leaves the list, the list takes the focus, so that the keyboard does not
 * lose its place.
 */
function useRestoredFocus(list: React.RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count)
  useEffect(() => {
    const shrank = count < before.current
    before.current = count
    if (shrank && document.activeElement === document.body) list.current?.focus()
  }, [count, list])
}

function NoMessages({ filter }: { filter: MessageListFilter }) {
  const any = useAnyMessage()
  if (any.isPending) return <Waiting on={any} words={words.loading} />
  const { status } = filter.values
  return (
    <Card flush className="mb-4">
      <EmptyList
        isFiltered={any.data !== false && filter.isFiltered}
        onClear={filter.clear}
        words={{
          none: words.nothingFound,
          clear: words.clearFilters,
          noneYet: any.data === false ? words.empty : words.nothing[status],
          noneYetHelp: words.emptyHelp,
        }}
      />
    </Card>
  )
}
