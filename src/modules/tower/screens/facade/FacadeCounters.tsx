import { localeOf } from '#platform/language/language.ts'
import { useMemo } from 'react'
import { FigureLink } from '#platform/ui/display/FigureLink.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { unitFigures } from '#units/messages/figures.ts'
import type { ListedUnit } from '../../contract.ts'
import { type FacadeShow, isHighlighted } from '../../highlight.ts'
import { words } from '../../messages/building.ts'

const counters: readonly { name: 'total' | 'occupied' | 'vacant' | 'maintenance'; show?: FacadeShow }[] = [
  { name: 'total' },
  { name: 'occupied', show: 'occupied' },
  { name: 'vacant', show: 'vacant' },
  { name: 'maintenance', show: 'maintenance' },
]

/** The four figures of the building view; each highlights its units. */
export function FacadeCounters({ units }: { units: readonly ListedUnit[] }) {
  const figures = useMemo(
    () => counters.map(({ show }) => units.filter((unit) => !show || isHighlighted(unit, show)).length),
    [units],
  )
  return (
    <section aria-label={words.counters}>
      <dl className="grid grid-cols-4 gap-2.5 max-sm:grid-cols-2 lg:grid-cols-2">
        {counters.map(({ name, show }, place) => (
          <div
            key={name}
            className={classNames(
              'rounded-lg bg-surface px-3 py-2.5 shadow-card',
              name === 'maintenance' && 'text-pr-urgent-fg',
            )}
          >
            <dt className={classNames('text-xs', name !== 'maintenance' && 'text-ink-3')}>{words[name]}</dt>
            <dd className="serif text-25 leading-7.5 [font-variant-numeric:lining-nums_tabular-nums]">
              <FigureLink
                label={`${words[name]}: ${figures[place]}`}
                definition={unitFigures[name]}
                // The 3-D view has no highlight.
                search={{ show, view: undefined }}
                isHere
              >
                {figures[place]?.toLocaleString(localeOf('en'))}
              </FigureLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-3">{words.countedBy}</p>
    </section>
  )
}
