import type { PortfolioBuilding } from '#portfolio/contract.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { leaveForBuilding } from '../opening.ts'
import { BuildingCard } from './BuildingCard.tsx'

type Props = {
  buildings: readonly PortfolioBuilding[]
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
  /** The message is beside them. */
  isNarrow: boolean
}

/** The buildings as cards: arrows walk between them, Space chooses, Enter opens. */
export function BuildingCards({ buildings, chosen, onChoose, isNarrow }: Props) {
  return (
    <ul
      className={classNames(
        'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3.5',
        isNarrow && 'grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]',
      )}
    >
      {buildings.map((building) => (
        <li key={building.id} className="min-w-0">
          <BuildingCard
            building={building}
            isChosen={chosen.has(building.id)}
            onChoose={(isChosen) => onChoose(building.id, isChosen)}
            onOpen={(destination) => leaveForBuilding(building, destination)}
          />
        </li>
      ))}
    </ul>
  )
}
