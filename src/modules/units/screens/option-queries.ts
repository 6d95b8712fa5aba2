import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { hasChanged } from '#platform/ui/data/operation.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndoOfArea } from '#platform/ui/feedback/use-undo-of-area.ts'
import { type OptionLists, unitOptions } from '../option-contract.ts'
import { optionWords } from '../messages/option.ts'
import { usualOptions } from '../options.ts'

/** The options for a unit's features. */
export const useOptions = () =>
  useQuery({ queryKey: ['units', 'options'], queryFn: ({ signal }) => call(unitOptions.find, { signal }) })

/** The options for a form, which shows the default options while the others are loading. */
export const useOfferedOptions = () => useOptions().data ?? usualOptions

export function useSetOptions() {
  const undo = useUndoOfArea('unit-options')
  return useMutation({
    mutationFn: ({ version, draft }: { version: number; draft: OptionLists }) =>
      call(unitOptions.set, { body: draft, ifMatch: version }),
    onSuccess: (saved, { version }) =>
      toast.success(optionWords.changed, undefined, { undo: undo(hasChanged({ version }, saved)) }),
    onSettled: useInvalidate(['units'], ['settings']),
  })
}
