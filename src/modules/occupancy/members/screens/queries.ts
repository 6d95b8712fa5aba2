import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { HouseholdRight } from '#platform/household-rights.ts'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { household } from '../contract.ts'
import type { NewMember } from '../schemas.ts'

const topic = 'household'
/** Moving out and a change of the account change the household too. */
const meta = { topics: ['accounts', 'occupancy'] }

export const useOwnHousehold = () =>
  useQuery({ queryKey: [topic, 'own'], queryFn: ({ signal }) => call(household.own, { signal }), meta })

export const useInviteMember = () =>
  useCreate(
    (body: NewMember, idempotencyKey) => call(household.invite, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )

export function useChangeMember() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, rights }: { id: string; version: number; rights: HouseholdRight[] }) =>
      call(household.change, { params: { id }, body: { rights }, ifMatch: version }),
    onSettled: () => cache.invalidateQueries({ queryKey: [topic] }),
  })
}

export const useInviteMemberAgain = () =>
  useMutation({ mutationFn: (id: string) => call(household.inviteAgain, { params: { id } }) })

export const useEndMember = () =>
  useMutation({
    mutationFn: (id: string) => call(household.end, { params: { id } }),
    onSuccess: useInvalidate([topic]),
  })
