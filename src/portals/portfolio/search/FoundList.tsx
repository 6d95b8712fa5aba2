import ClipboardList from 'lucide-react/icons/clipboard-list'
import DoorOpen from 'lucide-react/icons/door-open'
import User from 'lucide-react/icons/user'
import type { FoundInBuilding, PortfolioBuilding, PortfolioSearch } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { paths } from '#paths.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { leaveForBuilding } from '../opening.ts'

type Props = {
  text: string
  found: { data: PortfolioSearch | undefined; isError: boolean; error: Error | null }
  buildings: readonly PortfolioBuilding[]
}

type Result = { key: string; icon: Icon; name: string; detail: string; destination: string }

/** The results of each building; one opens the record in its building. Buildings that did not answer are named. */
export function FoundList({ text, found: { data, isError, error }, buildings }: Props) {
  const words = useTexts(portfolioTexts).found
  return (
    <section
      aria-label={words.label}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[60dvh] overflow-y-auto rounded-lg bg-raised p-2 shadow-pop"
    >
      {isError ? (
        <Notice live tone="danger" title={words.failed}>
          {error?.message}
        </Notice>
      ) : !data ? (
        <output className="block px-2 py-1.5 text-ink-3">{words.searching}</output>
      ) : (
        <>
          {data.failed.length > 0 ? (
            <Notice live tone="warning">
              {words.noAnswer(data.failed.map(({ name }) => name).join(', '))}
            </Notice>
          ) : null}
          {data.buildings.length === 0 ? (
            <output className="block px-2 py-1.5 text-ink-3">{words.nothing(text)}</output>
          ) : null}
          {data.buildings.map((group) => {
            const building = buildings.find(({ id }) => id === group.id)
            return building ? <Group key={group.id} group={group} building={building} /> : null
          })}
        </>
      )}
    </section>
  )
}

function Group({ group, building }: { group: FoundInBuilding; building: PortfolioBuilding }) {
  const words = useTexts(portfolioTexts).found
  return (
    <>
      <h2 className="px-2 pt-2 pb-1 text-sm font-semibold text-ink-2">{group.name}</h2>
      <ul>
        {resultsOf(group, words).map(({ key, icon: ResultIcon, name, detail, destination }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => leaveForBuilding(building, destination)}
              className="flex min-h-9 w-full items-center gap-2.5 rounded-md px-2 text-left hover:bg-hover max-md:min-h-11"
            >
              <ResultIcon aria-hidden="true" size={15} className="shrink-0 text-ink-3" />
              <span className="min-w-0 truncate font-[525]">{name}</span>
              <span className="min-w-0 truncate text-sm text-ink-3">{detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function resultsOf({ found }: FoundInBuilding, words: { unit: string; floor: (floor: number) => string }): Result[] {
  return [
    ...found.people.map((person): Result => {
      const isResident = person.kind === 'resident'
      return {
        key: person.id,
        icon: User,
        name: person.name,
        detail: isResident ? person.unitNumbers.join(', ') : person.role,
        destination: isResident
          ? paths.admin({ tab: 'tenants', tenant: person.id })
          : paths.admin({ tab: 'staff', user: person.id }),
      }
    }),
    ...found.units.map((unit): Result => ({
      key: unit.id,
      icon: DoorOpen,
      name: `${words.unit} ${unit.unitNumber}`,
      detail: [words.floor(unit.floor), ...unit.residents].join(' · '),
      destination: paths.admin({ tab: 'units', unit: unit.id }),
    })),
    ...found.requests.map((request): Result => ({
      key: request.id,
      icon: ClipboardList,
      name: `${request.reference} ${request.title}`,
      detail: request.unitNumber ?? request.placeName ?? '',
      destination: paths.admin({ tab: 'maintenance', request: request.id }),
    })),
  ]
}
