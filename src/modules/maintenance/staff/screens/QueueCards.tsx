import { MoreButton } from '#platform/ui/lists/MoreButton.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { staffWords } from '../messages/en.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { queuePageSize, type useQueue } from '../../requests/screens/queries.ts'
import { useWithPendingChanges } from '../../requests/screens/change-queries.ts'
import { useFormats } from '../../requests/screens/use-formats.ts'
import { StaffCard } from './StaffCard.tsx'

export type QueueProps = { list: ReturnType<typeof useQueue>; onOpen: (id: string) => void }

/** The cards of the loaded pages, and a button for the next page. */
export function QueueCards({ list, onOpen, showAssignee = false }: QueueProps & { showAssignee?: boolean }) {
  const words = useTexts(requestTexts)
  const formats = useFormats('portal')
  const withPending = useWithPendingChanges()
  if (!list.data) return <Waiting on={list} words={words.loading} />
  const requests = list.data.pages.flatMap(({ rows }) => rows.map(withPending))
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
