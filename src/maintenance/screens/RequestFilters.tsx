import { UserRoundPlus, UsersRound } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { teams } from '#accounts/choices.ts'
import { FilterBar } from '#platform/screens/FilterBar.tsx'
import { FilterSelect } from '#platform/screens/FilterSelect.tsx'
import { priorityIcons } from '#platform/screens/icons/priority-icons.tsx'
import { statusFilters } from '../board-columns.ts'
import { boardWords } from '../board-words.ts'
import { categories, priorities, sortings } from '../choices.ts'
import { teamWords } from '../vocabulary.ts'
import { words } from '../words.ts'
import { categoryIcons } from './category-icons.ts'
import { useAssignees } from './queries.ts'
import type { AskedFilter, AskedRequests } from './use-request-filter.ts'

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
const orderChoices = sortings.map((value) => ({ value, label: boardWords.orders[value] }))
const anyone = [
  { value: 'all', label: boardWords.allTeams },
  { value: 'nobody', label: words.unassigned, icon: UserRoundPlus },
  ...teams.map((team) => ({ value: `team:${team}`, label: boardWords.team(teamWords[team]), icon: UsersRound })),
]

/** The filter of the unit; what knows the units of the building draws it. */
export type UnitFilterPart = ComponentType<{ value: string; onChange: (unit: string) => void }>

type Props = {
  filter: Pick<AskedRequests, 'asked' | 'isFiltered' | 'ask' | 'clear' | 'order' | 'orderBy'>
  /** Whether the order is asked for: the board has its own. */
  ordered: boolean
  UnitFilter: UnitFilterPart
  trailing?: ReactNode
}

export function RequestFilters({ filter, ordered, UnitFilter, trailing }: Props) {
  const { asked, isFiltered, ask, clear } = filter
  const assignees = useAssignees()
  const people = (assignees.data ?? []).map((person) => ({
    value: person.id,
    label: words.fullName(person),
    detail: words.team(person),
  }))
  const select = (name: keyof AskedFilter) => (value: string) => ask({ [name]: value })
  return (
    <FilterBar
      label={words.filters}
      search={{ label: words.search, text: asked.search, onSearch: select('search') }}
      isFiltered={isFiltered}
      onClear={clear}
      trailing={trailing}
    >
      <FilterSelect
        label={words.filterStatus}
        choices={statusChoices}
        value={asked.status}
        onChange={select('status')}
      />
      <FilterSelect
        label={words.filterPriority}
        choices={priorityChoices}
        value={asked.priority}
        onChange={select('priority')}
      />
      <FilterSelect
        label={words.filterCategory}
        choices={categoryChoices}
        value={asked.category}
        onChange={select('category')}
      />
      <FilterSelect
        label={boardWords.assignee}
        choices={[...anyone, ...people]}
        value={asked.assignee}
        onChange={select('assignee')}
      />
      <UnitFilter value={asked.unit} onChange={select('unit')} />
      {ordered ? (
        <FilterSelect label={boardWords.order} choices={orderChoices} value={filter.order} onChange={filter.orderBy} />
      ) : null}
    </FilterBar>
  )
}
