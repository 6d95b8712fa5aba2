import { useQuery } from '@tanstack/react-query'
import { assets } from '#assets/contract.ts'
import { categoryOf } from '#assets/rules.ts'
import { call } from '#platform/ui/data/call.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { FoundAsset } from '../contract.ts'
import { rowsAround, shortNumber } from '../level.ts'
import { words } from '../messages/en.ts'

/** How long a level is shown before it is read again, in milliseconds. */
const freshTime = 60_000

const looks: Partial<Record<FoundAsset['state'], string>> = {
  free: 'border-dashed border-line-strong text-ink-3',
  visitor: 'border-line bg-sunken text-ink-3',
  out_of_service: 'border-line text-ink-3 line-through',
}

/** The stalls or lockers of the same level beside a found one, in the order of their numbers. */
export function Level({ asset: { id, number, assetKind, location } }: { asset: FoundAsset }) {
  const category = categoryOf(assetKind)
  const level = useQuery({
    queryKey: ['assets', 'level', category, location],
    queryFn: ({ signal }) => call(assets.list, { query: { category, place: location }, signal }),
    staleTime: freshTime,
  })
  const all = level.data ?? []
  const rows = rowsAround(all, id)
  const free = all.filter(({ state }) => state === 'free').length
  return (
    // The place is reserved, so that nothing moves when it is read.
    <figure className="mt-3.5 min-h-24.5">
      {rows.length === 0 ? null : (
        <>
          <div role="img" aria-label={words.levelOf(number, location, free)} className="grid gap-1.5">
            {rows.map((row) => (
              <div key={row[0]?.id} className="grid grid-cols-10 gap-0.75">
                {row.map((one) => (
                  <span
                    key={one.id}
                    className={classNames(
                      'tabular grid h-9 place-items-center overflow-hidden rounded-sm border text-xs',
                      one.id === id
                        ? 'border-action bg-action font-semibold text-ink-on-action'
                        : (looks[one.state] ?? 'border-line-strong text-ink-2'),
                    )}
                  >
                    {shortNumber(one.number)}
                  </span>
                ))}
              </div>
            ))}
          </div>
          <figcaption className="mt-1.5 text-xs text-ink-3">{words.level(all.length, free)}</figcaption>
        </>
      )}
    </figure>
  )
}
