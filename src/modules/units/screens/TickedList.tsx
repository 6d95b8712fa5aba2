import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { words } from '../messages/en.ts'

type Props = {
  label: string
  options: readonly string[]
  ticked: readonly string[]
  /** Without it the list is read-only. */
  onTick?: (ticked: string[]) => void
  error?: string | undefined
}

const chip = 'inline-flex h-7 items-center gap-1.5 rounded-md px-2.5 text-13 max-md:h-9'
const on = 'bg-action-soft font-[550] text-action-ink'
const off = 'text-ink-2 inset-ring inset-ring-line-strong'

/** A unit's features among a list of options, the ticked ones first; it scrolls at a fixed height. */
export function TickedList({ label, options, ticked, onTick, error }: Props) {
  const id = useId()
  const first = onTick
    ? options
    : [...options.filter((o) => ticked.includes(o)), ...options.filter((o) => !ticked.includes(o))]
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 font-semibold">
        {label} <span className="ml-1 font-normal text-ink-3">{words.chosenOf(ticked.length, options.length)}</span>
      </h3>
      <div
        role="group"
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area without controls is reachable in no other way
        tabIndex={0}
        className="scroll-quiet -m-1 flex max-h-27 flex-wrap content-start gap-1.5 overflow-y-auto p-1"
      >
        {first.map((option) => {
          const isOn = ticked.includes(option)
          if (!onTick)
            return (
              <span key={option} className={classNames(chip, isOn ? on : off)}>
                {isOn ? <Check aria-hidden="true" size={13} /> : null}
                {option}
                {isOn ? null : <span className="sr-only"> ({words.nothing})</span>}
              </span>
            )
          return (
            <label
              key={option}
              className={classNames(
                chip,
                'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
                isOn ? on : classNames(off, 'hover:bg-hover'),
              )}
            >
              <input
                type="checkbox"
                checked={isOn}
                onChange={() => onTick(options.filter((o) => (o === option ? !isOn : ticked.includes(o))))}
                className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
              />
              {isOn ? <Check aria-hidden="true" size={13} /> : null}
              {option}
            </label>
          )
        })}
      </div>
      {error ? <p className="mt-1 text-sm text-tone-danger-fg">{error}</p> : null}
    </section>
  )
}
