import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { firstDay } from '../first-day-contract.ts'

const queryKey = ['occupancy', 'first-day']

export const useFirstDay = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(firstDay.find, { signal }),
    meta: { topics: ['residents'] },
  })

export function useDismissFirstDay() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(firstDay.dismiss),
    onSuccess: (reply) => client.setQueryData(queryKey, reply),
  })
}
