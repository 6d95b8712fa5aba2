import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#platform/time/dates.ts'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { calendar, type CalendarEvent, type EventFilter } from '../contract.ts'
import type { NewEvent } from '../schemas.ts'
import { ownCalendar } from '../own-contract.ts'

const topic = 'calendar'
const pageSize = 20
const ownMeta = { topics: ['occupancy'] }

/** The office's events, paginated. The previous result stays until the next one is loaded. */
export const useEvents = (filter: Partial<EventFilter>) =>
  useInfiniteQuery({
    queryKey: [topic, 'events', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(calendar.list, { query: { ...filter, cursor: pageParam, limit: pageSize }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

/** The event that the address names. */
export const useEvent = (id: string | undefined) =>
  useQuery({
    queryKey: [topic, 'event', id],
    queryFn: ({ signal }) => call(calendar.find, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
  })

export const useAddEvent = () =>
  useCreate(
    (body: NewEvent, idempotencyKey) => call(calendar.add, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )

export const useChangeEvent = () =>
  useMutation({
    mutationFn: ({ id, version, body }: { id: string; version: number; body: NewEvent }) =>
      call(calendar.change, { params: { id }, body, ifMatch: version }),
    onSettled: useInvalidate([topic]),
  })

export const useCancelEvent = () =>
  useMutation({
    mutationFn: ({ id, version }: CalendarEvent) => call(calendar.cancel, { params: { id }, ifMatch: version }),
    onSettled: useInvalidate([topic]),
  })

/** The resident's events of some weeks. The previous month's stay until these are loaded. */
export const useOwnEvents = (from: Day, to: Day) =>
  useQuery({
    queryKey: [topic, 'own', from, to],
    queryFn: ({ signal }) => call(ownCalendar.list, { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
    meta: ownMeta,
  })

/** The resident's next events, including cancelled ones. */
export const useUpcoming = (limit = 5) =>
  useQuery({
    queryKey: [topic, 'upcoming', limit],
    queryFn: ({ signal }) => call(ownCalendar.list, { query: { limit }, signal }),
    meta: ownMeta,
  })

const addressKey = [topic, 'address'] as const

export const useCalendarAddress = () =>
  useQuery({ queryKey: addressKey, queryFn: ({ signal }) => call(ownCalendar.address, { signal }) })

/** The address itself is never cached. */
export function useCreateAddress() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(ownCalendar.makeAddress),
    onSuccess: ({ since, lastReadAt }) => cache.setQueryData(addressKey, { since, lastReadAt }),
    gcTime: 0,
  })
}

export function useDeleteAddress() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(ownCalendar.dropAddress),
    onSuccess: (address) => cache.setQueryData(addressKey, address),
  })
}
