import { useAddress } from '#platform/ui/data/use-address.ts'
import { useListFilter } from '#platform/ui/lists/use-list-filter.ts'
import { resourceKinds } from '../choices.ts'
import type { ResourceListFilter } from '../resource-filter.ts'

const filters = { kind: ['all', ...resourceKinds] } as const

/** The filter of the resources in the address; the archived ones are shown with `show=away`. */
export function useResourceFilter() {
  const filter = useListFilter(filters)
  const address = useAddress()
  const archived = address.at('show') === 'away'
  const folder = address.at('folder')?.slice(0, 80)
  const criteria: ResourceListFilter = {
    ...filter.criteria,
    ...(folder === undefined ? {} : { folder }),
    archived,
  }
  return {
    ...filter,
    criteria,
    folder: folder ?? '',
    isFiltered: filter.isFiltered || folder !== undefined,
    showArchived: (shown: boolean) => address.change({ show: shown ? 'away' : undefined }),
    setFolder: (name: string) => filter.start({ folder: name === '' ? undefined : name }),
    clear: () => filter.start({ search: undefined, kind: undefined, folder: undefined }),
  }
}
export type ResourceFilter = ReturnType<typeof useResourceFilter>
