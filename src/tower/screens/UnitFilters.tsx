import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { FilterSelect } from '#platform/screens/FilterSelect.tsx'
import { SearchInput } from '#platform/screens/SearchInput.tsx'
import type { choicesOf } from '../unit-filter.ts'
import { words } from '../words.ts'
import type { UnitListFilter } from './use-unit-filter.ts'

const all = { value: '', label: words.all } as const
const same = (value: string) => ({ value, label: value })

type Props = { filter: UnitListFilter; offered: ReturnType<typeof choicesOf> }

export function UnitFilters({ filter: { asked, ask, isFiltered, clear }, offered }: Props) {
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
    <search aria-label={words.filters} className="mb-3.5 flex flex-wrap items-center gap-2">
      <TypedSearch text={asked.search} onSearch={(search) => ask({ search })} />
      <div className="scroll-quiet flex gap-2 max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 md:contents">
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
        {isFiltered ? (
          <Button look="plain" icon={X} onClick={clear}>
            {words.clear}
          </Button>
        ) : null}
      </div>
    </search>
  )
}

/** Writes the address when the typing pauses, not at every letter. */
function TypedSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  const [shown, setShown] = useState(text)
  if (text !== shown) {
    setShown(text)
    setTyped(text)
  }
  useEffect(() => {
    if (typed.trim() === text) return undefined
    const timer = setTimeout(() => onSearch(typed.trim()), 150)
    return () => clearTimeout(timer)
  })
  return (
    <SearchInput
      label={words.search}
      value={typed}
      onChange={setTyped}
      maxLength={200}
      className="w-[230px] max-md:w-full"
    />
  )
}
