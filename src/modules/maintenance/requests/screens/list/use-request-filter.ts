import { useMemo } from 'react'
import { type Team, teams } from '#accounts/choices.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { parseOneOf } from '#platform/ui/lists/parse-one-of.ts'
import { usePages } from '#platform/ui/lists/use-pages.ts'
import { statusFilters, type StatusFilter } from '../../../board/board-columns.ts'
import { categories, type Category, sortOrders, type WaitingOn, waitingOnValues } from '../../choices.ts'
import { type VisitFilter, visitFilters } from '../../visits.ts'
import type { FigureProps } from '#platform/ui/display/FigureLink.tsx'
import { type DueFilter, dueFilters, priorityFilters, type PriorityFilter, type RequestFilter } from '../../request.ts'

export const pageSize = 25
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type RequestFilterValues = {
  status: StatusFilter
  priority: PriorityFilter | 'all'
  category: Category | 'all'
  /** 'all', 'nobody', a user's id, or `team:` with a team. */
  assignee: string
  due: DueFilter | 'all'
  waitingOn: WaitingOn | 'all'
  visit: VisitFilter | 'all'
  /** A unit's id, or 'all'. */
  unit: string
  search: string
}
const nothing: RequestFilterValues = {
  status: 'active',
  priority: 'all',
  category: 'all',
  assignee: 'all',
  due: 'all',
  waitingOn: 'all',
  visit: 'all',
  unit: 'all',
  search: '',
}
const names = Object.keys(nothing) as (keyof RequestFilterValues)[]
/** The names in the address: `unit` is the dialog of a unit everywhere in the console. */
const inAddress: Record<keyof RequestFilterValues, string> = {
  status: 'status',
  priority: 'priority',
  category: 'category',
  assignee: 'assignee',
  due: 'due',
  waitingOn: 'waiting',
  visit: 'visit',
  unit: 'of',
  search: 'search',
}

const teamOf = (assignee: string): Team | undefined => teams.find((team) => assignee === `team:${team}`)

/** The filters that an address or a view names. */
function valuesIn(at: (name: string) => string | undefined): RequestFilterValues {
  const parameter = (name: keyof RequestFilterValues) => at(inAddress[name])
  const assignee = parameter('assignee') ?? 'all'
  const unit = parameter('unit') ?? 'all'
  return {
    status: parseOneOf(statusFilters, parameter('status'), 'active'),
    priority: parseOneOf([...priorityFilters, 'all'] as const, parameter('priority'), 'all'),
    category: parseOneOf([...categories, 'all'] as const, parameter('category'), 'all'),
    assignee: assignee === 'nobody' || teamOf(assignee) || uuid.test(assignee) ? assignee : 'all',
    due: parseOneOf([...dueFilters, 'all'] as const, parameter('due'), 'all'),
    waitingOn: parseOneOf([...waitingOnValues, 'all'] as const, parameter('waitingOn'), 'all'),
    visit: parseOneOf([...visitFilters, 'all'] as const, parameter('visit'), 'all'),
    unit: uuid.test(unit) ? unit : 'all',
    search: parameter('search') ?? '',
  }
}

/** The filters and the page of the office's list, stored in the URL so that a link shows the same list. */
export function useRequestFilter() {
  const address = useAddress()
  const pages = usePages(pageSize)
  const values = valuesIn((name) => address.at(name))

  const order = parseOneOf(sortOrders, address.at('order'), 'attention')

  /** All filters except the status, which the board shows as columns. */
  const criteria = useMemo(
    () => whichOf(values),
    // oxlint-disable-next-line react/exhaustive-deps -- depends on the values from the address, not on the object
    names.map((name) => values[name]),
  )
  const query: Partial<RequestFilter> = {
    ...criteria,
    status: values.status,
    ...pages.query,
    sort: order,
  }

  return {
    values,
    query,
    criteria,
    /** How many rows come before this page. */
    from: pages.from,
    pager: pages.pager,
    isFiltered: names.some((name) => values[name] !== nothing[name]),
    /** The order of the list. */
    order,
    orderBy: (next: string) => pages.start({ order: next === 'attention' ? undefined : next }),
    /** A changed filter begins at the first page. */
    update: (changes: Partial<RequestFilterValues>) => {
      const next = { ...values, ...changes }
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
export type RequestFilterState = ReturnType<typeof useRequestFilter>

/** The requests of a view as the call filters them. */
export function filterOfView(parameters: Readonly<Record<string, string>>): Omit<Partial<RequestFilter>, 'sort'> {
  const values = valuesIn((name) => parameters[name])
  return { ...whichOf(values), status: values.status }
}

/** These filters as the address names them. */
export const addressOf = (filters: Partial<RequestFilterValues>): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (filters[name] === undefined ? [] : [[inAddress[name], filters[name]]])))

/**
 * A link to the list with these filters in addition to the current ones, from its first page. Null where a current
 * filter contradicts them: the figure counts within it, and the link would leave it.
 */
export function requestsLink(
  { values }: Pick<RequestFilterState, 'values'>,
  definition: string,
  filters: Partial<Record<'status' | 'priority' | 'assignee' | 'due', string>>,
): FigureProps | null {
  const contradicts = (['priority', 'assignee', 'due'] as const).some(
    (name) => filters[name] !== undefined && values[name] !== 'all' && values[name] !== filters[name],
  )
  if (contradicts) return null
  const fromFirstPage = { view: 'list', columns: undefined, column: undefined, cursor: undefined, from: undefined }
  return { definition, search: { ...fromFirstPage, status: undefined, ...filters }, isHere: true }
}

function whichOf({
  priority,
  category,
  assignee,
  due,
  waitingOn,
  visit,
  unit,
  search,
}: RequestFilterValues): Omit<Partial<RequestFilter>, 'status'> {
  const team = teamOf(assignee)
  return {
    ...(priority === 'all' ? {} : { priority }),
    ...(category === 'all' ? {} : { category }),
    ...(team ? { team } : assignee === 'all' ? {} : { assignedTo: assignee }),
    ...(due === 'all' ? {} : { due }),
    ...(waitingOn === 'all' ? {} : { waitingOn }),
    ...(visit === 'all' ? {} : { visit }),
    ...(unit === 'all' ? {} : { unitId: unit }),
    ...(search === '' ? {} : { search }),
  }
}
