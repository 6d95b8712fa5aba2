import { useAddress } from '#platform/ui/data/use-address.ts'
import { parseOneOf } from '#platform/ui/lists/parse-one-of.ts'
import { criteriaIn, useListFilter } from '#platform/ui/lists/use-list-filter.ts'
import { leaseFilters } from '../resident.ts'
import { invitationStates } from '#accounts/choices.ts'
import { areas, residentSorts, tenantTypes } from '../choices.ts'
import type { ResidentSort } from '../schemas.ts'
import { listedStatuses } from '../rules.ts'

const filters = {
  area: ['all', ...areas],
  status: ['all', ...listedStatuses],
  type: ['all', ...tenantTypes],
  lease: ['all', ...leaseFilters],
  invitation: ['all', 'open', ...invitationStates],
} as const
const orders = ['asc', 'desc'] as const

/**
 * The calls list former residents as suspended, and as invited also those without an invitation or an address; here, each
 * choice excludes the others.
 */
const withStatus = <Filter extends { status?: (typeof filters.status)[number] }>({ status, ...filter }: Filter) => {
  if (!status || status === 'all') return filter
  if (status === 'Former') return { ...filter, former: true }
  if (status === 'NoEmail') return { ...filter, status: 'Invited' as const, former: false, hasEmail: false }
  if (status === 'NotInvited') return { ...filter, status: 'Invited' as const, former: false, isInvited: false }
  return { ...filter, status, former: false, ...(status === 'Invited' ? { hasEmail: true, isInvited: true } : {}) }
}

/** The residents of a view as the call filters them. */
export const filterOfView = (parameters: Readonly<Record<string, string>>) =>
  withStatus(criteriaIn(filters, (name) => parameters[name]))

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
    query: { ...withStatus(filter.query), sort, order },
    /** The filters without the page, for the export. */
    criteria: { ...withStatus(filter.criteria), sort, order },
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
