import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { type OptionLists, unitOptions } from '../option-contract.ts'
import { optionWords } from '../messages/option.ts'
import { usualOptions } from '../options.ts'

/** The options for a unit's features. */
export const useOptions = () =>
  useQuery({ queryKey: ['units', 'options'], queryFn: ({ signal }) => call(unitOptions.find, { signal }) })

/** The options for a form, which shows the default options while the others are loading. */
export const useOfferedOptions = () => useOptions().data ?? usualOptions

export function useSetOptions() {
  return useMutation({
    mutationFn: ({ version, draft }: { version: number; draft: OptionLists }) =>
      call(unitOptions.set, { body: draft, ifMatch: version }),
    onSuccess: () => toast.success(optionWords.changed),
    onSettled: useInvalidate(['units'], ['settings']),
  })
}
