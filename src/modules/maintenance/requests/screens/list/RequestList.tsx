import { Pager } from '#platform/ui/lists/Pager.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { words } from '../../messages/index.ts'
import { NoRequests } from './NoRequests.tsx'
import { useRequests } from '../queries.ts'
import { RequestCards } from './RequestCards.tsx'
import { RequestTable } from './RequestTable.tsx'
import type { Formats } from '../use-formats.ts'
import type { RequestFilterState } from './use-request-filter.ts'

type Props = { filter: RequestFilterState; formats: Formats; opened: string | null; onOpen: (id: string) => void }

/** The list as pages, in place of the board. */
export function RequestList({ filter, formats, opened, onOpen }: Props) {
  const requests = useRequests(filter.query, filter.from)
  const wide = useWide()
  if (!requests.data) return <Waiting on={requests} words={words.loading} />
  const { rows, from } = requests.data
  if (rows.length === 0) return <NoRequests isFiltered={filter.isFiltered} onClear={filter.clear} />
  const pager = (
    // Until the next page is loaded, the rows and numbers are those of the previous one.
    <Pager {...filter.pager(requests.data, requests.isPlaceholderData)} from={from + 1} to={from + rows.length} />
  )
  return (
    <>
      <NotRefreshed on={requests} />
      {wide ? (
        <RequestTable requests={rows} formats={formats} opened={opened} onOpen={onOpen} footer={pager} />
      ) : (
        <>
          <RequestCards requests={rows} formats={formats} onOpen={onOpen} />
          <div className="mt-2 -mx-3.5">{pager}</div>
        </>
      )}
    </>
  )
}
