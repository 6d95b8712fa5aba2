import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { FilterSelect } from '#platform/screens/FilterSelect.tsx'
import { priorityIcons } from '#platform/screens/icons/priority-icons.tsx'
import { SearchInput } from '#platform/screens/SearchInput.tsx'
import { categories, priorities } from '../choices.ts'
import { words } from '../words.ts'
import { categoryIcons } from './category-icons.ts'
import { statusFilters, type AskedFilter } from './use-request-filter.ts'

type Props = {
  asked: AskedFilter
  isFiltered: boolean
  onAsk: (changes: Partial<AskedFilter>) => void
  onClear: () => void
}

const any = { value: 'all', label: words.all } as const
const statusChoices = statusFilters.map((value) => ({ value, label: words.statusChoices[value] }))
const priorityChoices = [
  any,
  ...priorities.map((value) => ({ value, label: words.priority[value], icon: priorityIcons[value] })),
]
const categoryChoices = [
  any,
  ...categories.map((value) => ({ value, label: words.category[value], icon: categoryIcons[value] })),
]

export function RequestFilters({ asked, isFiltered, onAsk, onClear }: Props) {
  return (
    <search aria-label={words.filters} className="mb-3.5 flex flex-wrap items-center gap-2">
      <TypedSearch text={asked.search} onSearch={(search) => onAsk({ search })} />
      <div className="scroll-quiet flex gap-2 max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 md:contents">
        <FilterSelect
          label={words.filterStatus}
          choices={statusChoices}
          value={asked.status}
          onChange={(status) => onAsk({ status })}
        />
        <FilterSelect
          label={words.filterPriority}
          choices={priorityChoices}
          value={asked.priority}
          onChange={(priority) => onAsk({ priority })}
        />
        <FilterSelect
          label={words.filterCategory}
          choices={categoryChoices}
          value={asked.category}
          onChange={(category) => onAsk({ category })}
        />
        {isFiltered ? (
          <Button look="plain" icon={X} onClick={onClear}>
            {words.clear}
          </Button>
        ) : null}
      </div>
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
