import { useMemo, useState } from 'react'
import { type Team, teams } from '#accounts/choices.ts'
import { useAddress } from '#platform/screens/use-address.ts'
import { statusFilters, type StatusFilter } from '../board-columns.ts'
import { categories, type Category, priorities, type Priority } from '../choices.ts'
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
  const [trail, setTrail] = useState<string[]>([])
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
  const cursor = address.at('cursor')
  const from = cursor === undefined ? 0 : Number(address.at('from') ?? 0) || 0

  /** Everything but the status, which the board shows as columns. */
  const which = useMemo(
    () => whichOf(asked),
    // oxlint-disable-next-line react/exhaustive-deps -- the words of the address, not the object made of them
    names.map((name) => asked[name]),
  )
  const query: Partial<RequestFilter> = {
    ...which,
    status: asked.status,
    ...(cursor === undefined ? {} : { cursor }),
    limit: pageSize,
  }

  return {
    asked,
    query,
    which,
    /** How many rows lie before this page. */
    from,
    isFiltered: names.some((name) => asked[name] !== nothing[name]),
    /** A changed filter begins at the first page. */
    ask: (changes: Partial<AskedFilter>) => {
      const next = { ...asked, ...changes }
      setTrail([])
      address.change({
        ...Object.fromEntries(
          names.map((name) => [inAddress[name], next[name] === nothing[name] ? undefined : next[name]]),
        ),
        cursor: undefined,
        from: undefined,
        columns: undefined,
        column: undefined,
      })
    },
    clear: () => {
      setTrail([])
      const all = [...Object.values(inAddress), 'cursor', 'from', 'columns', 'column']
      address.change(Object.fromEntries(all.map((name) => [name, undefined])))
    },
    next: (to: string) => {
      setTrail([...trail, cursor ?? ''])
      address.change({ cursor: to, from: String(from + pageSize) }, 'push')
    },
    /** After a reload the way back is not known, so it leads to the first page. */
    previous: () => {
      const before = trail.at(-1) ?? ''
      setTrail(trail.slice(0, -1))
      address.change(
        before === ''
          ? { cursor: undefined, from: undefined }
          : { cursor: before, from: String(Math.max(0, from - pageSize)) },
        'push',
      )
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
