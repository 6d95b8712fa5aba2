import { displayStatuses } from '#units/contract.ts'
import { useAddress } from '#platform/screens/use-address.ts'
import { sorts, type AskedUnits, type Sort } from '../unit-filter.ts'

const known = <Value extends string>(values: readonly Value[], value: string | undefined, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise

/** The filters and the order of the units' list, kept in the address, so that a link shows the same list. */
export function useUnitFilter() {
  const address = useAddress()
  const asked: AskedUnits = {
    search: address.at('search') ?? '',
    floor: address.at('floor') ?? '',
    area: known(['', 'residential', 'commercial'] as const, address.at('area'), ''),
    status: known(['', ...displayStatuses] as const, address.at('status'), ''),
    type: address.at('type') ?? '',
    bedrooms: address.at('bedrooms') ?? '',
    sort: known(sorts, address.at('sort'), '-unit'),
  }
  const { sort, ...filters } = asked
  return {
    asked,
    isFiltered: Object.values(filters).some((value) => value !== ''),
    ask: (changes: Partial<AskedUnits>) =>
      address.change({ ...changes, ...(changes.sort === '-unit' ? { sort: undefined } : {}) }),
    clear: () => address.change(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]))),
    /** A column's head: the first press sorts by it, the next one turns it round. */
    sortBy: (column: 'unit' | 'status' | 'size' | 'tenant') => {
      const next: Sort = sort === column ? `-${column}` : column
      address.change({ sort: next === '-unit' ? undefined : next })
    },
    sortOf: (column: 'unit' | 'status' | 'size' | 'tenant') =>
      sort === column ? ('ascending' as const) : sort === `-${column}` ? ('descending' as const) : ('none' as const),
  }
}
export type UnitListFilter = ReturnType<typeof useUnitFilter>
