import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import { toast } from '#platform/screens/toast.ts'
import { type OptionLists, unitOptions } from '../option-contract.ts'
import { optionWords } from '../option-words.ts'
import { usualOptions } from '../options.ts'

/** What can be ticked of a unit. */
export const useOptions = () =>
  useQuery({ queryKey: ['units', 'options'], queryFn: ({ signal }) => call(unitOptions.find, { signal }) })

/** The same for a form, which begins with the usual lists while they are read. */
export const useOfferedOptions = () => useOptions().data ?? usualOptions

export function useSetOptions() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ version, lists }: { version: number; lists: OptionLists }) =>
      call(unitOptions.set, { body: lists, ifMatch: version }),
    onSuccess: () => toast.success(optionWords.changed),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['units'] }),
        cache.invalidateQueries({ queryKey: ['settings'] }),
      ]),
  })
}
