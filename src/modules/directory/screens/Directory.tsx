import UsersRound from 'lucide-react/icons/users-round'
import { ListBody } from '#platform/ui/lists/ListPage.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { TypedSearch } from '#platform/ui/lists/TypedSearch.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { directoryTexts } from '../messages/index.ts'
import { NeighbourCard } from './NeighbourCard.tsx'
import { OwnEntryCard } from './OwnEntryCard.tsx'
import { useNeighbours } from './queries.ts'

/** The Residents tab: neighbours who chose to be listed, and one's own entry. */
export function Directory() {
  const words = useTexts(directoryTexts)
  const address = useAddress()
  const search = (address.at('search') ?? '').slice(0, 200)
  const neighbours = useNeighbours(search)
  const updateSearch = (text: string) => address.change({ search: text === '' ? undefined : text })
  return (
    <>
      <PageHead title={words.title} line={words.line} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21.875rem]">
        <div className="lg:col-start-2 lg:row-start-1">
          <OwnEntryCard />
        </div>
        <div className="grid min-w-0 gap-3 lg:col-start-1 lg:row-start-1">
          <TypedSearch label={words.search} text={search} onSearch={updateSearch} className="w-full md:max-w-90" />
          <ListBody list={neighbours} loading={words.loading} failed={words.notLoaded}>
            {(listed) =>
              listed.length === 0 ? (
                <Card flush>
                  <EmptyList
                    icon={UsersRound}
                    isFiltered={search !== ''}
                    onClear={() => updateSearch('')}
                    words={{
                      none: words.noneFound,
                      clear: words.clear,
                      noneYet: words.none,
                      noneYetHelp: words.noneHelp,
                    }}
                  />
                </Card>
              ) : (
                <>
                  <p className="text-sm text-ink-3">{words.counted(listed.length)}</p>
                  <ul aria-label={words.title} className="grid gap-3 md:grid-cols-2">
                    {listed.map((neighbour) => (
                      <li
                        key={[neighbour.name, ...neighbour.unitNumbers, neighbour.phone, neighbour.email].join(' ')}
                        className="rounded-lg bg-surface px-4 py-3.5 shadow-card"
                      >
                        <NeighbourCard neighbour={neighbour} />
                      </li>
                    ))}
                  </ul>
                </>
              )
            }
          </ListBody>
        </div>
      </div>
    </>
  )
}
