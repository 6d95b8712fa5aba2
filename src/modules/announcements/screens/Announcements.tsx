import Megaphone from 'lucide-react/icons/megaphone'
import type { ReactNode } from 'react'
import Plus from 'lucide-react/icons/plus'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { OutputFilterBar } from '#platform/ui/lists/output/OutputFilterBar.tsx'
import { TableOrCards } from '#platform/ui/lists/TableOrCards.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { type ListColumns, waitForColumns } from '#platform/ui/lists/columns/list-column.ts'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { announcementCategories, announcementStates } from '../choices.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { announcementTexts } from '../messages/index.ts'
import { exportedAnnouncements, printedColumns } from '../exported-announcements.ts'
import { AnnouncementCards } from './AnnouncementCards.tsx'
import { AnnouncementSelectionBar } from './AnnouncementSelectionBar.tsx'
import { AnnouncementTable } from './AnnouncementTable.tsx'
import { downloadAnnouncements, readPrintedAnnouncements, useAnnouncements } from './queries.ts'
import { Sheet } from './Sheet.tsx'
import { type AnnouncementListFilter, useAnnouncementFilter } from './use-announcement-filter.ts'

const AnnouncementDialogs = later(() => import('./AnnouncementDialogs.tsx').then((file) => file.AnnouncementDialogs))

const stateChoices = [
  { value: 'all', label: announcementTexts.en.all },
  { value: 'current', label: announcementTexts.en.current },
  ...announcementStates.map((value) => ({ value, label: announcementTexts.en.states[value] })),
] as const
const categoryChoices = [
  { value: 'all', label: announcementTexts.en.all },
  ...announcementCategories.map((value) => ({ value, label: value })),
] as const

type Props = {
  /** The saved views. */
  views: ReactNode
  /** Rows wait until they are known. */
  columns: ListColumns
}
const none: readonly OfficeAnnouncement[] = []

/** The console's section where the office announces news to residents. */
export function Announcements({ views, columns }: Props) {
  const address = useAddress()
  const sheet = address.at('sheet')
  if (sheet !== undefined)
    return <Sheet id={sheet} onBack={() => address.change({ sheet: undefined, announcement: sheet })} />
  return <Overview views={views} columns={columns} />
}

function Overview({ views, columns }: Props) {
  const words = useTexts(announcementTexts)
  const filter = useAnnouncementFilter()
  const list = useAnnouncements(filter.query)
  const address = useAddress()
  const wide = useWide()
  const opened = address.at('announcement') ?? null
  const { selection, keys } = useListSelection<OfficeAnnouncement>({
    scope: JSON.stringify(filter.criteria),
    rows: list.data?.rows ?? none,
    opened,
    onStep: (id) => address.change({ announcement: id }),
  })
  const open = (id: string) => address.change({ announcement: id }, 'push')
  return (
    <>
      <ListPage
        title={words.title}
        line={({ total }) => words.counted(total)}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => open('new')}>
            {words.write}
          </Button>
        }
        filters={
          <>
            {views}
            {keys}
            <AnnouncementSelectionBar
              filter={filter}
              selection={selection}
              columns={columns.chosen}
              total={list.data?.total ?? null}
            >
              <Filters filter={filter} chosen={columns.chosen} menu={wide ? columns.menu : null} />
            </AnnouncementSelectionBar>
          </>
        }
        list={waitForColumns(columns, list)}
        loading={words.loading}
      >
        {(page) =>
          page.rows.length === 0 ? (
            <Card flush>
              <EmptyList
                icon={Megaphone}
                isFiltered={filter.isFiltered}
                onClear={filter.clear}
                words={{ ...words, clear: words.clearFilters }}
              />
            </Card>
          ) : (
            <TableOrCards
              pager={filter.pager(page)}
              isTable={wide}
              cards={<AnnouncementCards announcements={page.rows} onOpen={open} selection={selection} />}
            >
              {(footer) => (
                <AnnouncementTable
                  announcements={page.rows}
                  opened={opened}
                  listColumns={columns}
                  onOpen={open}
                  selection={selection}
                  footer={footer}
                />
              )}
            </TableOrCards>
          )
        }
      </ListPage>
      <AnnouncementDialogs />
    </>
  )
}

type FiltersProps = { filter: AnnouncementListFilter; chosen: readonly string[] | null; menu: ReactNode }

function Filters({ filter, chosen, menu }: FiltersProps) {
  const words = useTexts(announcementTexts)
  const { values, criteria } = filter
  const zone = useTimeZone()
  return (
    <OutputFilterBar
      filter={filter}
      labels={words}
      menu={menu}
      title={words.title}
      read={async () => exportedAnnouncements(await readPrintedAnnouncements(criteria), zone, printedColumns(chosen))}
      download={() => downloadAnnouncements({ ...criteria, columns: chosen?.join(',') })}
    >
      <FilterSelect
        label={words.state}
        choices={stateChoices}
        value={values.state}
        onChange={(state) => filter.update({ state })}
      />
      <FilterSelect
        label={words.category}
        choices={categoryChoices}
        value={values.category}
        onChange={(category) => filter.update({ category })}
      />
    </OutputFilterBar>
  )
}
