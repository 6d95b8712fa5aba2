import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { ownMoves } from '../own-contract.ts'

/** The planned move of a resident without a home. */
export const useOwnMove = () =>
  useQuery({
    queryKey: ['moves', 'own'],
    queryFn: ({ signal }) => call(ownMoves.next, { signal }),
    meta: { topics: ['occupancy'] },
  })
