import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#platform/dates.ts'
import { call, callPage } from '#platform/screens/call.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { useIdempotencyKey } from '#platform/screens/use-idempotency-key.ts'
import { calendar, type CalendarEvent, type EventFilter, type NewEvent } from '../contract.ts'
import { ownCalendar } from '../own-contract.ts'

const noun = 'calendar'
const pageSize = 20
const ownMeta = { topics: ['occupancy'] }

/** The office's events, page after page; what was shown stays until the next is there. */
export const useEvents = (filter: Partial<EventFilter>) =>
  useInfiniteQuery({
    queryKey: [noun, 'events', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(calendar.list, { query: { ...filter, cursor: pageParam, limit: pageSize }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export function useAddEvent() {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: NewEvent) => call(calendar.add, { body, idempotencyKey: act.keyFor(body) }),
    onSuccess: () => {
      act.done()
      return cache.invalidateQueries({ queryKey: [noun] })
    },
  })
}

export function useChangeEvent() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, body }: { id: string; version: number; body: NewEvent }) =>
      call(calendar.change, { params: { id }, body, ifMatch: version }),
    onSettled: () => cache.invalidateQueries({ queryKey: [noun] }),
  })
}

export function useCancelEvent() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version }: CalendarEvent) => call(calendar.cancel, { params: { id }, ifMatch: version }),
    onSettled: () => cache.invalidateQueries({ queryKey: [noun] }),
  })
}

/** Somebody else was faster; the refusal brings the event as it is now. */
export const isStale = (error: unknown): error is CallFailed => error instanceof CallFailed && error.status === 412

/** The resident's events of some weeks; those of the month before stay until they are there. */
export const useOwnEvents = (from: Day, to: Day) =>
  useQuery({
    queryKey: [noun, 'own', from, to],
    queryFn: ({ signal }) => call(ownCalendar.list, { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
    meta: ownMeta,
  })

/** The next events of the resident; cancelled ones that were to come among them. */
export const useUpcoming = (limit = 5) =>
  useQuery({
    queryKey: [noun, 'upcoming', limit],
    queryFn: ({ signal }) => call(ownCalendar.list, { query: { limit }, signal }),
    meta: ownMeta,
  })

const addressKey = [noun, 'address'] as const

export const useCalendarAddress = () =>
  useQuery({ queryKey: addressKey, queryFn: ({ signal }) => call(ownCalendar.address, { signal }) })

/** The address itself stays in no cache. */
export function useMakeAddress() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(ownCalendar.makeAddress),
    onSuccess: ({ since, lastReadAt }) => cache.setQueryData(addressKey, { since, lastReadAt }),
    gcTime: 0,
  })
}

export function useDropAddress() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(ownCalendar.dropAddress),
    onSuccess: (address) => cache.setQueryData(addressKey, address),
  })
}
