import { classNames } from '#platform/ui/theme/class-names.ts'
import type { PackagePlace } from '../../contract.ts'
import { deskScreenWords as words } from '../../messages/desk-screens.ts'

type Props = { places: readonly PackagePlace[]; chosen: string | null; onChoose: (name: string) => void }

/** The most marks in a cell; the number says the rest. */
const mostMarks = 6
/** In a contrast theme, which has no colours, it is filled. */
const attentionMark =
  'bg-tone-warning forced-color-adjust-none forced-colors:border-[CanvasText] forced-colors:bg-[CanvasText]'

/** The shelves of the desk as a grid; a cell lists what is there. */
export function ShelfMap({ places, chosen, onChoose }: Props) {
  const free = places.filter(({ here, kind }) => here === 0 && kind === 'shelf').map(({ name }) => name)
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] overflow-hidden rounded-md bg-sunken ring ring-line">
        {places.map(({ name, here, attention }) => (
          <li key={name} className="shadow-[1px_1px_0_var(--line)]">
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
              className="relative flex h-full min-h-14 w-full flex-col justify-between px-2 py-1.5 text-left text-sm hover:bg-hover focus-visible:-outline-offset-2 aria-pressed:bg-action-soft aria-pressed:inset-ring-2 aria-pressed:inset-ring-action"
            >
              <span className="flex justify-between gap-1">
                <span className="min-w-0 leading-4.5 font-medium wrap-anywhere text-ink-2">{name}</span>
                <span className={classNames('tabular', here === 0 ? 'text-ink-3' : 'font-semibold')}>
                  {here}
                  <span className="sr-only"> {words.packagesThere(here)}</span>
                </span>
              </span>
              <span aria-hidden="true" className="flex h-3.5 items-end gap-1">
                {Array.from({ length: Math.min(here, mostMarks) }, (_, at) => (
                  <span
                    key={at}
                    className={classNames(
                      'block w-2.5 rounded-[2px] forced-colors:border',
                      at < attention ? `h-3.5 ${attentionMark}` : 'h-2.5 bg-control-line',
                    )}
                  />
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-3">
        <Mark className="bg-control-line" label={words.legend.waiting} />
        <Mark className={attentionMark} label={words.legend.attention} />
        {free.length > 0 && free.length <= 6 ? <span className="ml-auto">{words.free(free)}</span> : null}
      </p>
    </>
  )
}

const Mark = ({ className, label }: { className: string; label: string }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden="true" className={classNames('size-2.5 rounded-[2px] forced-colors:border', className)} />
    {label}
  </span>
)
