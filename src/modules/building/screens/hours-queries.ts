import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { type NewOfficeHours, officeHours } from '../hours-contract.ts'
import { hoursWords } from '../messages/hours.ts'

/** The office hours and the holidays. */
export const useOfficeHours = () =>
  useQuery({ queryKey: ['building', 'hours'], queryFn: ({ signal }) => call(officeHours.find, { signal }) })

export function useSetOfficeHours() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ version, hours }: { version: number; hours: NewOfficeHours }) =>
      call(officeHours.set, { body: hours, ifMatch: version }),
    onSuccess: () => toast.success(hoursWords.changed),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['building'] }),
        cache.invalidateQueries({ queryKey: ['settings'] }),
      ]),
  })
}
