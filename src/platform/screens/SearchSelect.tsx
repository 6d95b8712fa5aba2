import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown, Search } from 'lucide-react'
import { words } from '../words.ts'
import type { Choice } from './choices.ts'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { useFieldWiring } from './field-wiring.ts'
import { filterClass } from './filter-class.ts'
import { popupClass, popupItemClass } from './popup-class.ts'

type Props = {
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string) => void
  /** What the field for typing says: 'Find a unit'. */
  find: string
  /** When nothing fits what was typed. */
  none: string
  placeholder?: string
  /** As a filter: its name stands in front of the value, and the first choice filters nothing. */
  filter?: string
  /** The list is looked at for the first time: now its choices are needed. */
  onOpen?: () => void
}

/** One of many: a select whose list is searched by typing. */
export function SearchSelect({
  choices,
  value,
  onChange,
  find,
  none,
  placeholder = words.choose,
  filter,
  onOpen,
}: Props) {
  const wiring = useFieldWiring()
  const chosen = choices.find((choice) => choice.value === value) ?? (filter === undefined ? null : choices[0]) ?? null
  return (
    <Base.Root
      items={choices}
      value={chosen}
      onValueChange={(next: Choice | null) => next && onChange(next.value)}
      isItemEqualToValue={(one: Choice, other: Choice) => one.value === other.value}
      itemToStringLabel={({ label, detail }: Choice) => `${label} ${detail ?? ''}`}
      onOpenChange={(open) => open && onOpen?.()}
      limit={60}
      autoHighlight
    >
      <Base.Trigger
        {...(filter === undefined ? wiring : { 'aria-label': filter })}
        className={
          filter === undefined
            ? classNames(controlClass, 'flex h-9 items-center justify-between gap-2 px-[11px] text-left max-md:h-11')
            : classNames(filterClass, chosen !== choices[0] && 'inset-ring-action/60')
        }
      >
        {filter === undefined ? null : <span className="text-ink-3">{filter}</span>}
        <span className={classNames('min-w-0 truncate', !chosen && 'text-ink-3')}>{chosen?.label ?? placeholder}</span>
        <ChevronDown aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="start" sideOffset={5} collisionPadding={8} className="z-40 outline-none">
          <Base.Popup aria-label={find} className={classNames(popupClass, 'flex w-72 flex-col overflow-hidden p-0')}>
            <div className="flex items-center gap-2 border-b border-line px-3">
              <Search aria-hidden="true" size={15} className="text-ink-3" />
              <Base.Input
                placeholder={find}
                aria-label={find}
                className="h-10 w-full bg-transparent outline-none max-md:h-11 max-md:text-[16px]"
              />
            </div>
            <Base.Empty className="px-3 py-3 text-ink-3 empty:hidden">{none}</Base.Empty>
            <Base.List className="min-h-0 overflow-y-auto overscroll-contain p-1 empty:hidden">
              {(choice: Choice) => (
                <Base.Item key={choice.value} value={choice} className={popupItemClass}>
                  <span className="min-w-0 flex-1">
                    <span className="tabular block truncate">{choice.label}</span>
                    {choice.detail ? <span className="block truncate text-xs text-ink-3">{choice.detail}</span> : null}
                  </span>
                  <Base.ItemIndicator className="text-action-ink">
                    <Check aria-hidden="true" size={15} />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
