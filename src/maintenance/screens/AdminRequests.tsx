import { Wrench } from 'lucide-react'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { NotRefreshed } from '#platform/screens/NotRefreshed.tsx'
import { PageHead } from '#platform/screens/PageHead.tsx'
import { Pager } from '#platform/screens/Pager.tsx'
import { useAddress } from '#platform/screens/use-address.ts'
import { useWide } from '#platform/screens/use-wide.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { words } from '../words.ts'
import { useRequests } from './queries.ts'
import { RequestCards } from './RequestCards.tsx'
import { RequestDialog } from './RequestDialog.tsx'
import { RequestFilters } from './RequestFilters.tsx'
import { RequestTable } from './RequestTable.tsx'
import { useFormats } from './use-formats.ts'
import { useRequestFilter } from './use-request-filter.ts'

/** The Maintenance section of the console: the list, its filters, and the dialog of the request the address names. */
export function AdminRequests() {
  const address = useAddress()
  const filter = useRequestFilter()
  const requests = useRequests(filter.query, filter.from)
  const opened = address.at('request') ?? null
  return (
    <>
      <PageHead
        title={words.title}
        line={requests.data ? words.counted(requests.data.total, filter.asked.status) : '\u00a0'}
      />
      <RequestFilters asked={filter.asked} isFiltered={filter.isFiltered} onAsk={filter.ask} onClear={filter.clear} />
      <NotRefreshed on={requests} />
      <List
        requests={requests}
        filter={filter}
        opened={opened}
        onOpen={(id) => address.change({ request: id }, 'push')}
      />
      <RequestDialog id={opened} onClose={() => address.change({ request: undefined })} />
    </>
  )
}

type ListProps = {
  requests: ReturnType<typeof useRequests>
  filter: ReturnType<typeof useRequestFilter>
  opened: string | null
  onOpen: (id: string) => void
}

function List({ requests, filter, opened, onOpen }: ListProps) {
  const formats = useFormats('dashboard')
  const wide = useWide()
  if (!requests.data) return <Waiting on={requests} words={words.loading} />
  const { rows, total, next, from } = requests.data
  if (rows.length === 0)
    return (
      <Card flush>
        <Empty
          icon={Wrench}
          help={filter.isFiltered ? words.noneFit : words.allDone}
          action={
            filter.isFiltered ? (
              <Button size="small" onClick={filter.clear}>
                {words.clearFilters}
              </Button>
            ) : null
          }
        >
          {words.none}
        </Empty>
      </Card>
    )
  const pager = (
    <Pager
      from={from + 1}
      to={from + rows.length}
      total={total}
      onPrevious={from > 0 ? filter.previous : null}
      onNext={next === null ? null : () => filter.next(next)}
    />
  )
  if (wide) return <RequestTable requests={rows} formats={formats} opened={opened} onOpen={onOpen} footer={pager} />
  return (
    <>
      <RequestCards requests={rows} formats={formats} onOpen={onOpen} />
      <div className="mt-2 -mx-3.5">{pager}</div>
    </>
  )
}
