import Wrench from 'lucide-react/icons/wrench'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { words } from '../../messages/simulation.ts'
import { Fence } from '../Fence.tsx'
import { simulationStyles } from './simulation-styles.ts'

/** The legend for the badges and abbreviations of the cards. */
export const SimulationLegend = () => (
  <ul aria-label={words.legend} className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
    {(
      [
        ['Occupied', words.occupied],
        ['Vacant', words.vacant],
        ['For Sale', words.forSale],
      ] as const
    ).map(([status, name]) => (
      <li key={status}>
        <Badge tone={simulationStyles[status].tone} icon={simulationStyles[status].icon}>
          {name}
        </Badge>
      </li>
    ))}
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex h-5 items-center rounded-sm bg-pr-urgent px-1.5 text-surface">
        <Wrench size={11} />
      </span>
      {words.alert}
    </li>
    <li>
      <b className="mr-1 font-semibold">{words.bedroomsShort}</b>
      {words.bedrooms}
    </li>
    <li className="flex items-center gap-1.5">
      <Fence size={14} />
      {words.balconies}
    </li>
  </ul>
)
