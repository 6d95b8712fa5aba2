import { localeOf } from '#platform/language/language.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { fillOf, type Colouring } from '../../colourings.ts'
import type { UnitOnDay } from '../../day-contract.ts'
import { words } from '../../messages/living.ts'
import { FillSwatch } from './FillSwatch.tsx'

type Props = {
  colouring: Colouring
  sorted: readonly { name: string; units: readonly UnitOnDay[] }[]
  onOpen: (unit: UnitOnDay) => void
}

/** The legend of a colour scheme, which also lists the units of every class. */
export function ClassLists({ colouring, sorted, onOpen }: Props) {
  const names: Record<string, string> = words.classes[colouring]
  return (
    <ul aria-label={words.colourings[colouring]} className="grid gap-0.5">
      {sorted.map(({ name, units }) => (
        <li key={name}>
          <details className="group">
            <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2.5 rounded-md px-1.5 text-sm hover:bg-hover max-md:min-h-11 [&::-webkit-details-marker]:hidden">
              <FillSwatch fill={fillOf(colouring, name)} />
              <span className="min-w-0 flex-1">{names[name]}</span>
              <span className="font-[525] tabular-nums">{units.length.toLocaleString(localeOf('en'))}</span>
              <ChevronRight
                aria-hidden="true"
                size={14}
                className="text-ink-3 transition-transform duration-[var(--dur-2)] group-open:rotate-90"
              />
            </summary>
            <div className="px-1.5 pt-1 pb-2.5">
              {units.length === 0 ? (
                <p className="text-sm text-ink-3">{words.noUnits}</p>
              ) : (
                <ul
                  aria-label={words.unitsOf(names[name] ?? '', units.length)}
                  className="flex max-h-48 flex-wrap gap-1 overflow-y-auto rounded-md"
                >
                  {units.map((unit) => (
                    <li key={unit.id}>
                      <button
                        type="button"
                        aria-label={words.openUnit(unit.unitNumber)}
                        className="min-h-6 min-w-11 rounded-sm bg-sunken px-1.5 text-sm tabular-nums inset-ring inset-ring-line hover:bg-hover max-md:min-h-11"
                        onClick={() => onOpen(unit)}
                      >
                        {unit.unitNumber}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
