import { Download, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { later } from '#platform/ui/data/later.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { Pager } from '#platform/ui/lists/Pager.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { words } from '../messages/en.ts'
import { useExport, useResidents } from './queries.ts'
import { ResidentCards } from './ResidentCards.tsx'
import { ResidentFilters } from './ResidentFilters.tsx'
import { ResidentTable } from './ResidentTable.tsx'
import { useResidentFilter } from './use-resident-filter.ts'

const AddResident = later(() => import('./AddResident.tsx').then((file) => file.AddResident))

type Props = {
  /** Only administrators can export the list. */
  canExport: boolean
  opened: string | null
  onOpen: (id: string) => void
}

/** The list of residents: filters, order, pages, export, and the dialog that adds one. */
export function ResidentList({ canExport, opened, onOpen }: Props) {
  const filter = useResidentFilter()
  const list = useResidents(filter.query)
  const address = useAddress()
  const wide = useWide()
  const [adding, setAdding] = useState(false)
  const view = wide ? (address.at('view') === 'cards' ? 'cards' : 'table') : null
  return (
    <>
      <PageHead
        title={words.title}
        line={list.data ? words.counted(list.data.total) : list.isError ? '\u00a0' : words.loading}
        actions={
          <>
            {canExport ? <ExportButton filter={filter} /> : null}
            <Button variant="primary" icon={UserPlus} onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          </>
        }
      />
      <ResidentFilters
        filter={filter}
        view={view}
        onView={(next) => address.change({ view: next === 'cards' ? next : undefined })}
      />
      <List list={list} filter={filter} asTable={view === 'table'} opened={opened} onOpen={onOpen} />
      <AddResident open={adding} onClose={() => setAdding(false)} />
    </>
  )
}

function ExportButton({ filter }: { filter: ReturnType<typeof useResidentFilter> }) {
  const exportList = useExport()
  return (
    <Button
      icon={Download}
      busy={exportList.isPending}
      busyText={words.exporting}
      onClick={() =>
        exportList.mutate(filter.fitting, {
          onSuccess: () => toast.success(words.exported),
          onError: (error) => toast.failure(words.notExported, error.message),
        })
      }
    >
      {words.exportList}
    </Button>
  )
}

type ListProps = {
  list: ReturnType<typeof useResidents>
  filter: ReturnType<typeof useResidentFilter>
  asTable: boolean
  opened: string | null
  onOpen: (id: string) => void
}

function List({ list, filter, asTable, opened, onOpen }: ListProps) {
  if (!list.data) return <Waiting on={list} words={words.loading} />
  const { rows } = list.data
  if (rows.length === 0)
    return (
      <Card flush>
        <Empty
          icon={Users}
          help={filter.isFiltered ? words.noneFit : words.noneYetHelp}
          action={
            filter.isFiltered ? (
              <Button size="small" onClick={filter.clear}>
                {words.clearFilters}
              </Button>
            ) : null
          }
        >
          {filter.isFiltered ? words.none : words.noneYet}
        </Empty>
      </Card>
    )
  const pager = <Pager {...filter.pager(list.data)} />
  if (asTable)
    return (
      <ResidentTable
        residents={rows}
        opened={opened}
        onOpen={onOpen}
        sort={filter.sort}
        order={filter.order}
        onSort={filter.sortBy}
        footer={pager}
      />
    )
  return (
    <>
      <ResidentCards residents={rows} onOpen={onOpen} />
      <div className="mt-2 -mx-3.5">{pager}</div>
    </>
  )
}
