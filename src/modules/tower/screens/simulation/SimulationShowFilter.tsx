import { useMemo } from 'react'
import type { ListedUnit } from '../../contract.ts'
import { type SimulationFloor, simulationShows, isInSimulationCount, type SimulationShow } from '../../simulation.ts'
import { words as simulationWords } from '../../messages/simulation.ts'
import { words } from '../../messages/highlight.ts'
import { ShowFilter } from '../ShowFilter.tsx'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Tag from 'lucide-react/icons/tag'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import Wrench from 'lucide-react/icons/wrench'

const icons = { occupied: UserRoundCheck, vacant: CircleDashed, for_sale: Tag, maintenance: Wrench } as const

type Floors = readonly SimulationFloor<ListedUnit>[]

const countShown = (floors: Floors, show: SimulationShow) =>
  floors.flatMap(({ units }) => units).filter((unit) => isInSimulationCount(unit, show)).length

type Props = { floors: Floors; value: SimulationShow | null; onChange: (show: SimulationShow | null) => void }

/** Chooses which residences of the simulation are highlighted. */
export function SimulationShowFilter({ floors, value, onChange }: Props) {
  const shows = useMemo(
    () =>
      simulationShows.map((show) => ({
        value: show,
        label: words.shows[show],
        icon: icons[show],
        units: countShown(floors, show),
      })),
    [floors],
  )
  return <ShowFilter shows={shows} value={value} onChange={onChange} />
}

/** The range of floors, or the number of highlighted residences. */
export function HeadLine({ floors, show }: { floors: Floors; show: SimulationShow | null }) {
  const all = floors.reduce((sum, { units }) => sum + units.length, 0)
  return (
    <span role="status">
      {show === null
        ? simulationWords.line(floors.at(-1)!.number, floors[0]!.number)
        : words.standOut(words.shows[show], countShown(floors, show), all)}
    </span>
  )
}
