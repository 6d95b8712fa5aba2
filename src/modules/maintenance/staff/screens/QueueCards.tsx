import { cappedTotalText, mostCounted, nextPageSize } from '#platform/text/total-text.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { MoreButton } from '#platform/ui/lists/MoreButton.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import type { StaffRequest } from '../contract.ts'
import { staffWords } from '../messages/en.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { useWithPendingChanges } from '../../requests/screens/change-queries.ts'
import { useFormats } from '../../requests/screens/use-formats.ts'
import { queuePageSize, type useQueue } from './queries.ts'
import { useCopyTime } from '#platform/ui/data/offline/use-connection.ts'
import { StaffCard } from './StaffCard.tsx'
import { StaffRow } from './StaffRow.tsx'

type Cards = { requests: readonly StaffRequest[]; showAssignee?: boolean; onOpen: (id: string) => void }

/** Requests as rows on a phone, and as cards on a wider screen. */
export function RequestItems({ requests, showAssignee = false, onOpen }: Cards) {
  const formats = useFormats('portal')
  const withPending = useWithPendingChanges<StaffRequest>()
  const Item = useWide() ? StaffCard : StaffRow
  return (
    <ul className="max-md:-mx-4 max-md:divide-y max-md:divide-line max-md:shadow-[0_-1px_0_var(--line),0_1px_0_var(--line)] md:grid md:gap-3.5 lg:grid-cols-2">
      {requests.map((request) => (
        <li key={request.id} className="grid min-w-0">
          <Item
            request={withPending(request)}
            formats={formats}
            showAssignee={showAssignee}
            onOpen={() => onOpen(request.id)}
          />
        </li>
      ))}
    </ul>
  )
}

export type EmptyQueue = {
  icon: Icon
  text: string
  help: string
  action?: { label: string; onPress: () => void } | undefined
}

type Props = Omit<Cards, 'requests'> & {
  list: ReturnType<typeof useQueue>
  /** Above the list. */
  countOf: (total: string) => string
  /** The number up to which its total is counted. */
  most?: number
  empty: EmptyQueue
}

/** The loaded pages of a list with its count, and a button for the next page. */
export function QueueCards({ list, countOf, most = mostCounted, empty, ...cards }: Props) {
  const words = useTexts(requestTexts)
  const formats = useFormats('portal')
  const copyTime = useCopyTime()
  if (!list.data) return <Waiting on={list} words={words.loading} />
  const requests = list.data.pages.flatMap(({ rows }) => rows)
  const total = list.data.pages.at(-1)?.total ?? 0
  if (total === 0) return <EmptyQueueCard {...empty} />
  const more = nextPageSize({ total, most, loaded: requests.length, pageSize: queuePageSize })
  return (
    <>
      <p className="my-1 flex justify-between gap-3 text-sm leading-4.5 text-ink-3 md:mt-1.5 md:mb-2.5">
        <span>{countOf(cappedTotalText(total, most))}</span>
        {copyTime === null ? null : <span>{staffWords.asOf(formats.clock(copyTime.toISOString()))}</span>}
      </p>
      <RequestItems requests={requests} {...cards} />
      <MoreButton list={list}>{staffWords.more(more)}</MoreButton>
    </>
  )
}

export function EmptyQueueCard({ icon, text, help, action }: EmptyQueue) {
  return (
    <Card flush className="mt-3">
      <Empty
        icon={icon}
        help={help}
        action={
          action ? (
            <Button size="small" onClick={action.onPress}>
              {action.label}
            </Button>
          ) : null
        }
      >
        {text}
      </Empty>
    </Card>
  )
}
