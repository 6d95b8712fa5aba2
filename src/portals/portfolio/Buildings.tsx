import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { useState } from 'react'
import type { SignedInUser } from '#accounts/own-account.ts'
import { sortKeys, type SortKey } from '#portfolio/choices.ts'
import type { PortfolioBuilding } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { sortBuildings, unitsOf } from '#portfolio/rules.ts'
import { portalTime } from '#platform/time/dates.ts'
import { wallClock } from '#platform/time/wall-clock.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { BuildingCards } from './cards/BuildingCards.tsx'
import { BuildingTable } from './comparison/BuildingTable.tsx'
import { Comparison } from './comparison/Comparison.tsx'
import { Footer } from './Footer.tsx'
import { leaveForBuilding } from './opening.ts'
import { SearchBox } from './search/SearchBox.tsx'
import { Totals } from './Totals.tsx'
import type { View } from './view.ts'

type Props = {
  user: SignedInUser
  buildings: readonly PortfolioBuilding[]
  view: View
  onView: (view: View) => void
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
  /** The message is beside them. */
  isNarrow: boolean
}

/** The search, the totals, and the buildings as cards, as a table or compared. */
export function Buildings({ user, buildings, view, onView, chosen, onChoose, isNarrow }: Props) {
  const words = useTexts(portfolioTexts)
  const language = useLanguage()
  const [sort, setSort] = useState<SortKey>('late')
  const sorted = sortBuildings(buildings, sort, language)
  if (buildings.length === 0) return <Empty help={words.none.text}>{words.none.title}</Empty>
  return (
    <>
      <SearchBox buildings={buildings} />
      <div className="mb-3.5 flex flex-wrap items-end justify-between gap-3">
        <Greeting user={user} buildings={buildings} />
        <div className="flex flex-wrap items-center gap-2">
          {view === 'cards' ? (
            <FilterSelect
              label={words.sort}
              choices={sortKeys.map((value) => ({ value, label: words.sortedBy[value] }))}
              value={sort}
              onChange={setSort}
            />
          ) : null}
          <Segmented
            label={words.view}
            choices={[
              { value: 'cards', label: words.cards, icon: LayoutGrid },
              { value: 'table', label: words.table, icon: List },
            ]}
            value={view === 'comparison' ? 'table' : view}
            onChange={onView}
          />
        </div>
      </div>
      <div className="mb-3.5">
        <Totals buildings={buildings} />
      </div>
      {view === 'cards' ? (
        <BuildingCards buildings={sorted} chosen={chosen} onChoose={onChoose} isNarrow={isNarrow} />
      ) : view === 'table' ? (
        <BuildingTable buildings={buildings} chosen={chosen} onChoose={onChoose} onOpen={leaveForBuilding} />
      ) : (
        <Comparison buildings={sorted} chosen={chosen} onChoose={onChoose} onBack={() => onView('cards')} />
      )}
      <Footer buildings={buildings} hasKeys={view === 'cards'} />
    </>
  )
}

function Greeting({ user, buildings }: Pick<Props, 'user' | 'buildings'>) {
  const words = useTexts(portfolioTexts)
  const language = useLanguage()
  const zone = useTimeZone()
  const now = useNow()
  const inSetUp = buildings.filter(({ setUp }) => setUp !== null).length
  const { minutes } = wallClock(now, zone)
  const time = minutes < 5 * 60 || minutes >= 18 * 60 ? 'evening' : minutes < 12 * 60 ? 'morning' : 'afternoon'
  return (
    <div className="min-w-0">
      <h1 className="serif text-28 leading-8.5 tracking-[-0.012em] max-md:text-25 max-md:leading-7.5">
        {words.greeting[time](user.firstName)}
      </h1>
      <p className="text-ink-3">
        {words.summary(buildings.length, inSetUp, unitsOf(buildings))} · {portalTime(now, zone, language)}
      </p>
    </div>
  )
}
