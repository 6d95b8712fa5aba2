import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { type NewPlannedMember, ownMoves } from '../own-contract.ts'

/** The planned move of a resident without a home. */
export const useOwnMove = () =>
  useQuery({
    queryKey: ['moves', 'own'],
    queryFn: ({ signal }) => call(ownMoves.next, { signal }),
    meta: { topics: ['occupancy'] },
  })

const household = ['moves', 'own-household']

/** Whom a resident without a home invites on the first day in the next one. */
export const usePlannedMembers = () =>
  useQuery({
    queryKey: household,
    queryFn: ({ signal }) => call(ownMoves.household, { signal }),
    meta: { topics: ['occupancy'] },
  })

export const usePlanMember = () =>
  useCreate(
    (body: NewPlannedMember, idempotencyKey) => call(ownMoves.invite, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: household }),
  )

export const useRemovePlannedMember = () =>
  useMutation({
    mutationFn: (id: string) => call(ownMoves.removeMember, { params: { id } }),
    onSuccess: useInvalidate(household),
  })
