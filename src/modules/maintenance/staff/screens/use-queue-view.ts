import { useAddress } from '#platform/ui/data/use-address.ts'
import { type Status, statuses } from '../../requests/choices.ts'

export const queueViews = ['work', 'route', 'send', 'finished'] as const
export type QueueView = (typeof queueViews)[number]
export const queueFilters = ['urgent', 'unassigned', 'late', 'floor'] as const
export type QueueFilterName = (typeof queueFilters)[number]

const floorKey = 'staff-floor'
const storedFloor = () => {
  const stored = Number(localStorage.getItem(floorKey) ?? Number.NaN)
  return Number.isInteger(stored) ? stored : null
}

/** What the staff portal shows, from the address: the view, the tab, the filters and the search. */
export function useQueueView() {
  const address = useAddress()
  const isAll = address.at('list') === 'all'
  const show = queueFilters.find((one) => one === address.at('show'))
  const typedFloor = Number(address.at('floor') ?? Number.NaN)
  return {
    view: queueViews.find((one) => one === address.at('view')) ?? 'work',
    tab: isAll ? ('all' as const) : ('mine' as const),
    status: statuses.find((one): one is Status => one === address.at('status')),
    show,
    /** The person's floor: from the address, or as they chose it on this phone. */
    floor: Number.isInteger(typedFloor) ? typedFloor : storedFloor(),
    search: address.at('search') ?? '',
    opened: address.at('request') ?? null,
    isFiltered: show !== undefined || (address.at('search') ?? '') !== '',
    setTab: (next: 'mine' | 'all') =>
      address.change({ list: next === 'all' ? next : undefined, status: undefined, show: undefined }),
    /** Only the list of everyone has unassigned requests. */
    toggle: (filter: QueueFilterName) =>
      address.change({
        show: show === filter ? undefined : filter,
        status: undefined,
        ...(filter === 'unassigned' && show !== filter ? { list: 'all' } : {}),
      }),
    setFloor: (floor: number) => {
      localStorage.setItem(floorKey, String(floor))
      address.change({ show: 'floor', floor: String(floor), status: undefined })
    },
    setSearch: (search: string) => address.change({ search: search || undefined }),
    clear: () => address.change({ show: undefined, search: undefined, status: undefined }),
    open: (id: string) => address.change({ request: id }, 'push'),
    close: () => address.change({ request: undefined }),
  }
}

export type QueueViewState = ReturnType<typeof useQueueView>
