import Wrench from 'lucide-react/icons/wrench'
import { memo } from 'react'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { countBalconies } from '#units/rules.ts'
import type { ListedUnit } from '../../contract.ts'
import { statusInSimulation } from '../../simulation.ts'
import { words } from '../../messages/simulation.ts'
import { Fence } from '../Fence.tsx'
import { simulationStyles } from './simulation-styles.ts'
import { quietMark, unitMark } from './unit-focus.ts'

type Props = { unit: ListedUnit; isQuiet: boolean; isActive: boolean }

/** A residence with all its facts; only its number while others are highlighted. */
export const SimulationCard = memo(function SimulationCard({ unit, isQuiet, isActive }: Props) {
  const { unitNumber, facing, bedrooms, bathrooms, squareFootage, openRequests } = unit
  const balconies = countBalconies(unit)
  const status = statusInSimulation(unit)
  const { tone, icon, edge } = simulationStyles[status]
  const initial = facing === null ? null : (words.points[facing as keyof typeof words.points] ?? facing.slice(0, 1))
  const rooms = [bedrooms !== null && words.beds(bedrooms), bathrooms !== null && words.baths(bathrooms)]
  return (
    <button
      type="button"
      {...{ [unitMark]: unit.id, [quietMark]: isQuiet || undefined }}
      tabIndex={isActive ? 0 : -1}
      className={classNames(
        'relative grid w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5 rounded-lg px-2.5 text-left text-sm transition-shadow duration-[var(--dur-2)] focus-visible:z-1 max-md:min-h-11',
        isQuiet
          ? 'content-center bg-sunken py-1 text-ink-2 hover:bg-hover'
          : classNames('content-start border-t-[3px] bg-surface pt-2 pb-2.5 shadow-card hover:shadow-lift', edge),
      )}
    >
      <span className="flex h-5 items-center gap-1.5">
        <span className="tabular text-base font-[575]">{unitNumber}</span>
        {initial ? (
          <span className="grid size-4.5 place-items-center rounded-full bg-sunken text-11 font-[525] text-ink-2">
            <span className="sr-only">{facing}</span>
            <span aria-hidden="true">{initial}</span>
          </span>
        ) : null}
        {openRequests > 0 && !isQuiet ? (
          <span className="tabular ml-auto inline-flex h-5 items-center gap-1 rounded-sm bg-pr-urgent px-1.5 text-xs font-[575] text-surface">
            <Wrench aria-hidden="true" size={11} />
            <span aria-hidden="true">{openRequests}</span>
            <span className="sr-only">{words.alertOf(openRequests)}</span>
          </span>
        ) : null}
      </span>
      {isQuiet ? null : (
        <>
          <span className="tabular break-words">{rooms.filter(Boolean).join(' · ') || unit.unitType}</span>
          <span className="tabular flex items-center justify-between gap-1 text-ink-2">
            <span className="min-w-0 break-words">{squareFootage === null ? null : words.feet(squareFootage)}</span>
            {balconies === null ? null : (
              <span className="flex items-center gap-1 text-ink-3">
                <Fence size={14} />
                <span aria-hidden="true">{balconies}</span>
                <span className="sr-only">{words.balconiesOf(balconies)}</span>
              </span>
            )}
          </span>
          <Badge tone={tone} icon={icon} className="mt-1 w-max text-11!">
            {words.badges[status]}
          </Badge>
        </>
      )}
    </button>
  )
})
