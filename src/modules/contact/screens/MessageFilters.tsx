import { FilterBar } from '#platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { reasons } from '../reasons.ts'
import { reasonTitle } from '../rules.ts'
import { words } from '../messages/en.ts'
import type { MessageFilterValues } from './use-message-filter.ts'

const reasonChoices = [
  { value: 'all', label: words.all },
  ...reasons.map((value) => ({ value, label: reasonTitle(value) })),
] as const

type Props = {
  values: MessageFilterValues
  isFiltered: boolean
  onChange: (changes: Partial<MessageFilterValues>) => void
}

export function MessageFilters({ values, isFiltered, onChange }: Props) {
  return (
    <FilterBar
      label={words.filters}
      search={{ label: words.search, text: values.search, onSearch: (search) => onChange({ search }) }}
      isFiltered={isFiltered}
      onClear={() => onChange({ search: '', reason: 'all' })}
    >
      <FilterSelect
        label={words.reason}
        choices={reasonChoices}
        value={values.reason}
        onChange={(reason) => onChange({ reason })}
      />
    </FilterBar>
  )
}
