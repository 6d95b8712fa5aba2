import { accountStatuses } from '#accounts/choices.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { usePages } from '#platform/ui/lists/use-pages.ts'
import { areas, residentSorts, type ResidentSort, tenantTypes } from '../choices.ts'
import type { ResidentFilter } from '../resident.ts'

/** The page size that the specification gives. */
export const pageSize = 20
const filters = {
  area: ['all', ...areas],
  status: ['all', ...accountStatuses],
  type: ['all', ...tenantTypes],
} as const
export type ResidentFilterValues = {
  area: (typeof filters.area)[number]
  status: (typeof filters.status)[number]
  type: (typeof filters.type)[number]
  search: string
}

const parseOneOf = <Value extends string>(
  values: readonly Value[],
  value: string | undefined,
  otherwise: Value,
): Value => values.find((allowed) => allowed === value) ?? otherwise

/** The filters, order and page of the list, stored in the URL so that a link shows the same list. */
export function useResidentFilter() {
  const address = useAddress()
  const { start, ...pages } = usePages(pageSize)
  const values: ResidentFilterValues = {
    area: parseOneOf(filters.area, address.at('area'), 'all'),
    status: parseOneOf(filters.status, address.at('status'), 'all'),
    type: parseOneOf(filters.type, address.at('type'), 'all'),
    search: address.at('search') ?? '',
  }
  const sort = parseOneOf(residentSorts, address.at('sort'), 'name')
  const order = parseOneOf(['asc', 'desc'] as const, address.at('order'), 'asc')
  const fitting: Partial<ResidentFilter> = {
    ...(values.area === 'all' ? {} : { area: values.area }),
    ...(values.status === 'all' ? {} : { status: values.status }),
    ...(values.type === 'all' ? {} : { type: values.type }),
    ...(values.search === '' ? {} : { search: values.search }),
    sort,
    order,
  }
  return {
    values,
    sort,
    order,
    /** The filters without the page, for the export. */
    fitting,
    query: { ...fitting, ...pages.query },
    pager: pages.pager,
    isFiltered: values.area !== 'all' || values.status !== 'all' || values.type !== 'all' || values.search !== '',
    /** A changed filter begins at the first page. */
    update: (changes: Partial<ResidentFilterValues>) =>
      start(
        Object.fromEntries(
          Object.entries(changes).map(([name, value]) => [name, value === 'all' || value === '' ? undefined : value]),
        ),
      ),
    clear: () => start({ area: undefined, status: undefined, type: undefined, search: undefined }),
    /** Choosing the same column again reverses the order. */
    sortBy: (next: ResidentSort) =>
      start({
        sort: next === 'name' ? undefined : next,
        order: next === sort && order === 'asc' ? 'desc' : undefined,
      }),
    /** Sets any order, where there are no column heads. */
    sortTo: (next: ResidentSort, direction: 'asc' | 'desc') =>
      start({ sort: next === 'name' ? undefined : next, order: direction === 'desc' ? direction : undefined }),
  }
}
