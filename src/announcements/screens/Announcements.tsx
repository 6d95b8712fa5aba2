import { Megaphone, Plus } from 'lucide-react'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { FilterBar } from '#platform/screens/FilterBar.tsx'
import { FilterSelect } from '#platform/screens/FilterSelect.tsx'
import { later } from '#platform/screens/later.tsx'
import { NotRefreshed } from '#platform/screens/NotRefreshed.tsx'
import { PageHead } from '#platform/screens/PageHead.tsx'
import { Pager } from '#platform/screens/Pager.tsx'
import { useAddress } from '#platform/screens/use-address.ts'
import { useWide } from '#platform/screens/use-wide.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { announcementCategories, announcementStates } from '../choices.ts'
import { words } from '../words.ts'
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

/** The section of the console where the office tells residents what is new. */
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
  const { asked } = filter
  return (
    <>
      <PageHead
        title={words.title}
        line={list.data ? words.counted(list.data.total) : words.loading}
        actions={
          <Button look="primary" icon={Plus} onClick={() => address.change({ announcement: 'new' }, 'push')}>
            {words.write}
          </Button>
        }
      />
      <FilterBar
        label={words.filters}
        search={{ label: words.search, text: asked.search, onSearch: (search) => filter.ask({ search }) }}
        isFiltered={filter.isFiltered}
        onClear={filter.clear}
      >
        <FilterSelect
          label={words.state}
          choices={stateChoices}
          value={asked.state}
          onChange={(state) => filter.ask({ state })}
        />
        <FilterSelect
          label={words.category}
          choices={categoryChoices}
          value={asked.category}
          onChange={(category) => filter.ask({ category })}
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
  const { rows, total, next } = list.data
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
  const pager = <Pager {...filter.pager(rows.length, total, next)} />
  if (wide) return <AnnouncementTable announcements={rows} opened={opened} onOpen={onOpen} footer={pager} />
  return (
    <>
      <AnnouncementCards announcements={rows} onOpen={onOpen} />
      <div className="-mx-3.5 mt-2">{pager}</div>
    </>
  )
}
