import { call } from '#platform/ui/data/call.ts'
import { useCounts, type ViewParameters } from '#platform/ui/lists/use-counts.ts'
import { residents } from '../contract.ts'
import { filterOfView } from './use-resident-filter.ts'

/** How many residents a view has, for the views that the list offers. */
export const useViewCounts = (views: readonly ViewParameters[] | undefined) =>
  useCounts({
    queryKey: ['residents', 'counts'],
    views,
    filterOf: filterOfView,
    count: async (filters, signal) => (await call(residents.countEach, { body: { filters }, signal })).counts,
    topics: ['accounts', 'occupancy', 'units'],
  })
