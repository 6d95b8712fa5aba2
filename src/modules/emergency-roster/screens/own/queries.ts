import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { ownEmergencyNeeds } from '../../own-contract.ts'
import type { OwnNeedInput } from '../../schemas.ts'
import { topic } from '../topic.ts'

export const useOwnNeeds = () =>
  useQuery({
    queryKey: [topic, 'own'],
    queryFn: ({ signal }) => call(ownEmergencyNeeds.list, { signal }),
    meta: { topics: ['occupancy'] },
  })

export const useAddNeed = () =>
  useCreate(
    (body: OwnNeedInput, idempotencyKey) => call(ownEmergencyNeeds.add, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )

export function useChangeNeed() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, body }: { id: string; version: number; body: OwnNeedInput }) =>
      call(ownEmergencyNeeds.change, { params: { id }, body, ifMatch: version }),
    onSettled: () => cache.invalidateQueries({ queryKey: [topic] }),
  })
}

export const useWithdrawNeed = () =>
  useMutation({
    mutationFn: (id: string) => call(ownEmergencyNeeds.withdraw, { params: { id } }),
    onSuccess: useInvalidate([topic]),
  })
