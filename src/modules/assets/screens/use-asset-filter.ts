import { useListFilter } from '#platform/ui/lists/use-list-filter.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { assetKinds, type AssetState, assetStates } from '../rules.ts'

/** The lists of the page, and the categories of assets in each. */
export const assetLists = {
  stalls: { category: 'stall', kinds: ['stall', 'accessible_stall', 'charging_stall', 'visitor_stall'] },
  lockers: { category: 'locker', kinds: ['locker'] },
  keys: { category: 'key_or_fob', kinds: ['key', 'fob'] },
} as const
export type AssetList = keyof typeof assetLists

/** Whether the assets of a list can be in a state. */
export const isStateOf = (list: AssetList, state: AssetState | 'total'): boolean =>
  state === 'visitor' ? list === 'stalls' : (state !== 'deactivated' && state !== 'not_returned') || list === 'keys'

const filters = { state: ['all', ...assetStates], kind: ['all', ...assetKinds] } as const

/** The filters and the page of a list, in the address. */
export function useAssetFilter(list: AssetList) {
  const address = useAddress()
  const filter = useListFilter(filters)
  const place = (address.at('place') ?? '').slice(0, 200)
  const { category } = assetLists[list]
  const own = { category, ...(place === '' ? {} : { place }) }
  return {
    ...filter,
    place,
    isFiltered: filter.isFiltered || place !== '',
    setPlace: (next: string) => filter.start({ place: next === '' ? undefined : next }),
    clear: () => filter.start({ state: undefined, kind: undefined, search: undefined, place: undefined }),
    query: { ...filter.query, ...own },
    /** The filters without the page, for the export. */
    criteria: { ...filter.criteria, ...own },
  }
}
