import { ListBody } from '#platform/ui/lists/ListPage.tsx'
import { TableOrCards } from '#platform/ui/lists/TableOrCards.tsx'
import type { ShownColumns } from '#platform/ui/lists/columns/list-column.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { requestTexts } from '../../messages/index.ts'
import { useWithPendingChanges } from '../change-queries.ts'
import type { ListCommands } from '../../../dispatch/screens/use-list-commands.ts'
import { NoRequests } from './NoRequests.tsx'
import { useRequests } from '../queries.ts'
import { RequestCards } from './RequestCards.tsx'
import { RequestTable } from './RequestTable.tsx'
import type { Formats } from '../use-formats.ts'
import type { RequestFilterState } from './use-request-filter.ts'

type Props = {
  filter: RequestFilterState
  formats: Formats
  opened: string | null
  onOpen: (id: string) => void
  dispatch: ListCommands
  columns: ShownColumns
}

/** The list as pages, in place of the board. */
export function RequestList({ filter, formats, opened, onOpen, dispatch, columns }: Props) {
  const words = useTexts(requestTexts)
  const requests = useRequests(filter.query, filter.from)
  const wide = useWide()
  const withPending = useWithPendingChanges()
  return (
    <ListBody list={requests} loading={words.loading}>
      {(page) => {
        const rows = page.rows.map(withPending)
        return rows.length === 0 ? (
          <NoRequests isFiltered={filter.isFiltered} onClear={filter.clear} />
        ) : (
          <TableOrCards
            // Until the next page is loaded, the rows and numbers are those of the previous one.
            pager={{
              ...filter.pager(page, requests.isPlaceholderData),
              from: page.from + 1,
              to: page.from + page.rows.length,
            }}
            isTable={wide}
            cards={<RequestCards requests={rows} formats={formats} onOpen={onOpen} selection={dispatch.selection} />}
          >
            {(footer) => (
              <RequestTable
                requests={rows}
                formats={formats}
                opened={opened}
                onOpen={onOpen}
                footer={footer}
                selection={dispatch.selection}
                listColumns={columns}
                onAssign={(request) => dispatch.run('assign', request)}
              />
            )}
          </TableOrCards>
        )
      }}
    </ListBody>
  )
}
