import { UsersRound } from 'lucide-react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { TypedSearch } from '#platform/ui/lists/TypedSearch.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { words } from '../messages/index.ts'
import { NeighbourCard } from './NeighbourCard.tsx'
import { OwnEntryCard } from './OwnEntryCard.tsx'
import { useNeighbours } from './queries.ts'

/** The Residents tab: neighbours who chose to be listed, and one's own entry. */
export function Directory() {
  const address = useAddress()
  const search = (address.at('search') ?? '').slice(0, 200)
  const neighbours = useNeighbours(search)
  const updateSearch = (text: string) => address.change({ search: text === '' ? undefined : text })
  return (
    <>
      <PageHead title={words.title} line={words.line} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_350px]">
        <div className="lg:col-start-2 lg:row-start-1">
          <OwnEntryCard />
        </div>
        <div className="grid min-w-0 gap-3 lg:col-start-1 lg:row-start-1">
          <TypedSearch label={words.search} text={search} onSearch={updateSearch} className="w-full md:max-w-[360px]" />
          <NotRefreshed on={neighbours} />
          {!neighbours.data ? (
            <Waiting on={neighbours} words={words.loading} failed={words.notLoaded} />
          ) : neighbours.data.length === 0 ? (
            <Card flush>
              {search === '' ? (
                <Empty icon={UsersRound} help={words.noneHelp}>
                  {words.none}
                </Empty>
              ) : (
                <Empty
                  icon={UsersRound}
                  action={
                    <Button size="small" onClick={() => updateSearch('')}>
                      {words.clear}
                    </Button>
                  }
                >
                  {words.noneFound}
                </Empty>
              )}
            </Card>
          ) : (
            <>
              <p className="text-sm text-ink-3">{words.counted(neighbours.data.length)}</p>
              <ul aria-label={words.title} className="grid gap-3 md:grid-cols-2">
                {neighbours.data.map((neighbour) => (
                  <li
                    key={[neighbour.name, ...neighbour.unitNumbers, neighbour.phone, neighbour.email].join(' ')}
                    className="rounded-lg bg-surface px-4 py-3.5 shadow-card"
                  >
                    <NeighbourCard neighbour={neighbour} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </>
  )
}
