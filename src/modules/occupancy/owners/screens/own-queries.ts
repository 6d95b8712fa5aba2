import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { unitOwners } from '../contract.ts'

export const useOwnedUnits = () =>
  useQuery({
    queryKey: ['owners', 'own'],
    queryFn: ({ signal }) => call(unitOwners.own, { signal }),
    meta: { topics: ['occupancy', 'units'] },
  })
