import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { ownCodes } from '../own-codes-contract.ts'

/** The names of the resident's own codes. */
export const useOwnCodes = () =>
  useQuery({
    queryKey: ['occupancy', 'own-codes'],
    queryFn: ({ signal }) => call(ownCodes.list, { signal }),
    meta: { topics: ['residents', 'units'] },
  })
