import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { hasChanged } from '#platform/ui/data/operation.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndoOfArea } from '#platform/ui/feedback/use-undo-of-area.ts'
import { type Checklists, checklists } from '../checklist-contract.ts'
import { checklistWords } from '../messages/checklist.ts'

/** The checklist of each kind of move. */
export const useChecklists = () =>
  useQuery({ queryKey: ['moves', 'checklists'], queryFn: ({ signal }) => call(checklists.find, { signal }) })

export function useSetChecklists() {
  const undo = useUndoOfArea('move-checklists')
  return useMutation({
    mutationFn: ({ version, draft }: { version: number; draft: Checklists }) =>
      call(checklists.set, { body: draft, ifMatch: version }),
    onSuccess: (saved, { version }) =>
      toast.success(checklistWords.changed, undefined, { undo: undo(hasChanged({ version }, saved)) }),
    onSettled: useInvalidate(['moves'], ['settings']),
  })
}
