import { unitConditions } from '#units/rules.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { parseOneOf } from '#platform/ui/lists/parse-one-of.ts'
import { sorts, type UnitFilterValues, type Sort } from '../unit-filter.ts'

/** The filters and the order of the list of units, stored in the URL so that a link shows the same list. */
export function useUnitFilter() {
  const address = useAddress()
  const values: UnitFilterValues = {
    search: address.at('search') ?? '',
    floor: address.at('floor') ?? '',
    area: parseOneOf(['', 'residential', 'commercial'] as const, address.at('area'), ''),
    status: parseOneOf(['', ...unitConditions] as const, address.at('status'), ''),
    type: address.at('type') ?? '',
    bedrooms: address.at('bedrooms') ?? '',
    sort: parseOneOf(sorts, address.at('sort'), '-unit'),
  }
  const { sort, ...filters } = values
  return {
    values,
    isFiltered: Object.values(filters).some((value) => value !== ''),
    update: (changes: Partial<UnitFilterValues>) =>
      address.change({ ...changes, ...(changes.sort === '-unit' ? { sort: undefined } : {}) }),
    clear: () => address.change(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]))),
    /** Sorts by a column, or reverses the order if it is sorted by it already. */
    sortBy: (column: 'unit' | 'status' | 'size' | 'tenant') => {
      const next: Sort = sort === column ? `-${column}` : column
      address.change({ sort: next === '-unit' ? undefined : next })
    },
    sortOf: (column: 'unit' | 'status' | 'size' | 'tenant') =>
      sort === column ? ('ascending' as const) : sort === `-${column}` ? ('descending' as const) : ('none' as const),
  }
}
export type UnitListFilter = ReturnType<typeof useUnitFilter>
