import { useState } from 'react'
import { useAddress } from '#platform/screens/use-address.ts'
import { categories, type Category, priorities, type Priority } from '../choices.ts'
import { type RequestFilter } from '../request.ts'

export const pageSize = 25
export const statusFilters = ['active', 'all', 'pending', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const
export type StatusFilter = (typeof statusFilters)[number]
export type AskedFilter = {
  status: StatusFilter
  priority: Priority | 'all'
  category: Category | 'all'
  search: string
}

const known = <Value extends string>(values: readonly Value[], value: string | undefined, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise

/** The filters and the page of the office's list, kept in the address, so that a link shows the same list. */
export function useRequestFilter() {
  const address = useAddress()
  const [trail, setTrail] = useState<string[]>([])
  const asked: AskedFilter = {
    status: known(statusFilters, address.at('status'), 'active'),
    priority: known([...priorities, 'all'] as const, address.at('priority'), 'all'),
    category: known([...categories, 'all'] as const, address.at('category'), 'all'),
    search: address.at('search') ?? '',
  }
  const cursor = address.at('cursor')
  const from = cursor === undefined ? 0 : Number(address.at('from') ?? 0) || 0

  const query: Partial<RequestFilter> = {
    status: asked.status,
    ...(asked.priority === 'all' ? {} : { priority: asked.priority }),
    ...(asked.category === 'all' ? {} : { category: asked.category }),
    ...(asked.search === '' ? {} : { search: asked.search }),
    ...(cursor === undefined ? {} : { cursor }),
    limit: pageSize,
  }

  return {
    asked,
    query,
    /** How many rows lie before this page. */
    from,
    isFiltered:
      asked.priority !== 'all' || asked.category !== 'all' || asked.search !== '' || asked.status !== 'active',
    /** A changed filter begins at the first page. */
    ask: (changes: Partial<AskedFilter>) => {
      const next = { ...asked, ...changes }
      setTrail([])
      address.change({
        status: next.status === 'active' ? undefined : next.status,
        priority: next.priority === 'all' ? undefined : next.priority,
        category: next.category === 'all' ? undefined : next.category,
        search: next.search === '' ? undefined : next.search,
        cursor: undefined,
        from: undefined,
      })
    },
    clear: () => {
      setTrail([])
      address.change(
        Object.fromEntries(
          ['status', 'priority', 'category', 'search', 'cursor', 'from'].map((name) => [name, undefined]),
        ),
      )
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
