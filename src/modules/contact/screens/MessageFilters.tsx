import { FilterBar } from '#platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { reasons } from '../reasons.ts'
import { reasonTitle } from '../rules.ts'
import { words } from '../messages/en.ts'
import type { MessageListFilter } from './use-message-filter.ts'

const reasonChoices = [
  { value: 'all', label: words.all },
  ...reasons.map((value) => ({ value, label: reasonTitle(value) })),
] as const

export function MessageFilters({ filter }: { filter: MessageListFilter }) {
  return (
    <FilterBar filter={filter} labels={words}>
      <FilterSelect
        label={words.reason}
        choices={reasonChoices}
        value={filter.values.reason}
        onChange={(reason) => filter.update({ reason })}
      />
    </FilterBar>
  )
}
