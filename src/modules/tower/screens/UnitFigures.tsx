import { FigureLink } from '#platform/ui/display/FigureLink.tsx'
import { unitFigures } from '#units/messages/figures.ts'
import { countUnits } from '#units/rules.ts'
import type { ListedUnit } from '../contract.ts'
import { words } from '../messages/en.ts'
import { figureOfCondition } from '../figures.ts'

const shown = ['Occupied', 'Vacant', 'For Sale', 'Maintenance'] as const

/** The figures of the list, each of which opens its units. */
export function UnitFigures({ units }: { units: readonly ListedUnit[] }) {
  return shown.map((condition) => (
    <FigureLink
      key={condition}
      definition={unitFigures[figureOfCondition[condition]]}
      search={{ status: condition }}
      isHere
    >
      {words.figures[condition](countUnits(units, condition))}
    </FigureLink>
  ))
}
