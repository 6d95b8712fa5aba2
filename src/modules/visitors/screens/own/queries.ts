import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { type OwnPass, ownVisitors } from '../../own-contract.ts'
import type { PassInput } from '../../schemas.ts'

const topic = 'visitors'
const meta = { topics: ['occupancy'] }

export const useOwnVisitors = () =>
  useQuery({ queryKey: [topic, 'own'], queryFn: ({ signal }) => call(ownVisitors.list, { signal }), meta })

export const useAnnounce = () =>
  useCreate(
    (body: PassInput, idempotencyKey) => call(ownVisitors.add, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )

export function useChangeVisit() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, body }: Pick<OwnPass, 'id' | 'version'> & { body: PassInput }) =>
      call(ownVisitors.change, { params: { id }, body, ifMatch: version }),
    onSettled: () => cache.invalidateQueries({ queryKey: [topic] }),
  })
}

export const useCancelVisit = () =>
  useMutation({
    mutationFn: (id: string) => call(ownVisitors.cancel, { params: { id } }),
    onSuccess: useInvalidate([topic]),
  })

export const useEmailPass = () =>
  useMutation({
    mutationFn: ({ id, email }: { id: string; email: string }) =>
      call(ownVisitors.email, { params: { id }, body: { email } }),
    onSuccess: useInvalidate([topic]),
  })
