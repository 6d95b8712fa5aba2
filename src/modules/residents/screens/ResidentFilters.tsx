import type { ReactNode } from 'react'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Table2 from 'lucide-react/icons/table-2'
import { FilterBar } from '#platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { invitationStates } from '#accounts/choices.ts'
import { areas, tenantTypes } from '../choices.ts'
import type { ResidentSort } from '../schemas.ts'
import { words } from '../messages/en.ts'
import { invitationWords } from '../messages/invitations.ts'
import { listedStatuses } from '../rules.ts'
import type { useResidentFilter } from './use-resident-filter.ts'

type Props = {
  filter: ReturnType<typeof useResidentFilter>
  /** Null where there is room for cards only. */
  view: 'table' | 'cards' | null
  onView: (view: 'table' | 'cards') => void
  /** What is done with the whole list. */
  tools: ReactNode
}

const any = { value: 'all', label: words.all } as const
const areaChoices = [any, ...areas.map((value) => ({ value, label: words.areas[value] }))]
const statusChoices = [any, ...listedStatuses.map((value) => ({ value, label: words.statuses[value] }))]
type Order = keyof typeof words.orders
const orderChoices = Object.entries(words.orders).map(([value, label]) => ({ value: value as Order, label }))
const leaseChoices = [any, { value: 'ending', label: words.leaseEnding }] as const
const invitationChoices = [
  any,
  { value: 'open', label: invitationWords.open },
  ...invitationStates.map((value) => ({ value, label: invitationWords.states[value] })),
] as const
const typeChoices = [any, ...tenantTypes.map((value) => ({ value, label: value }))]

/** The search and the filters. Cards have no column heads, so they get the order as a select. */
export function ResidentFilters({ filter, view, onView, tools }: Props) {
  const { values, update } = filter
  return (
    <FilterBar
      filter={filter}
      labels={words}
      trailing={
        <span className="flex flex-wrap items-center gap-1">
          {tools}
          {view === null ? null : (
            <Segmented
              label={words.view}
              choices={[
                { value: 'table', label: words.table, icon: Table2 },
                { value: 'cards', label: words.cards, icon: LayoutGrid },
              ]}
              value={view}
              onChange={onView}
            />
          )}
        </span>
      }
    >
      <FilterSelect
        label={words.area}
        choices={areaChoices}
        value={values.area}
        onChange={(area) => update({ area })}
      />
      <FilterSelect
        label={words.status}
        choices={statusChoices}
        value={values.status}
        onChange={(status) => update({ status })}
      />
      <FilterSelect
        label={words.type}
        choices={typeChoices}
        value={values.type}
        onChange={(type) => update({ type })}
      />
      <FilterSelect
        label={words.leaseEnds}
        choices={leaseChoices}
        value={values.lease}
        onChange={(lease) => update({ lease })}
      />
      <FilterSelect
        label={invitationWords.filter}
        choices={invitationChoices}
        value={values.invitation}
        onChange={(invitation) => update({ invitation })}
      />
      {view === 'table' ? null : (
        <FilterSelect
          label={words.sort}
          choices={orderChoices}
          value={`${filter.sort} ${filter.order}` as Order}
          onChange={(to) => {
            const [by, direction] = to.split(' ') as [ResidentSort, 'asc' | 'desc']
            filter.sortTo(by, direction)
          }}
        />
      )}
    </FilterBar>
  )
}
