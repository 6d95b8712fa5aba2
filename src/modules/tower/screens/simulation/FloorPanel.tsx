import { classNames } from '#platform/ui/theme/class-names.ts'
import {
  type SimulationFloor,
  type SimulationUnit,
  isInSimulationCount,
  type SimulationShow,
} from '../../simulation.ts'
import { words } from '../../messages/simulation.ts'
import { words as highlightWords } from '../../messages/highlight.ts'
import { placeOfFloor } from './SimulationFloorSection.tsx'

type Props = {
  floors: readonly SimulationFloor<SimulationUnit>[]
  /** The highlighted status; floors that have it are framed. */
  show: SimulationShow | null
  onFloor: (floor: number) => void
}

/** Buttons for all floors, with a mark where a request is open. */
export const FloorPanel = ({ floors, show, onFloor }: Props) => (
  <nav
    aria-label={words.lift}
    className="scroll-quiet z-2 bg-surface shadow-card max-lg:sticky max-lg:top-0 max-lg:-mx-7 max-lg:overflow-x-auto max-lg:px-7 max-md:-mx-4 max-md:px-4 md:max-lg:top-24.5 lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:rounded-lg"
  >
    <ul className="flex p-1 max-lg:w-max lg:flex-col">
      {floors.map(({ number, activeRequests, units }) => {
        const out = show === null ? 0 : units.filter((unit) => isInSimulationCount(unit, show)).length
        return (
          <li key={number}>
            <a
              href={`#${placeOfFloor(number)}`}
              aria-label={[words.toFloor(number, activeRequests), out > 0 && highlightWords.out(out)]
                .filter(Boolean)
                .join(', ')}
              onClick={(event) => {
                event.preventDefault()
                onFloor(number)
              }}
              className={classNames(
                'tabular relative grid h-6 min-w-8.5 place-items-center rounded-sm px-2 text-xs text-ink-2 hover:bg-hover hover:text-ink focus-visible:-outline-offset-1 max-lg:h-11 max-lg:min-w-11 max-lg:text-sm',
                activeRequests > 0 && 'font-semibold text-ink',
                out > 0 && 'bg-action-soft font-semibold text-action-ink inset-ring inset-ring-action/50',
              )}
            >
              {number}
              {activeRequests > 0 ? (
                <span
                  aria-hidden="true"
                  className="absolute top-1/2 right-0.5 size-1.25 -translate-y-1/2 rounded-full bg-pr-urgent max-lg:top-1.5 max-lg:right-1/2 max-lg:translate-x-1/2 max-lg:translate-y-0"
                />
              ) : null}
            </a>
          </li>
        )
      })}
    </ul>
  </nav>
)
