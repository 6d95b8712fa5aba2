import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { NotRefreshed } from '#platform/screens/NotRefreshed.tsx'
import { PageHead } from '#platform/screens/PageHead.tsx'
import { Segmented } from '#platform/screens/Segmented.tsx'
import { useNow } from '#platform/screens/use-now.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { messageStatuses, type ContactMessage } from '../contract.ts'
import { waitOf } from '../rules.ts'
import { words } from '../words.ts'
import { MessageCard } from './MessageCard.tsx'
import { MessageFilters } from './MessageFilters.tsx'
import { useAnyMessage, useArchive, useMessages, useOpenMessages } from './queries.ts'
import { ReplyDialog } from './ReplyDialog.tsx'
import { useMessageFilter } from './use-message-filter.ts'

/** The section of the console where the office answers what visitors of the web site wrote. */
export function WebsiteRequests() {
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
      <MessageList filter={filter} />
    </>
  )
}

function MessageList({ filter }: { filter: ReturnType<typeof useMessageFilter> }) {
  const messages = useMessages(filter.query)
  const archive = useArchive()
  const [answered, setAnswered] = useState<{ message: ContactMessage; opening: number } | null>(null)
  const [answering, setAnswering] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const rows = messages.data?.pages.flatMap((page) => page.rows)
  useKeptFocus(list, rows?.length ?? 0)

  if (!rows || !messages.data) return <Waiting on={messages} words={words.loading} failed={words.notLoaded} />
  const rest = (messages.data.pages.at(-1)?.total ?? 0) - rows.length
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <NotRefreshed on={messages} />
      {rows.length === 0 ? <NoMessages filter={filter} /> : null}
      <div className="grid gap-2.5">
        {rows.map((message, index) => (
          <MessageCard
            key={message.id}
            message={message}
            first={index === 0 && message.status === 'open'}
            archiving={archive.isPending && archive.variables.id === message.id}
            onArchive={() => archive.mutate(message)}
            onReply={() => {
              setAnswered({ message, opening: (answered?.opening ?? 0) + 1 })
              setAnswering(true)
            }}
          />
        ))}
      </div>
      {messages.hasNextPage ? (
        <div className="mt-3.5 flex justify-center">
          <Button busy={messages.isFetchingNextPage} onClick={() => void messages.fetchNextPage()}>
            {words.showMore(rest)}
          </Button>
        </div>
      ) : null}
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

/** When the card that had the focus leaves the list, the list takes it, so that the keyboard stays where it was. */
function useKeptFocus(list: React.RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count)
  useEffect(() => {
    const shrank = count < before.current
    before.current = count
    if (shrank && document.activeElement === document.body) list.current?.focus()
  }, [count, list])
}

function NoMessages({ filter }: { filter: ReturnType<typeof useMessageFilter> }) {
  const any = useAnyMessage()
  if (any.isPending) return <Waiting on={any} words={words.loading} />
  const { status } = filter.asked
  const clear = (
    <Button size="small" onClick={() => filter.ask({ search: '', reason: 'all' })}>
      {words.clearFilters}
    </Button>
  )
  return (
    <Card flush>
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
