import Truck from 'lucide-react/icons/truck'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useEffect } from 'react'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { dispatchWords as words } from '../messages/en.ts'
import { LoadBar } from './LoadBar.tsx'
import type { PickerOption } from './picker-options.ts'

type Props = {
  id: string
  options: readonly PickerOption[]
  active: PickerOption | undefined
  onChoose: (at: number) => void
}

/** The options of a picker; vendors are below a line. The keys are those of its field. */
export function PickerList({ id, options, active, onChoose }: Props) {
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  if (options.length === 0) return <p className="px-3.5 py-4 text-sm text-ink-3">{words.nobodyFound}</p>
  return (
    <div id={id} role="listbox" aria-label={words.people} className="min-h-0 flex-1 overflow-y-auto p-1.25">
      {options.map((option, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
        <div
          key={option.id}
          id={`${id}-${option.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(at)}
          className={classNames(
            'grid min-h-12.5 cursor-default grid-cols-[1.875rem_1fr_7rem_1.25rem] items-center gap-x-2.5 rounded-md px-2.25 max-md:min-h-14',
            option === active ? 'bg-action-soft' : 'hover:bg-hover',
            at > 0 && option.kind !== options[at - 1]?.kind && 'mt-1.5 shadow-[0_-1px_0_var(--line)]',
          )}
        >
          <OptionMark option={option} />
          <span className="min-w-0">
            <span className="flex items-center gap-1.75">
              <span
                className={classNames(
                  'font-[550]',
                  option.kind === 'vendor' ? 'leading-4.5 wrap-anywhere' : 'truncate',
                )}
              >
                {option.name}
              </span>
              {option.isBestFit ? (
                <span className="shrink-0 rounded-sm bg-surface px-1.5 text-xs leading-4 font-[525] text-action-ink inset-ring inset-ring-line-strong">
                  {words.bestFit}
                </span>
              ) : null}
            </span>
            <span className="block truncate text-xs text-ink-3">{option.line}</span>
          </span>
          <span className="tabular grid gap-0.75 text-xs text-ink-2">
            {option.work ? (
              <>
                <LoadBar {...option.work} />
                {words.openAndDue(option.work.open, option.work.due)}
              </>
            ) : null}
          </span>
          {at < 9 ? <KeyCap>{at + 1}</KeyCap> : <span />}
        </div>
      ))}
    </div>
  )
}

function OptionMark({ option: { kind, name } }: { option: PickerOption }) {
  if (kind === 'person') return <Avatar name={name} size={28} />
  const Mark = kind === 'vendor' ? Truck : UserRoundX
  return (
    <span className="grid size-7 place-items-center rounded-md bg-sunken text-ink-2">
      <Mark aria-hidden="true" size={15} />
    </span>
  )
}
