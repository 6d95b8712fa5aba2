import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { topic } from '../../requests/screens/queries.ts'
import { requestVisits } from '../contract.ts'

/** The visits to a request, with their time and parts. */
export const useVisits = (id: string) =>
  useQuery({
    queryKey: [topic, 'visits', id],
    queryFn: ({ signal }) => call(requestVisits.list, { params: { id }, signal }),
  })
