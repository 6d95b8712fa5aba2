import { useMemo } from 'react'
import { type Team, teams } from '#accounts/choices.ts'
import { useAddress } from '#platform/screens/use-address.ts'
import { usePages } from '#platform/screens/use-pages.ts'
import { statusFilters, type StatusFilter } from '../board-columns.ts'
import { categories, type Category, priorities, type Priority, sortings } from '../choices.ts'
import type { RequestFilter } from '../request.ts'

export const pageSize = 25
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type AskedFilter = {
  status: StatusFilter
  priority: Priority | 'all'
  category: Category | 'all'
  /** 'all', 'nobody', the id of a person, or `team:` and one of the teams. */
  assignee: string
  /** The id of a unit, or 'all'. */
  unit: string
  search: string
}
const nothing: AskedFilter = {
  status: 'active',
  priority: 'all',
  category: 'all',
  assignee: 'all',
  unit: 'all',
  search: '',
}
const names = Object.keys(nothing) as (keyof AskedFilter)[]
/** How the address calls them: `unit` is the dialog of a unit everywhere in the console. */
const inAddress: Record<keyof AskedFilter, string> = {
  status: 'status',
  priority: 'priority',
  category: 'category',
  assignee: 'assignee',
  unit: 'of',
  search: 'search',
}

const known = <Value extends string>(values: readonly Value[], value: string | undefined, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise

const teamOf = (assignee: string): Team | undefined => teams.find((team) => assignee === `team:${team}`)

/** The filters and the page of the office's list, kept in the address, so that a link shows the same list. */
export function useRequestFilter() {
  const address = useAddress()
  const pages = usePages(pageSize)
  const given = (name: keyof AskedFilter) => address.at(inAddress[name])
  const assignee = given('assignee') ?? 'all'
  const unit = given('unit') ?? 'all'
  const asked: AskedFilter = {
    status: known(statusFilters, given('status'), 'active'),
    priority: known([...priorities, 'all'] as const, given('priority'), 'all'),
    category: known([...categories, 'all'] as const, given('category'), 'all'),
    assignee: assignee === 'nobody' || teamOf(assignee) || uuid.test(assignee) ? assignee : 'all',
    unit: uuid.test(unit) ? unit : 'all',
    search: given('search') ?? '',
  }

  const order = known(sortings, address.at('order'), 'attention')

  /** Everything but the status, which the board shows as columns. */
  const which = useMemo(
    () => whichOf(asked),
    // oxlint-disable-next-line react/exhaustive-deps -- the words of the address, not the object made of them
    names.map((name) => asked[name]),
  )
  const query: Partial<RequestFilter> = {
    ...which,
    status: asked.status,
    ...pages.query,
    sort: order,
  }

  return {
    asked,
    query,
    which,
    /** How many rows lie before this page. */
    from: pages.from,
    pager: pages.pager,
    isFiltered: names.some((name) => asked[name] !== nothing[name]),
    /** Which come first in the list. */
    order,
    orderBy: (next: string) => pages.start({ order: next === 'attention' ? undefined : next }),
    /** A changed filter begins at the first page. */
    ask: (changes: Partial<AskedFilter>) => {
      const next = { ...asked, ...changes }
      pages.start({
        ...Object.fromEntries(
          names.map((name) => [inAddress[name], next[name] === nothing[name] ? undefined : next[name]]),
        ),
        columns: undefined,
        column: undefined,
      })
    },
    clear: () => {
      const all = [...Object.values(inAddress), 'columns', 'column']
      pages.start(Object.fromEntries(all.map((name) => [name, undefined])))
    },
  }
}
export type AskedRequests = ReturnType<typeof useRequestFilter>

function whichOf({ priority, category, assignee, unit, search }: AskedFilter): Omit<Partial<RequestFilter>, 'status'> {
  const team = teamOf(assignee)
  return {
    ...(priority === 'all' ? {} : { priority }),
    ...(category === 'all' ? {} : { category }),
    ...(team ? { team } : assignee === 'all' ? {} : { assignedTo: assignee }),
    ...(unit === 'all' ? {} : { unitId: unit }),
    ...(search === '' ? {} : { search }),
  }
}
