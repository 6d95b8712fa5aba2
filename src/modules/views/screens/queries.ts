import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useUpdate } from '#platform/ui/data/use-update.ts'
import type { ViewList } from '../choices.ts'
import { type View, views } from '../contract.ts'
import type { NewView, ViewChanges } from '../schemas.ts'

export const topic = 'views'

/** The views of a list, and the columns that the signed-in person chose for it. */
export const useListSettings = (list: ViewList) =>
  useQuery({
    queryKey: [topic, list],
    queryFn: ({ signal }) => call(views.ofList, { params: { list }, signal }),
  })

/** The filters of all views that a list offers, the built-in ones and those that were saved; undefined until they are known. */
export function useViewParameters(list: ViewList, builtIn: readonly Pick<View, 'parameters'>[] = []) {
  const saved = useListSettings(list).data?.views
  return saved && [...builtIn, ...saved].map(({ parameters }) => parameters)
}

export const useSaveView = () =>
  useCreate(
    (body: NewView, idempotencyKey) => call(views.save, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )

export const useChangeView = () =>
  useUpdate(
    ({ view, changes }: { view: View; changes: ViewChanges }) =>
      call(views.change, { params: { id: view.id }, body: changes, ifMatch: view.version }),
    (cache) => void cache.invalidateQueries({ queryKey: [topic] }),
  )

export function useRemoveView() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, operation }: { id: string; operation: string }) =>
      call(views.remove, { params: { id }, query: { operation } }),
    onSettled: () => cache.invalidateQueries({ queryKey: [topic] }),
  })
}
