import { words } from '../../messages/building.ts'
import type { countFacade } from '../../geometry/facade.ts'

/** The four figures of the building view; the last three add up to the first. */
export function FacadeCounters({ counted }: { counted: ReturnType<typeof countFacade> }) {
  const figures = [
    [words.total, counted.total],
    [words.occupied, counted.occupied],
    [words.vacant, counted.vacant],
    [words.maintenance, counted.maintenance],
  ] as const
  return (
    <section aria-label={words.counters}>
      <dl className="grid grid-cols-4 gap-2.5 max-sm:grid-cols-2 lg:grid-cols-2">
        {figures.map(([name, figure]) => (
          <div
            key={name}
            className={`rounded-lg bg-surface px-3 py-2.5 shadow-card ${name === words.maintenance ? 'text-pr-urgent-fg' : ''}`}
          >
            <dt className={`text-xs whitespace-nowrap ${name === words.maintenance ? '' : 'text-ink-3'}`}>{name}</dt>
            <dd className="serif text-25 leading-7.5 [font-variant-numeric:lining-nums_tabular-nums]">
              {figure.toLocaleString('en-US')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-3">{words.countedBy}</p>
    </section>
  )
}
