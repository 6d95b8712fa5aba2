import { LayoutGrid, Table2 } from 'lucide-react'
import { accountStatuses } from '#accounts/choices.ts'
import { FilterBar } from '#platform/screens/FilterBar.tsx'
import { FilterSelect } from '#platform/screens/FilterSelect.tsx'
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
    <FilterBar
      label={words.filters}
      search={{ label: words.search, text: asked.search, onSearch: (search) => ask({ search }) }}
      isFiltered={isFiltered}
      onClear={clear}
      trailing={
        view === null ? null : (
          <Segmented
            label={words.view}
            choices={[
              { value: 'table', label: words.table, icon: Table2 },
              { value: 'cards', label: words.cards, icon: LayoutGrid },
            ]}
            value={view}
            onChange={onView}
          />
        )
      }
    >
      <FilterSelect label={words.area} choices={areaChoices} value={asked.area} onChange={(area) => ask({ area })} />
      <FilterSelect
        label={words.status}
        choices={statusChoices}
        value={asked.status}
        onChange={(status) => ask({ status })}
      />
      <FilterSelect label={words.type} choices={typeChoices} value={asked.type} onChange={(type) => ask({ type })} />
    </FilterBar>
  )
}
