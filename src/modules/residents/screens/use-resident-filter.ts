import { accountStatuses } from '#accounts/choices.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { parseOneOf } from '#platform/ui/lists/parse-one-of.ts'
import { useListFilter } from '#platform/ui/lists/use-list-filter.ts'
import { leaseFilters } from '../resident.ts'
import { invitationStates } from '#accounts/choices.ts'
import { areas, residentSorts, type ResidentSort, tenantTypes } from '../choices.ts'

const filters = {
  area: ['all', ...areas],
  status: ['all', ...accountStatuses, 'Former'],
  type: ['all', ...tenantTypes],
  lease: ['all', ...leaseFilters],
  invitation: ['all', 'open', ...invitationStates],
} as const
const orders = ['asc', 'desc'] as const

/** Former residents are listed as suspended, so each choice excludes the other. */
const withFormer = <Filter extends { status?: (typeof filters.status)[number] }>({ status, ...filter }: Filter) =>
  status === 'Former' ? { ...filter, former: true } : { ...filter, ...(status ? { status, former: false } : {}) }

/** The filters, order and page of the list. */
export function useResidentFilter() {
  const address = useAddress()
  const { start, ...filter } = useListFilter(filters)
  const sort = parseOneOf(residentSorts, address.at('sort'), 'name')
  const order = parseOneOf(orders, address.at('order'), 'asc')
  return {
    ...filter,
    sort,
    order,
    query: { ...withFormer(filter.query), sort, order },
    /** The filters without the page, for the export. */
    criteria: { ...withFormer(filter.criteria), sort, order },
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
