import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { NotRefreshed } from '#platform/screens/NotRefreshed.tsx'
import { Pager } from '#platform/screens/Pager.tsx'
import { useAddress } from '#platform/screens/use-address.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { ContactMessage } from '../contract.ts'
import { words } from '../words.ts'
import { type ActsOf, MessageCard } from './MessageCard.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { MessagePanel } from './MessagePanel.tsx'
import { useAnyMessage, useArchive, useMessages, useUnarchive } from './queries.ts'
import { ReplyDialog } from './ReplyDialog.tsx'
import type { useMessageFilter } from './use-message-filter.ts'
import { useSideBySide } from './use-side-by-side.ts'

type Filter = ReturnType<typeof useMessageFilter>
type Props = { filter: Filter; onTurn: (message: ContactMessage) => void }

/** A page of messages and the one that is read: beside the list where there is room, over it elsewhere. */
export function MessageList({ filter, onTurn }: Props) {
  const messages = useMessages(filter.query)
  const archive = useArchive()
  const unarchive = useUnarchive()
  const address = useAddress()
  const beside = useSideBySide()
  const [answered, setAnswered] = useState<{ message: ContactMessage; opening: number } | null>(null)
  const [answering, setAnswering] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const rows = messages.data?.rows
  useKeptFocus(list, rows?.length ?? 0)

  const asked = address.at('message') ?? null
  const read = asked ?? (beside ? (rows?.[0]?.id ?? null) : null)
  const close = () => address.change({ message: undefined })
  /** One dialog gives way to the next; beside the list the message stays. */
  const leave = () => (beside ? undefined : close())
  const isBusy = (putting: typeof archive, { id }: ContactMessage) => putting.isPending && putting.variables.id === id
  const actsOf: ActsOf = (message) => ({
    archiving: isBusy(archive, message) || isBusy(unarchive, message),
    // What was put away or taken out leaves the list that is shown, and the next one is read.
    onArchive: () => archive.mutate(message, { onSuccess: close }),
    onUnarchive: () => unarchive.mutate(message, { onSuccess: close }),
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

  if (!rows || !messages.data) return <Waiting on={messages} words={words.loading} failed={words.notLoaded} />
  const { total, next } = messages.data
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <NotRefreshed on={messages} />
      {rows.length === 0 ? <NoMessages filter={filter} /> : null}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className={rows.length === 0 ? 'hidden' : 'min-w-0'}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keyboard is at a message in it */}
          <div className="grid gap-2.5" onKeyDown={walk}>
            {rows.map((message, index) => {
              const acts = actsOf(message)
              return (
                <MessageCard
                  key={message.id}
                  message={message}
                  first={!beside && index === 0 && message.status === 'open'}
                  selected={beside && message.id === read}
                  onOpen={() => address.change({ message: message.id }, beside ? 'replace' : 'push')}
                  archiving={acts.archiving}
                  onReply={acts.onReply}
                  onArchive={acts.onArchive}
                  onUnarchive={acts.onUnarchive}
                />
              )
            })}
          </div>
          <div className="mt-2 -mx-3.5">
            <Pager {...filter.pager(rows.length, total, next)} />
          </div>
        </div>
        {beside && read !== null ? <MessagePanel key={read} id={read} actsOf={actsOf} /> : null}
      </div>
      {beside ? null : <MessageDialog id={asked} actsOf={actsOf} onClose={close} />}
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

/** The arrows go from message to message. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('[data-message]')) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')]
  const to = all[all.indexOf(event.target) + step]
  if (!to) return
  event.preventDefault()
  to.focus()
}

/** When the card that had the focus leaves the list, the list takes it, so that the keyboard stays where it was. */
function useKeptFocus(list: React.RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count)
  useEffect(() => {
    const shrank = count < before.current
    before.current = count
    if (shrank && document.activeElement === document.body) list.current?.focus()
  }, [count, list])
}

function NoMessages({ filter }: { filter: Filter }) {
  const any = useAnyMessage()
  if (any.isPending) return <Waiting on={any} words={words.loading} />
  const { status } = filter.asked
  const clear = (
    <Button size="small" onClick={() => filter.ask({ search: '', reason: 'all' })}>
      {words.clearFilters}
    </Button>
  )
  return (
    <Card flush className="mb-4">
      {any.data === false ? (
        <Empty help={words.emptyHelp}>{words.empty}</Empty>
      ) : filter.isFiltered ? (
        <Empty action={clear}>{words.nothingFound}</Empty>
      ) : (
        <Empty help={words.emptyHelp}>{words.nothing[status]}</Empty>
      )}
    </Card>
  )
}
