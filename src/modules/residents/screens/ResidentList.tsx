import Mail from 'lucide-react/icons/mail'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { type ReactNode, useState } from 'react'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { ExportButton } from '#platform/ui/lists/output/ExportButton.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { TableOrCards } from '#platform/ui/lists/TableOrCards.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useCanExport } from '#platform/ui/lists/output/export-right.ts'
import { PrintButton } from '#platform/ui/lists/output/PrintButton.tsx'
import type { ListColumns, ShownColumns } from '#platform/ui/lists/columns/list-column.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { words } from '../messages/en.ts'
import { invitationWords } from '../messages/invitations.ts'
import type { DrawAssets } from './FormText.tsx'
import type { Resident } from '../resident.ts'
import { exportedColumns, exportedTable } from '../exported-cells.ts'
import { readPrintedResidents, useExport } from './list/list-rows.ts'
import { useResidents } from './queries.ts'
import { ResidentBulkBar } from './list/ResidentBulkBar.tsx'
import { ResidentCards } from './ResidentCards.tsx'
import { ResidentFilters } from './ResidentFilters.tsx'
import { type PlannedMovesOfResidents, unlessUnknown } from './lease/planned-moves.ts'
import { ResidentTable } from './ResidentTable.tsx'
import { useResidentFilter } from './use-resident-filter.ts'

const InvitationDialog = later(() => import('./invitations/InvitationDialog.tsx').then((file) => file.InvitationDialog))
const AddResident = later(() => import('./AddResident.tsx').then((file) => file.AddResident))

type Props = {
  opened: string | null
  onOpen: (id: string) => void
  drawAssets: DrawAssets
  /** The saved views. */
  views: ReactNode
  columns: ListColumns
  /** Null until they are known: the rows wait for them, so that none grows afterwards. */
  plannedMoves: PlannedMovesOfResidents | null
  /** Opens the form of a message to these people. */
  onMessage: (residents: readonly Resident[]) => void
}

const noRows: readonly Resident[] = []

/** On paper there is room for the usual columns, or for those that were chosen. */
const printedColumns = ({ shown }: ShownColumns) => exportedColumns(shown)

/** The list of residents: filters, order, pages, export, and the dialog that adds one. */
export function ResidentList({ opened, onOpen, drawAssets, views, columns, plannedMoves, onMessage }: Props) {
  const filter = useResidentFilter()
  const canExport = useCanExport()
  const list = unlessUnknown(columns.isKnown ? plannedMoves : null, useResidents(filter.query))
  const address = useAddress()
  const exportList = useExport()
  const zone = useTimeZone()
  const exported = columns.chosen === null ? {} : { columns: exportedColumns(columns.chosen).join(',') }
  const toPrinted = (residents: readonly Resident[]) =>
    exportedTable(residents, printedColumns(columns), (day) => (day === null ? '' : dashboardDate(day, zone)))
  const readPrinted = async () => toPrinted(await readPrintedResidents(filter.criteria))
  const rows = list.data?.rows ?? noRows
  const { selection, keys } = useListSelection<Resident>({
    scope: JSON.stringify(filter.criteria),
    rows,
    opened,
    onStep: (id) => address.change({ tenant: id }),
  })
  const wide = useWide()
  // By its address, so that a link or the command bar can open it.
  const adding = address.at('tenant') === 'new'
  const setAdding = (isOn: boolean) => address.change({ tenant: isOn ? 'new' : undefined }, isOn ? 'push' : 'replace')
  const [inviting, setInviting] = useState(false)
  const view = wide ? (address.at('view') === 'cards' ? 'cards' : 'table') : null
  return (
    <>
      <ListPage
        title={words.title}
        line={({ total }) => words.counted(total)}
        actions={
          <>
            {canExport ? (
              <ExportButton exportList={exportList} criteria={{ ...filter.criteria, ...exported }} words={words} />
            ) : null}
            <Button icon={Mail} onClick={() => setInviting(true)}>
              {invitationWords.title}
            </Button>
            <Button variant="primary" icon={UserPlus} onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          </>
        }
        filters={
          <>
            {views}
            <ResidentBulkBar
              selection={selection}
              total={list.data?.total ?? null}
              criteria={filter.criteria}
              exported={exported}
              toPrinted={toPrinted}
              onMessage={onMessage}
            >
              <ResidentFilters
                filter={filter}
                view={view}
                tools={
                  <>
                    {view === 'table' ? columns.menu : null}
                    <PrintButton title={words.title} read={readPrinted} />
                  </>
                }
                onView={(next) => address.change({ view: next === 'cards' ? next : undefined })}
              />
            </ResidentBulkBar>
          </>
        }
        list={list}
        loading={words.loading}
      >
        {(page) =>
          page.rows.length === 0 ? (
            <Card flush>
              <EmptyList
                icon={Users}
                isFiltered={filter.isFiltered}
                onClear={filter.clear}
                words={{ ...words, noneHelp: words.noneFit, clear: words.clearFilters }}
              />
            </Card>
          ) : (
            <TableOrCards
              pager={filter.pager(page)}
              isTable={view === 'table'}
              cards={
                <ResidentCards
                  residents={page.rows}
                  onOpen={onOpen}
                  drawPlannedMoves={list.planned.draw}
                  selection={selection}
                />
              }
            >
              {(footer) => (
                <ResidentTable
                  residents={page.rows}
                  opened={opened}
                  onOpen={onOpen}
                  sort={filter.sort}
                  order={filter.order}
                  onSort={filter.sortBy}
                  drawPlannedMoves={list.planned.draw}
                  listColumns={columns}
                  selection={selection}
                  footer={footer}
                />
              )}
            </TableOrCards>
          )
        }
      </ListPage>
      {keys}
      <InvitationDialog
        open={inviting}
        describePlannedMoves={list.planned.describe}
        onClose={() => setInviting(false)}
        onShow={(invitation) => {
          setInviting(false)
          filter.clear()
          filter.update({ invitation })
        }}
      />
      <AddResident open={adding} onClose={() => setAdding(false)} drawAssets={drawAssets} />
    </>
  )
}
