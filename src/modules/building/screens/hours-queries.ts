import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { type NewOfficeHours, officeHours } from '../hours-contract.ts'
import { hoursWords } from '../messages/hours.ts'

/** The office hours and the holidays. */
export const useOfficeHours = () =>
  useQuery({ queryKey: ['building', 'hours'], queryFn: ({ signal }) => call(officeHours.find, { signal }) })

export function useSetOfficeHours() {
  return useMutation({
    mutationFn: ({ version, hours }: { version: number; hours: NewOfficeHours }) =>
      call(officeHours.set, { body: hours, ifMatch: version }),
    onSuccess: () => toast.success(hoursWords.changed),
    onSettled: useInvalidate(['building'], ['settings']),
  })
}
