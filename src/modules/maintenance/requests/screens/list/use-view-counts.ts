import { call } from '#platform/ui/data/call.ts'
import { useCounts, type ViewParameters } from '#platform/ui/lists/use-counts.ts'
import { maintenance } from '../../contract.ts'
import { filterOfView } from './use-request-filter.ts'

/** How many requests a view has, for the views that the list offers. */
export const useViewCounts = (views: readonly ViewParameters[] | undefined) =>
  useCounts({
    queryKey: ['maintenance', 'counts'],
    views,
    filterOf: filterOfView,
    count: async (filters, signal) => (await call(maintenance.countEach, { body: { filters }, signal })).counts,
  })
