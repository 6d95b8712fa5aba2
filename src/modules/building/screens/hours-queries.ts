import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { hasChanged } from '#platform/ui/data/operation.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndoOfArea } from '#platform/ui/feedback/use-undo-of-area.ts'
import { publicHolidays, type PublicHolidaysQuery } from '../holidays/holidays-contract.ts'
import { type NewOfficeHours, officeHours } from '../hours-contract.ts'
import { hoursWords } from '../messages/hours.ts'

/** The office hours and the holidays. */
export const useOfficeHours = () =>
  useQuery({ queryKey: ['building', 'hours'], queryFn: ({ signal }) => call(officeHours.find, { signal }) })

/** The coming public holidays; while those of another region are read, the previous ones stay. */
export const usePublicHolidays = (query: PublicHolidaysQuery) =>
  useQuery({
    queryKey: ['building', 'public-holidays', query],
    queryFn: ({ signal }) => call(publicHolidays.list, { query, signal }),
    placeholderData: keepPreviousData,
  })

export function useSetOfficeHours() {
  const undo = useUndoOfArea('hours')
  return useMutation({
    mutationFn: ({ version, hours }: { version: number; hours: NewOfficeHours }) =>
      call(officeHours.set, { body: hours, ifMatch: version }),
    onSuccess: (saved, { version }) =>
      toast.success(hoursWords.changed, undefined, { undo: undo(hasChanged({ version }, saved)) }),
    onSettled: useInvalidate(['building'], ['settings']),
  })
}
