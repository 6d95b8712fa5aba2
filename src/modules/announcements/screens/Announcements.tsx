import { Megaphone, Plus } from 'lucide-react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { FilterBar } from '#platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { later } from '#platform/ui/data/later.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { Pager } from '#platform/ui/lists/Pager.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { announcementCategories, announcementStates } from '../choices.ts'
import { words } from '../messages/index.ts'
import { AnnouncementCards } from './AnnouncementCards.tsx'
import { AnnouncementTable } from './AnnouncementTable.tsx'
import { useAnnouncements } from './queries.ts'
import { Sheet } from './Sheet.tsx'
import { type AnnouncementListFilter, useAnnouncementFilter } from './use-announcement-filter.ts'

const AnnouncementDialogs = later(() => import('./AnnouncementDialogs.tsx').then((file) => file.AnnouncementDialogs))

const stateChoices = [
  { value: 'all', label: words.all },
  ...announcementStates.map((value) => ({ value, label: words.states[value] })),
] as const
const categoryChoices = [
  { value: 'all', label: words.all },
  ...announcementCategories.map((value) => ({ value, label: value })),
] as const

/** The console's section where the office announces news to residents. */
export function Announcements() {
  const address = useAddress()
  const sheet = address.at('sheet')
  if (sheet !== undefined)
    return <Sheet id={sheet} onBack={() => address.change({ sheet: undefined, announcement: sheet })} />
  return <Overview />
}

function Overview() {
  const filter = useAnnouncementFilter()
  const list = useAnnouncements(filter.query)
  const address = useAddress()
  const { values } = filter
  return (
    <>
      <PageHead
        title={words.title}
        line={list.data ? words.counted(list.data.total) : words.loading}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => address.change({ announcement: 'new' }, 'push')}>
            {words.write}
          </Button>
        }
      />
      <FilterBar
        label={words.filters}
        search={{ label: words.search, text: values.search, onSearch: (search) => filter.update({ search }) }}
        isFiltered={filter.isFiltered}
        onClear={filter.clear}
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
      </FilterBar>
      <NotRefreshed on={list} />
      <List
        list={list}
        filter={filter}
        opened={address.at('announcement') ?? null}
        onOpen={(id) => address.change({ announcement: id }, 'push')}
      />
      <AnnouncementDialogs />
    </>
  )
}

type ListProps = {
  list: ReturnType<typeof useAnnouncements>
  filter: AnnouncementListFilter
  opened: string | null
  onOpen: (id: string) => void
}

function List({ list, filter, opened, onOpen }: ListProps) {
  const wide = useWide()
  if (!list.data) return <Waiting on={list} words={words.loading} />
  const { rows } = list.data
  if (rows.length === 0)
    return (
      <Card flush>
        <Empty
          icon={Megaphone}
          help={filter.isFiltered ? words.noneHelp : words.noneYetHelp}
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
  if (wide) return <AnnouncementTable announcements={rows} opened={opened} onOpen={onOpen} footer={pager} />
  return (
    <>
      <AnnouncementCards announcements={rows} onOpen={onOpen} />
      <div className="-mx-3.5 mt-2">{pager}</div>
    </>
  )
}
