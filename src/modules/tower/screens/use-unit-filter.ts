import { unitConditions } from '#units/rules.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { parseOneOf } from '#platform/ui/lists/parse-one-of.ts'
import { sorts, type UnitFilterValues, type Sort } from '../unit-filter.ts'

/** The filters and the order that an address or a view names. */
export const unitFilterIn = (at: (name: string) => string | undefined): UnitFilterValues => ({
  search: at('search') ?? '',
  floor: at('floor') ?? '',
  area: parseOneOf(['', 'residential', 'commercial'] as const, at('area'), ''),
  status: parseOneOf(['', ...unitConditions] as const, at('status'), ''),
  type: at('type') ?? '',
  bedrooms: at('bedrooms') ?? '',
  sort: parseOneOf(sorts, at('sort'), '-unit'),
})

/** The filters and the order of the list of units, stored in the URL so that a link shows the same list. */
export function useUnitFilter() {
  const address = useAddress()
  const values = unitFilterIn((name) => address.at(name))
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
