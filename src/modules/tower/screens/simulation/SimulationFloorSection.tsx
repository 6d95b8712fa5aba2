import Wrench from 'lucide-react/icons/wrench'
import { memo, type CSSProperties } from 'react'
import type { ListedUnit } from '../../contract.ts'
import { type SimulationFloor, isInSimulationCount, type SimulationShow } from '../../simulation.ts'
import { words } from '../../messages/simulation.ts'
import { SimulationCard } from './SimulationCard.tsx'

type Props = { floor: SimulationFloor<ListedUnit>; show: SimulationShow | null; active: string | null }

/** The element id of a floor, for the lift panel. */
export const placeOfFloor = (floor: number) => `floor-${floor}`

/** At most ten cards per row; a longer floor has two rows of equal length. */
const columnsOf = (units: number) => (units <= 10 ? Math.max(6, units) : Math.min(10, Math.ceil(units / 2)))

/** One floor: its kind, how many homes are occupied, its open requests, and its units by facing. */
export const SimulationFloorSection = memo(function SimulationFloorSection({ floor, show, active }: Props) {
  const { number, name, units, runs, occupied, activeRequests } = floor
  const columns = columnsOf(units.length)
  return (
    <section
      aria-labelledby={`${placeOfFloor(number)}-title`}
      id={placeOfFloor(number)}
      className="scroll-mt-14 md:scroll-mt-40 lg:scroll-mt-43 border-t border-line-strong pt-2.5 pb-5 [contain-intrinsic-size:auto_340px] [content-visibility:auto]"
    >
      <header className="mb-2.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={`${placeOfFloor(number)}-title`} className="serif text-20 leading-7">
          {words.floor(number)}
        </h2>
        <span className="text-sm text-ink-3">{words.layout(name, units.length)}</span>
        <span className="flex items-center gap-2.5 text-sm text-ink-2 md:ml-auto">
          <span aria-hidden="true" className="h-1 w-20 overflow-hidden rounded-full bg-st-vacant-line">
            <span
              className="block h-full bg-st-occupied"
              style={{ width: `${units.length === 0 ? 0 : (100 * occupied) / units.length}%` }}
            />
          </span>
          <span className="tabular">{words.occupiedOf(occupied, units.length)}</span>
        </span>
        {activeRequests > 0 ? (
          <span className="flex items-center gap-1.5 text-sm font-[525] text-pr-urgent-fg">
            <Wrench aria-hidden="true" size={13} />
            {words.active(activeRequests)}
          </span>
        ) : (
          <span className="text-sm text-ink-3">{words.noActive}</span>
        )}
      </header>
      <div
        style={{ '--columns': columns } as CSSProperties}
        className="grid grid-cols-2 gap-2 p-px min-[35rem]:grid-cols-4 xl:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
      >
        {runs.map(({ facing, units: run }) => (
          <ul
            key={run[0]!.id}
            aria-label={facing ?? words.floor(number)}
            style={{ '--run': Math.min(run.length, columns) } as CSSProperties}
            className="col-span-full grid grid-cols-subgrid content-start gap-x-2 gap-y-2 xl:[grid-column:span_var(--run)]"
          >
            {facing ? (
              <li aria-hidden="true" className="col-span-full -mb-1 flex items-center gap-2 text-xs text-ink-3">
                {facing}
                <span className="h-px flex-1 bg-line" />
              </li>
            ) : null}
            {run.map((unit) => (
              <li key={unit.id} className="min-w-0">
                <SimulationCard
                  unit={unit}
                  isQuiet={show !== null && !isInSimulationCount(unit, show)}
                  isActive={unit.id === active}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
})
