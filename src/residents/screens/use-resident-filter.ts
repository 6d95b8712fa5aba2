import { useState } from 'react'
import { accountStatuses } from '#accounts/choices.ts'
import { useAddress } from '#platform/screens/use-address.ts'
import { areas, residentSorts, type ResidentSort, tenantTypes } from '../choices.ts'
import type { ResidentFilter } from '../resident.ts'

/** The specification's page. */
export const pageSize = 20
const filters = {
  area: ['all', ...areas],
  status: ['all', ...accountStatuses],
  type: ['all', ...tenantTypes],
} as const
export type AskedFilter = {
  area: (typeof filters.area)[number]
  status: (typeof filters.status)[number]
  type: (typeof filters.type)[number]
  search: string
}

const known = <Value extends string>(values: readonly Value[], value: string | undefined, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise
const firstPage = { cursor: undefined, from: undefined }

/** Filters, order and page of the list, kept in the address, so that a link shows the same list. */
export function useResidentFilter() {
  const address = useAddress()
  const [trail, setTrail] = useState<string[]>([])
  const asked: AskedFilter = {
    area: known(filters.area, address.at('area'), 'all'),
    status: known(filters.status, address.at('status'), 'all'),
    type: known(filters.type, address.at('type'), 'all'),
    search: address.at('search') ?? '',
  }
  const sort = known(residentSorts, address.at('sort'), 'name')
  const order = known(['asc', 'desc'] as const, address.at('order'), 'asc')
  const cursor = address.at('cursor')
  const from = cursor === undefined ? 0 : Number(address.at('from') ?? 0) || 0
  const start = (changes: Record<string, string | undefined>) => {
    setTrail([])
    address.change({ ...changes, ...firstPage })
  }
  const fitting: Partial<ResidentFilter> = {
    ...(asked.area === 'all' ? {} : { area: asked.area }),
    ...(asked.status === 'all' ? {} : { status: asked.status }),
    ...(asked.type === 'all' ? {} : { type: asked.type }),
    ...(asked.search === '' ? {} : { search: asked.search }),
    sort,
    order,
  }
  return {
    asked,
    sort,
    order,
    /** Without the page: what is exported. */
    fitting,
    query: { ...fitting, limit: pageSize, ...(cursor === undefined ? {} : { cursor }) },
    /** How many rows lie before this page. */
    from,
    isFiltered: asked.area !== 'all' || asked.status !== 'all' || asked.type !== 'all' || asked.search !== '',
    /** A changed filter begins at the first page. */
    ask: (changes: Partial<AskedFilter>) =>
      start(
        Object.fromEntries(
          Object.entries(changes).map(([name, value]) => [name, value === 'all' || value === '' ? undefined : value]),
        ),
      ),
    clear: () => start({ area: undefined, status: undefined, type: undefined, search: undefined }),
    /** The same column once more turns the order round. */
    sortBy: (next: ResidentSort) =>
      start({
        sort: next === 'name' ? undefined : next,
        order: next === sort && order === 'asc' ? 'desc' : undefined,
      }),
    /** Any order at once, where there are no heads to press. */
    sortTo: (next: ResidentSort, way: 'asc' | 'desc') =>
      start({ sort: next === 'name' ? undefined : next, order: way === 'desc' ? way : undefined }),
    next: (to: string) => {
      setTrail([...trail, cursor ?? ''])
      address.change({ cursor: to, from: String(from + pageSize) }, 'push')
    },
    /** After a reload the way back is not known, so it leads to the first page. */
    previous: () => {
      const before = trail.at(-1) ?? ''
      setTrail(trail.slice(0, -1))
      const to = before === '' ? firstPage : { cursor: before, from: String(Math.max(0, from - pageSize)) }
      address.change(to, 'push')
    },
  }
}
