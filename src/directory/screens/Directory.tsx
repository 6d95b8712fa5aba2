import { UsersRound } from 'lucide-react'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { NotRefreshed } from '#platform/screens/NotRefreshed.tsx'
import { PageHead } from '#platform/screens/PageHead.tsx'
import { TypedSearch } from '#platform/screens/TypedSearch.tsx'
import { useAddress } from '#platform/screens/use-address.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { words } from '../words.ts'
import { NeighbourCard } from './NeighbourCard.tsx'
import { OwnEntryCard } from './OwnEntryCard.tsx'
import { useNeighbours } from './queries.ts'

/** The Residents tab: neighbours who chose to be found, and what they see of the reader. */
export function Directory() {
  const address = useAddress()
  const search = (address.at('search') ?? '').slice(0, 200)
  const neighbours = useNeighbours(search)
  const ask = (text: string) => address.change({ search: text === '' ? undefined : text })
  return (
    <>
      <PageHead title={words.title} line={words.line} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_350px]">
        <div className="lg:col-start-2 lg:row-start-1">
          <OwnEntryCard />
        </div>
        <div className="grid min-w-0 gap-3 lg:col-start-1 lg:row-start-1">
          <TypedSearch label={words.search} text={search} onSearch={ask} className="w-full md:max-w-[360px]" />
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
                    <Button size="small" onClick={() => ask('')}>
                      {words.clear}
                    </Button>
                  }
                >
                  {words.noneFit}
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
