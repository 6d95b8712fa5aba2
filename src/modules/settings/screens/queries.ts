import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '#platform/ui/data/call.ts'
import { usePagedQuery } from '#platform/ui/data/use-paged-query.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { settings } from '../contract.ts'
import { words } from '../messages/en.ts'

const topic = 'settings'
const pageSize = 5

/** The changes of an area and its parts, newest first. */
export const useChanges = (area: string) =>
  usePagedQuery({
    queryKey: [topic, 'changes', area],
    readPage: (cursor, signal) =>
      callPage(settings.changes, {
        query: { area, limit: pageSize, cursor },
        signal,
      }),
  })

/** Undoes a change; every screen that may show it reads again. */
export function useUndoChange() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(settings.undo, { params: { id } }),
    onSuccess: () => toast.success(words.undone),
    onError: (error) => toast.failure(words.notUndone, error.message),
    onSettled: () => cache.invalidateQueries(),
  })
}
