import { FilterBar } from '#platform/screens/FilterBar.tsx'
import { FilterSelect } from '#platform/screens/FilterSelect.tsx'
import { priorityIcons } from '#platform/screens/icons/priority-icons.tsx'
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
    <FilterBar
      label={words.filters}
      search={{ label: words.search, text: asked.search, onSearch: (search) => onAsk({ search }) }}
      isFiltered={isFiltered}
      onClear={onClear}
    >
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
    </FilterBar>
  )
}
