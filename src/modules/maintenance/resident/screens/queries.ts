import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useUpdate } from '#platform/ui/data/use-update.ts'
import { type NewReopening, type OwnRequest, ownRequests } from '../contract.ts'
import type { OwnChanges } from '../schemas.ts'
import { ownKey } from '../../requests/screens/queries.ts'

/** Updates the cached request from the response, and reads the list again. */
function showOwn(cache: QueryClient, request: OwnRequest) {
  cache.setQueryData<OwnRequest[]>(ownKey, (own) =>
    own?.map((current) => (current.id === request.id ? request : current)),
  )
  void cache.invalidateQueries({ queryKey: ownKey })
}

export const useChangeOwn = (id: string) =>
  useUpdate(
    ({ changes, version }: { changes: OwnChanges; version: number }) =>
      call(ownRequests.change, { params: { id }, body: changes, ifMatch: version }),
    showOwn,
  )

export const useWithdrawOwn = (id: string) =>
  useUpdate(
    ({ reason, version }: { reason: string; version: number }) =>
      call(ownRequests.withdraw, { params: { id }, body: { reason }, ifMatch: version }),
    showOwn,
  )

export function useConfirmOwn(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(ownRequests.confirm, { params: { id } }),
    onSuccess: (request) => showOwn(cache, request),
    onError: () => void cache.invalidateQueries({ queryKey: ownKey }),
  })
}

export function useReopenOwn(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: NewReopening) => call(ownRequests.reopen, { params: { id }, body }),
    onSuccess: (request) => showOwn(cache, request),
    onError: () => void cache.invalidateQueries({ queryKey: ownKey }),
  })
}

export const useSendOwnMessage = (id: string) =>
  useCreate(
    (body: string, idempotencyKey) => call(ownRequests.write, { params: { id }, body: { body }, idempotencyKey }),
    showOwn,
  )
