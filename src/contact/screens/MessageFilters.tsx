import { FilterBar } from '#platform/screens/FilterBar.tsx'
import { FilterSelect } from '#platform/screens/FilterSelect.tsx'
import { reasons } from '../contract.ts'
import { reasonTitle } from '../rules.ts'
import { words } from '../words.ts'
import type { Asked } from './use-message-filter.ts'

const reasonChoices = [
  { value: 'all', label: words.all },
  ...reasons.map((value) => ({ value, label: reasonTitle(value) })),
] as const

type Props = { asked: Asked; isFiltered: boolean; onAsk: (changes: Partial<Asked>) => void }

export function MessageFilters({ asked, isFiltered, onAsk }: Props) {
  return (
    <FilterBar
      label={words.filters}
      search={{ label: words.search, text: asked.search, onSearch: (search) => onAsk({ search }) }}
      isFiltered={isFiltered}
      onClear={() => onAsk({ search: '', reason: 'all' })}
    >
      <FilterSelect
        label={words.reason}
        choices={reasonChoices}
        value={asked.reason}
        onChange={(reason) => onAsk({ reason })}
      />
    </FilterBar>
  )
}
