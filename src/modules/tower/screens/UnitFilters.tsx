import type { ReactNode } from 'react'
import { FilterBar } from '#platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import type { choicesOf, Sort } from '../unit-filter.ts'
import { words } from '../messages/en.ts'
import type { UnitListFilter } from './use-unit-filter.ts'

const all = { value: '', label: words.all } as const
const sorts = Object.entries(words.sorts).map(([value, label]) => ({ value: value as Sort, label }))
const same = (value: string) => ({ value, label: value })

type Props = { filter: UnitListFilter; offered: ReturnType<typeof choicesOf>; wide: boolean; tools: ReactNode }

/** The search and the filters. Cards have no column heads, so they get the order as a select. */
export function UnitFilters({ filter, offered, wide, tools }: Props) {
  const { values, update } = filter
  const floors = [all, ...offered.floors.map((floor) => same(String(floor)))]
  const types = [all, ...offered.types.map(same)]
  const statuses = [all, ...offered.statuses.map((value) => ({ value, label: words.conditions[value] }))]
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
      filter={filter}
      labels={words}
      pause={150}
      trailing={<span className="flex flex-wrap gap-1">{tools}</span>}
    >
      <FilterSelect
        label={words.status}
        choices={statuses}
        value={values.status}
        onChange={(status) => update({ status })}
      />
      <FilterSelect label={words.area} choices={areas} value={values.area} onChange={(area) => update({ area })} />
      <FilterSelect label={words.type} choices={types} value={values.type} onChange={(type) => update({ type })} />
      <FilterSelect label={words.floor} choices={floors} value={values.floor} onChange={(floor) => update({ floor })} />
      <FilterSelect
        label={words.bedrooms}
        choices={bedrooms}
        value={values.bedrooms}
        onChange={(next) => update({ bedrooms: next })}
      />
      {wide ? null : (
        <FilterSelect label={words.sort} choices={sorts} value={values.sort} onChange={(sort) => update({ sort })} />
      )}
    </FilterBar>
  )
}
