import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { useTopicMutation } from '#platform/ui/data/use-topic-mutation.ts'
import { usePagedQuery } from '#platform/ui/data/use-paged-query.ts'
import { doNotAdmit } from '../../barred-contract.ts'
import { type Stay, visitors } from '../../contract.ts'
import type { BarredInput } from '../../barred-schemas.ts'
import type { CheckIn, StallInput, StayChanges } from '../../schemas.ts'

const topic = 'visitors'
const meta = { topics: ['assets', 'occupancy', 'maintenance'] }
/** Visits begin and end without a change of the data. */
const refetchInterval = 60_000

export const useBoard = () =>
  useQuery({
    queryKey: [topic, 'board'],
    queryFn: ({ signal }) => call(visitors.board, { signal }),
    meta,
    refetchInterval,
  })

export const useVisit = (id: string | null) =>
  useQuery({
    queryKey: [topic, 'pass', id],
    queryFn: ({ signal }) => call(visitors.pass, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    meta,
  })

/** The visit of a scanned code. The code is not cached. */
export const useVisitByCode = () =>
  useMutation({ mutationFn: (code: string) => call(visitors.byCode, { body: { code } }), gcTime: 0 })

export function useCheckIn() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, operation }: { body: Partial<CheckIn>; operation: string }) =>
      // The operation is the key too: a call that is sent twice checks in one visitor.
      call(visitors.checkIn, { query: { operation }, body, idempotencyKey: operation }),
    onSettled: () => cache.invalidateQueries({ queryKey: [topic] }),
  })
}

export const useCheckOut = () =>
  useTopicMutation(topic, ({ id, operation }: { id: string; operation: string }) =>
    call(visitors.checkOut, { params: { id }, query: { operation } }),
  )

export const useCorrectStay = () =>
  useTopicMutation(topic, ({ shown, body, operation }: { shown: Stay; body: StayChanges; operation: string }) =>
    call(visitors.correct, { params: { id: shown.id }, query: { operation }, body, ifMatch: shown.version }),
  )

export type PastListFilter = { search?: string; day?: string }

/** Visitors who have left, the newest first. */
export const usePastVisitors = (filter: PastListFilter) =>
  usePagedQuery({
    queryKey: [topic, 'past', filter],
    readPage: (cursor, signal) => callPage(visitors.past, { query: { ...filter, cursor }, signal }),
    meta,
  })

export const useFirms = (text: string) =>
  useQuery({
    queryKey: [topic, 'firms', text],
    queryFn: ({ signal }) => call(visitors.firms, { query: { text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })

export const useGiveStall = () => useTopicMutation(topic, (body: StallInput) => call(visitors.giveStall, { body }))

export const useEndStall = () => useTopicMutation(topic, (id: string) => call(visitors.endStall, { params: { id } }))

export const useSetRules = () =>
  useTopicMutation(topic, (stallsPerMonth: number) => call(visitors.setRules, { body: { stallsPerMonth } }))

export const useBarred = (isShown: boolean) =>
  useQuery({
    queryKey: [topic, 'barred'],
    queryFn: ({ signal }) => call(doNotAdmit.list, { signal }),
    enabled: isShown,
  })

export const useAddBarred = () =>
  useMutation({
    mutationFn: (body: BarredInput) => call(doNotAdmit.add, { body }),
    onSuccess: useInvalidate([topic]),
  })

export const useChangeBarred = () =>
  useTopicMutation(topic, ({ id, version, body }: { id: string; version: number; body: BarredInput }) =>
    call(doNotAdmit.change, { params: { id }, body, ifMatch: version }),
  )

export const useEndBarred = () =>
  useMutation({
    mutationFn: (id: string) => call(doNotAdmit.end, { params: { id } }),
    onSuccess: useInvalidate([topic]),
  })
