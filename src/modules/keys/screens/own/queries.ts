import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { ownKeys } from '../../own-contract.ts'

/** A key becomes overdue without a change of the data. */
const refetchInterval = 300_000

/** The keys that the signed-in person has borrowed from the desk. */
export const useOwnKeys = () =>
  useQuery({ queryKey: ['keys', 'own'], queryFn: ({ signal }) => call(ownKeys.list, { signal }), refetchInterval })
