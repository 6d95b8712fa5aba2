import { ClipboardCheck } from 'lucide-react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { MoreButton } from '#platform/ui/lists/MoreButton.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { Status } from '../../requests/choices.ts'
import { statusWords } from '../../requests/vocabulary.ts'
import { staffWords } from '../messages/en.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { queuePageSize, type useQueue } from '../../requests/screens/queries.ts'
import { useFormats } from '../../requests/screens/use-formats.ts'
import { StaffCard } from './StaffCard.tsx'

type List = ReturnType<typeof useQueue>
type Props = { list: List; onOpen: (id: string) => void }
type OwnProps = Props & {
  status: Status | undefined
  /** The number of requests of everyone. */
  total: number | undefined
  onOpenAll: () => void
}

/** The person's own requests, or those in one status. */
export function OwnRequests({ list, status, total, onOpen, onOpenAll }: OwnProps) {
  const own = list.data?.pages[0]?.total
  return (
    <>
      {status && own !== undefined ? (
        <p className="mb-3 text-ink-2">{staffWords.byStatus(statusWords[status], own)}</p>
      ) : null}
      {own !== 0 ? (
        <Cards list={list} onOpen={onOpen} />
      ) : status ? null : (
        <Card flush>
          <Empty
            icon={ClipboardCheck}
            help={staffWords.noneHelp}
            action={
              total === 0 ? null : (
                <Button size="small" onClick={onOpenAll}>
                  {staffWords.allTab(total)}
                </Button>
              )
            }
          >
            {staffWords.none}
          </Empty>
        </Card>
      )}
    </>
  )
}

/** The requests of everyone. */
export function AllRequests({ list, onOpen }: Props) {
  if (list.data?.pages[0]?.total !== 0) return <Cards list={list} onOpen={onOpen} showAssignee />
  return (
    <Card flush>
      <Empty icon={ClipboardCheck} help={officeWords.allDone}>
        {officeWords.none}
      </Empty>
    </Card>
  )
}

/** The cards of the loaded pages, and a button for the next page. */
function Cards({ list, onOpen, showAssignee = false }: Props & { showAssignee?: boolean }) {
  const words = useTexts(requestTexts)
  const formats = useFormats('portal')
  if (!list.data) return <Waiting on={list} words={words.loading} />
  const requests = list.data.pages.flatMap(({ rows }) => rows)
  const rest = (list.data.pages.at(-1)?.total ?? 0) - requests.length
  return (
    <>
      <ul className="grid gap-3.5 lg:grid-cols-2">
        {requests.map((request) => (
          <li key={request.id} className="grid min-w-0">
            <StaffCard
              request={request}
              formats={formats}
              showAssignee={showAssignee}
              onOpen={() => onOpen(request.id)}
            />
          </li>
        ))}
      </ul>
      <MoreButton list={list}>{staffWords.more(Math.min(queuePageSize, rest))}</MoreButton>
    </>
  )
}
