import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { type Checklists, checklists } from '../checklist-contract.ts'
import { checklistWords } from '../messages/checklist.ts'

/** The checklist of each kind of move. */
export const useChecklists = () =>
  useQuery({ queryKey: ['moves', 'checklists'], queryFn: ({ signal }) => call(checklists.find, { signal }) })

export function useSetChecklists() {
  return useMutation({
    mutationFn: ({ version, draft }: { version: number; draft: Checklists }) =>
      call(checklists.set, { body: draft, ifMatch: version }),
    onSuccess: () => toast.success(checklistWords.changed),
    onSettled: useInvalidate(['moves'], ['settings']),
  })
}
