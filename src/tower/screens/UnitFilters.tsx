import { FilterBar } from '#platform/screens/FilterBar.tsx'
import { FilterSelect } from '#platform/screens/FilterSelect.tsx'
import type { choicesOf, Sort } from '../unit-filter.ts'
import { words } from '../words.ts'
import type { UnitListFilter } from './use-unit-filter.ts'

const all = { value: '', label: words.all } as const
const sorts = Object.entries(words.sorts).map(([value, label]) => ({ value: value as Sort, label }))
const same = (value: string) => ({ value, label: value })

type Props = { filter: UnitListFilter; offered: ReturnType<typeof choicesOf>; wide: boolean }

/** The search and the choices; cards have no heads to sort by, so they get the order as a choice. */
export function UnitFilters({ filter: { asked, ask, isFiltered, clear }, offered, wide }: Props) {
  const floors = [all, ...offered.floors.map((floor) => same(String(floor)))]
  const types = [all, ...offered.types.map(same)]
  const statuses = [all, ...offered.statuses.map((value) => ({ value, label: value }))]
  const bedrooms = [
    { value: '', label: words.any },
    ...offered.bedrooms.map((n) => ({ value: String(n), label: n === 0 ? words.studio : String(n) })),
  ]
  const areas = [
    all,
    { value: 'residential', label: words.areas.residential },
    { value: 'commercial', label: words.areas.commercial },
  ] as const
  return (
    <FilterBar
      label={words.filters}
      search={{ label: words.search, text: asked.search, onSearch: (search) => ask({ search }), pause: 150 }}
      isFiltered={isFiltered}
      onClear={clear}
    >
      <FilterSelect
        label={words.status}
        choices={statuses}
        value={asked.status}
        onChange={(status) => ask({ status })}
      />
      <FilterSelect label={words.area} choices={areas} value={asked.area} onChange={(area) => ask({ area })} />
      <FilterSelect label={words.type} choices={types} value={asked.type} onChange={(type) => ask({ type })} />
      <FilterSelect label={words.floor} choices={floors} value={asked.floor} onChange={(floor) => ask({ floor })} />
      <FilterSelect
        label={words.bedrooms}
        choices={bedrooms}
        value={asked.bedrooms}
        onChange={(next) => ask({ bedrooms: next })}
      />
      {wide ? null : (
        <FilterSelect label={words.sort} choices={sorts} value={asked.sort} onChange={(sort) => ask({ sort })} />
      )}
    </FilterBar>
  )
}
