import { accountStatuses } from '#accounts/choices.ts'
import { useAddress } from '#platform/screens/use-address.ts'
import { usePages } from '#platform/screens/use-pages.ts'
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

/** Filters, order and page of the list, kept in the address, so that a link shows the same list. */
export function useResidentFilter() {
  const address = useAddress()
  const { start, ...pages } = usePages(pageSize)
  const asked: AskedFilter = {
    area: known(filters.area, address.at('area'), 'all'),
    status: known(filters.status, address.at('status'), 'all'),
    type: known(filters.type, address.at('type'), 'all'),
    search: address.at('search') ?? '',
  }
  const sort = known(residentSorts, address.at('sort'), 'name')
  const order = known(['asc', 'desc'] as const, address.at('order'), 'asc')
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
    query: { ...fitting, ...pages.query },
    pager: pages.pager,
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
  }
}
