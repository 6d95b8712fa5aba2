import { Droplets, MapPin } from 'lucide-react'
import { useMemo } from 'react'
import { classNames } from '#platform/screens/class-names.ts'
import { useAddress } from '#platform/screens/use-address.ts'
import { useUnits } from '#tower/screens/queries.ts'
import { onSameRiser } from './riser.ts'

const words = {
  title: (line: string) => `Same riser, line ${line}`,
  here: 'this unit',
  open: (n: number) => (n === 1 ? '1 open request' : `${n} open requests`),
}

/** The homes above and below on the same line, because water comes from above. */
export function SameRiser({ unitId }: { unitId: string }) {
  const address = useAddress()
  const { data } = useUnits()
  const riser = useMemo(() => onSameRiser(data ?? [], unitId), [data, unitId])
  if (!riser) return null
  return (
    <section aria-labelledby="same-riser" className="border-t border-line pt-3.5">
      <h3 id="same-riser" className="mb-2 text-sm font-[575]">
        {words.title(riser.line)}
      </h3>
      <ul className="grid grid-cols-5 gap-1">
        {riser.units.map(({ id, unitNumber, openRequests }) => {
          const isHere = id === unitId
          return (
            <li key={id} className="min-w-0">
              <button
                type="button"
                onClick={() => address.change({ request: undefined, of: id, status: 'all' }, 'push')}
                aria-label={[unitNumber, isHere && words.here, openRequests > 0 && words.open(openRequests)]
                  .filter(Boolean)
                  .join(', ')}
                className={classNames(
                  'tabular flex h-8 w-full items-center justify-center gap-1 rounded-md text-xs max-md:h-11',
                  isHere
                    ? 'bg-surface font-semibold outline-2 -outline-offset-2 outline-focus'
                    : openRequests > 0
                      ? 'bg-st-maintenance-bg font-semibold text-st-maintenance-fg'
                      : 'bg-sunken text-ink-2 hover:bg-hover',
                )}
              >
                {unitNumber}
                {isHere ? (
                  <MapPin aria-hidden="true" size={11} />
                ) : openRequests > 0 ? (
                  <Droplets aria-hidden="true" size={11} />
                ) : null}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
