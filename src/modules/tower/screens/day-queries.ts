import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Day } from '#platform/time/dates.ts'
import { call } from '#platform/ui/data/call.ts'
import { towerDays } from '../day-contract.ts'

/** The building at the end of a past day, or as it is now. The previous day stays until the next one is loaded. */
export const useBuildingOnDay = (day: Day | null, enabled = true) =>
  useQuery({
    queryKey: ['units', 'on', day ?? 'today'],
    queryFn: ({ signal }) => call(towerDays.on, { query: day === null ? {} : { day }, signal }),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    meta: { topics: ['occupancy', 'residents', 'maintenance', 'building'] },
    enabled,
  })
