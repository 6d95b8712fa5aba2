import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { useState } from 'react'
import { mostCounted, mostCountedInSearch } from '#platform/text/total-text.ts'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { TabList } from '#platform/ui/navigation/TabList.tsx'
import { TabPanel } from '#platform/ui/navigation/TabPanel.tsx'
import { Tabs } from '#platform/ui/navigation/Tabs.tsx'
import { statusWords } from '../../requests/vocabulary.ts'
import type { StaffFigures } from '../contract.ts'
import { staffWords } from '../messages/en.ts'
import { QueueCards, type EmptyQueue } from './QueueCards.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { useQueue } from './queries.ts'
import type { QueueViewState } from './use-queue-view.ts'

type Props = { view: QueueViewState; figures: StaffFigures; personId: string }

/** The open requests: one's own, and all others; with filters and a search. */
export function QueueWork({ view, figures, personId }: Props) {
  const filter = filterOf(view)
  const mine = useQueue({ assignedTo: personId, ...filter }, { enabled: view.tab === 'mine' })
  const all = useQueue(filter, { enabled: view.tab === 'all' })
  const { status } = view
  const isWide = useWide()
  /** On a phone the field takes the place of a row, so it opens when it is needed. */
  const [isSearching, setIsSearching] = useState(view.search !== '')
  const countOf = (total: string) =>
    status && view.tab === 'mine'
      ? staffWords.byStatus(statusWords[status], total)
      : view.isFiltered
        ? staffWords.matchCount(total)
        : staffWords.openCount(total)
  const counted = { countOf, most: filter.search ? mostCountedInSearch : mostCounted }
  return (
    <>
      <NotRefreshed on={view.tab === 'mine' ? mine : all} />
      <Tabs value={view.tab} onChange={view.setTab}>
        <div className="relative mt-1 mb-2 md:mt-4 md:mb-2.5">
          <TabList
            label={staffWords.tabs}
            className="max-md:pr-11"
            tabs={[
              { value: 'mine', label: staffWords.myTab(figures.mine.total) },
              { value: 'all', label: staffWords.allTab(figures.all.total) },
            ]}
          />
          {isWide ? null : (
            <IconButton
              icon={Search}
              label={staffWords.openSearch}
              tip={false}
              aria-expanded={isSearching}
              onClick={() => setIsSearching(!isSearching)}
              className="absolute! top-0 -right-2.5 bg-canvas"
            />
          )}
        </div>
        <QueueFilters view={view} figures={figures} hasSearch={isWide || isSearching} isFocused={isSearching} />
        <TabPanel value="mine">
          <QueueCards list={mine} {...counted} empty={emptyMine(view, figures)} onOpen={view.open} />
        </TabPanel>
        <TabPanel value="all">
          <QueueCards list={all} {...counted} empty={emptyAll(view)} onOpen={view.open} showAssignee />
        </TabPanel>
      </Tabs>
    </>
  )
}

function filterOf({ status, show, floor, search }: QueueViewState): Parameters<typeof useQueue>[0] {
  return {
    status: status ?? (show === 'urgent' || show === 'unassigned' ? 'active' : 'open'),
    ...(show === 'urgent' ? { priority: 'urgent' as const } : {}),
    ...(show === 'unassigned' ? { assignedTo: 'nobody' } : {}),
    ...(show === 'late' ? { due: 'late' as const } : {}),
    ...(show === 'floor' && floor !== null ? { floor } : {}),
    ...(search ? { search } : {}),
  }
}

function emptyMine(view: QueueViewState, { mine, all }: StaffFigures): EmptyQueue {
  if (view.isFiltered || view.status) return noneFound(view)
  if (mine.total > 0) return { icon: ClipboardCheck, text: staffWords.noneOpen, help: staffWords.allDoneHelp }
  return {
    icon: ClipboardCheck,
    text: staffWords.none,
    help: staffWords.noneHelp,
    action: all.total === 0 ? undefined : { label: staffWords.allTab(all.total), onPress: () => view.setTab('all') },
  }
}

const emptyAll = (view: QueueViewState): EmptyQueue =>
  view.isFiltered ? noneFound(view) : { icon: ClipboardCheck, text: staffWords.noneOpen, help: staffWords.allDoneHelp }

const noneFound = (view: QueueViewState): EmptyQueue => ({
  icon: SearchX,
  text: staffWords.noneFound,
  help: staffWords.noneFoundHelp,
  action: { label: staffWords.clearFilters, onPress: view.clear },
})
