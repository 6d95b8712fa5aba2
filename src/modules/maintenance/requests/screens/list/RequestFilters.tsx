import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import UsersRound from 'lucide-react/icons/users-round'
import type { ComponentType, ReactNode } from 'react'
import { teams } from '#accounts/choices.ts'
import { FilterBar } from '#platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { priorityIcons } from '#platform/ui/icons/priority-icons.tsx'
import { statusFilters } from '../../../board/board-columns.ts'
import { boardWords } from '../../../board/messages/en.ts'
import { categories, sortOrders, waitingOnValues } from '../../choices.ts'
import { teamWords, waitingOnNames } from '../../vocabulary.ts'
import { visitFilters } from '../../visits.ts'
import { requestTexts } from '../../messages/index.ts'
import { officeWords } from '../../messages/office.ts'
import { dueFilters, priorityFilters } from '../../request.ts'
import { formatFullName } from '../../format.ts'
import { categoryIcons } from '../category-icons.ts'
import { useAssignees } from '../queries.ts'
import type { RequestFilterValues, RequestFilterState } from './use-request-filter.ts'

const any = { value: 'all', label: officeWords.all } as const
const statusChoices = statusFilters.map((value) => ({ value, label: officeWords.statusChoices[value] }))
const priorityChoices = [
  any,
  ...priorityFilters.map((value) =>
    value === 'standard'
      ? { value, label: officeWords.standardPriority }
      : { value, label: requestTexts.en.priority[value], icon: priorityIcons[value] },
  ),
]
const categoryChoices = [
  any,
  ...categories.map((value) => ({ value, label: requestTexts.en.category[value], icon: categoryIcons[value] })),
]
const dueChoices = [any, ...dueFilters.map((value) => ({ value, label: officeWords.dueChoices[value] }))]
const waitingOnChoices = [any, ...waitingOnValues.map((value) => ({ value, label: waitingOnNames[value] }))]
const visitChoices = [any, ...visitFilters.map((value) => ({ value, label: officeWords.visitChoices[value] }))]
const orderChoices = sortOrders.map((value) => ({ value, label: boardWords.orders[value] }))
const anyone = [
  { value: 'all', label: boardWords.allTeams },
  { value: 'nobody', label: officeWords.unassigned, icon: UserRoundPlus },
  ...teams.map((team) => ({ value: `team:${team}`, label: boardWords.team(teamWords[team]), icon: UsersRound })),
]

/** The filter by unit, rendered by a component that has the building's units. */
export type UnitFilterPart = ComponentType<{ value: string; onChange: (unit: string) => void }>

type Props = {
  filter: Pick<RequestFilterState, 'values' | 'isFiltered' | 'update' | 'clear' | 'order' | 'orderBy'>
  /** Whether to offer an order; the board has its own. */
  ordered: boolean
  UnitFilter: UnitFilterPart
  trailing?: ReactNode
}

export function RequestFilters({ filter, ordered, UnitFilter, trailing }: Props) {
  const { values, update } = filter
  const assignees = useAssignees()
  const people = (assignees.data ?? []).map((person) => ({
    value: person.id,
    label: formatFullName(person),
    detail: officeWords.team(person),
  }))
  const select = (name: keyof RequestFilterValues) => (value: string) => update({ [name]: value })
  return (
    <FilterBar filter={filter} labels={officeWords} trailing={trailing}>
      <FilterSelect
        label={officeWords.filterStatus}
        choices={statusChoices}
        value={values.status}
        onChange={select('status')}
      />
      <FilterSelect
        label={officeWords.filterPriority}
        choices={priorityChoices}
        value={values.priority}
        onChange={select('priority')}
      />
      <FilterSelect
        label={officeWords.filterCategory}
        choices={categoryChoices}
        value={values.category}
        onChange={select('category')}
      />
      <FilterSelect
        label={boardWords.assignee}
        choices={[...anyone, ...people]}
        value={values.assignee}
        onChange={select('assignee')}
      />
      <FilterSelect label={officeWords.filterDue} choices={dueChoices} value={values.due} onChange={select('due')} />
      <FilterSelect
        label={officeWords.filterWaitingOn}
        choices={waitingOnChoices}
        value={values.waitingOn}
        onChange={select('waitingOn')}
      />
      <FilterSelect
        label={officeWords.filterVisit}
        choices={visitChoices}
        value={values.visit}
        onChange={select('visit')}
      />
      <UnitFilter value={values.unit} onChange={select('unit')} />
      {ordered ? (
        <FilterSelect label={boardWords.order} choices={orderChoices} value={filter.order} onChange={filter.orderBy} />
      ) : null}
    </FilterBar>
  )
}
