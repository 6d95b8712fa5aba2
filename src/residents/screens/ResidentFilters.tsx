import { LayoutGrid, Table2, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { accountStatuses } from '#accounts/contract.ts'
import { Button } from '#platform/screens/Button.tsx'
import { FilterSelect } from '#platform/screens/FilterSelect.tsx'
import { SearchInput } from '#platform/screens/SearchInput.tsx'
import { Segmented } from '#platform/screens/Segmented.tsx'
import { areas, tenantTypes } from '../contract.ts'
import { words } from '../words.ts'
import type { useResidentFilter } from './use-resident-filter.ts'

type Props = {
  filter: ReturnType<typeof useResidentFilter>
  /** Null where there is room for cards only. */
  view: 'table' | 'cards' | null
  onView: (view: 'table' | 'cards') => void
}

const any = { value: 'all', label: words.all } as const
const areaChoices = [any, ...areas.map((value) => ({ value, label: words.areas[value] }))]
const statusChoices = [any, ...accountStatuses.map((value) => ({ value, label: words.statuses[value] }))]
const typeChoices = [any, ...tenantTypes.map((value) => ({ value, label: value }))]

export function ResidentFilters({ filter: { asked, ask, isFiltered, clear }, view, onView }: Props) {
  return (
    <search aria-label={words.filters} className="mb-3.5 flex flex-wrap items-center gap-2">
      <TypedSearch text={asked.search} onSearch={(search) => ask({ search })} />
      <div className="scroll-quiet flex gap-2 max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 md:contents">
        <FilterSelect label={words.area} choices={areaChoices} value={asked.area} onChange={(area) => ask({ area })} />
        <FilterSelect
          label={words.status}
          choices={statusChoices}
          value={asked.status}
          onChange={(status) => ask({ status })}
        />
        <FilterSelect label={words.type} choices={typeChoices} value={asked.type} onChange={(type) => ask({ type })} />
        {isFiltered ? (
          <Button look="plain" icon={X} onClick={clear}>
            {words.clear}
          </Button>
        ) : null}
      </div>
      {view === null ? null : (
        <div className="ml-auto">
          <Segmented
            label={words.view}
            choices={[
              { value: 'table', label: words.table, icon: Table2 },
              { value: 'cards', label: words.cards, icon: LayoutGrid },
            ]}
            value={view}
            onChange={onView}
          />
        </div>
      )}
    </search>
  )
}

/** Asks when the typing pauses, not at every letter. */
function TypedSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  const [shown, setShown] = useState(text)
  if (text !== shown) {
    setShown(text)
    setTyped(text)
  }
  useEffect(() => {
    if (typed.trim() === text) return undefined
    const timer = setTimeout(() => onSearch(typed.trim()), 300)
    return () => clearTimeout(timer)
  })
  return (
    <SearchInput
      label={words.search}
      value={typed}
      onChange={setTyped}
      maxLength={200}
      className="w-[260px] max-md:w-full"
    />
  )
}
