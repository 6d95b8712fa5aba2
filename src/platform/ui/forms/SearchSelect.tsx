import { Combobox as Base } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Search from 'lucide-react/icons/search'
import { type ComponentProps, type Ref, useState } from 'react'
import { platformTexts } from '../../language/messages/index.ts'
import type { Choice } from './choices.ts'
import { classNames } from '../theme/class-names.ts'
import { controlClass } from './control-class.ts'
import { useTexts } from '../data/language.ts'
import { ChoicesNotLoaded, type LoadedChoices } from '../feedback/ChoicesNotLoaded.tsx'
import { useFieldWiring } from './field-wiring.ts'
import { filterClass } from '../lists/filter-class.ts'
import { isWithoutFilter, useAppliedFilter } from '../lists/output/applied-filters.ts'
import { popupClass, popupItemClass } from '../overlays/popup-class.ts'

/** Of 60 choices, those outside of the list are not laid out: a slow computer opens it in two thirds of the time. */
const itemClass = classNames(popupItemClass, '[content-visibility:auto] [contain-intrinsic-block-size:auto_1.25rem]')

type Props = {
  /** The closed field. */
  ref?: Ref<HTMLButtonElement>
  choices: readonly Choice[]
  /** The result of `useQuery` that the choices are from. */
  list?: LoadedChoices
  value: string | null
  onChange: (value: string) => void
  /** The placeholder of the search: 'Find a unit'. */
  find: string
  /** Shown when nothing matches. */
  none: string
  placeholder?: string
  /** As a filter: its name is in front of the value, and the first choice does not filter. */
  filter?: string
  /** Called when the list opens for the first time and needs its choices. */
  onOpen?: () => void
  /** Called with the typed text when the server searches; `choices` are then what it found, in words that may be in any order. */
  onSearch?: (text: string) => void
}

/** A select with a searchable list. */
export function SearchSelect({
  ref,
  choices,
  list,
  value,
  onChange,
  find,
  none,
  placeholder,
  filter,
  onOpen,
  onSearch,
}: Props) {
  const words = useTexts(platformTexts)
  const wiring = useFieldWiring()
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  // The server may not find the chosen one again under another text.
  const [picked, setPicked] = useState<Choice | null>(null)
  const { contains } = Base.useFilter({ sensitivity: 'base' })
  const chosen =
    choices.find((choice) => choice.value === value) ??
    (picked?.value === value ? picked : null) ??
    (filter === undefined ? null : choices[0]) ??
    null
  useAppliedFilter(
    filter ?? '',
    filter === undefined || chosen === null || isWithoutFilter(chosen.value) ? null : chosen.label,
  )
  // Also filters what the server found for an earlier text, so that Enter never chooses what does not match.
  const matches = ({ label, detail }: Choice, typed: string) =>
    typed.split(/\s+/).every((word) => contains(`${label} ${detail ?? ''}`, word))
  const changeSearch = (text: string) => {
    setSearch(text)
    onSearch?.(text)
  }
  const show = (isOpen: boolean) => {
    setOpen(isOpen)
    if (isOpen) onOpen?.()
  }
  // Typing on the closed field searches the list. The library would choose a value unseen instead, and a wrong one, because
  // it counts through all choices but chooses among those last rendered. While the list opens, the field still has the focus.
  const searchByTyping: ComponentProps<typeof Base.Trigger>['onKeyDown'] = (event) => {
    if (event.key.length !== 1 || (event.key === ' ' && !open)) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    event.preventBaseUIHandler()
    event.preventDefault()
    changeSearch(open ? search + event.key : event.key)
    show(true)
  }
  const shown = chosen?.label ?? placeholder ?? words.choose
  return (
    <Base.Root
      items={choices}
      value={chosen}
      onValueChange={(next: Choice | null) => {
        if (!next) return
        setPicked(next)
        onChange(next.value)
      }}
      isItemEqualToValue={(a: Choice, b: Choice) => a.value === b.value}
      itemToStringLabel={({ label, detail }: Choice) => `${label} ${detail ?? ''}`}
      open={open}
      onOpenChange={show}
      inputValue={search}
      onInputValueChange={changeSearch}
      {...(onSearch && { filter: matches })}
      limit={60}
      autoHighlight
    >
      <Base.Trigger
        {...(ref && { ref })}
        onKeyDown={searchByTyping}
        {...(filter === undefined ? wiring : { 'aria-label': filter })}
        className={
          filter === undefined
            ? classNames(controlClass, 'flex h-9 items-center justify-between gap-2 px-2.75 text-left max-md:h-11')
            : classNames(filterClass, chosen !== choices[0] && 'inset-ring-action/60')
        }
      >
        {filter === undefined ? null : <span className="text-ink-3">{filter}</span>}
        <span title={shown} className={classNames('min-w-0 truncate', !chosen && 'text-ink-3')}>
          {shown}
        </span>
        <ChevronDown aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      </Base.Trigger>
      {list ? <ChoicesNotLoaded on={list} /> : null}
      <Base.Portal>
        <Base.Positioner align="start" sideOffset={5} collisionPadding={8} className="z-40 outline-none">
          <Base.Popup aria-label={find} className={classNames(popupClass, 'flex w-72 flex-col overflow-hidden p-0')}>
            <div className="flex items-center gap-2 border-b border-line px-3">
              <Search aria-hidden="true" size={15} className="text-ink-3" />
              <Base.Input
                placeholder={find}
                aria-label={find}
                className="h-10 w-full bg-transparent outline-none max-md:h-11 max-md:text-16"
              />
            </div>
            <Base.Empty className="px-3 py-3 text-ink-3 empty:hidden">{none}</Base.Empty>
            <Base.List className="min-h-0 overflow-y-auto overscroll-contain p-1 empty:hidden">
              {(choice: Choice) => (
                <Base.Item key={choice.value} value={choice} disabled={choice.disabled ?? false} className={itemClass}>
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
