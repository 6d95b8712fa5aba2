import { paperFilters } from '#maintenance/vendors/choices.ts'
import { categories } from '#maintenance/requests/choices.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useListFilter } from '#platform/ui/lists/use-list-filter.ts'

const filters = { trade: ['all', ...categories], papers: ['all', ...paperFilters] } as const

/** The filter of the vendors in the address; the archived ones are shown with `retired=shown`. */
export function useVendorFilter() {
  const filter = useListFilter(filters)
  const address = useAddress()
  const retired = address.at('retired') === 'shown'
  return {
    ...filter,
    criteria: { ...filter.criteria, retired },
    showRetired: (shown: boolean) => address.change({ retired: shown ? 'shown' : undefined }),
  }
}
export type VendorFilter = ReturnType<typeof useVendorFilter>
