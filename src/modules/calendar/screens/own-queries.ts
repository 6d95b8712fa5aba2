import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#platform/time/dates.ts'
import { call } from '#platform/ui/data/call.ts'
import { ownCalendar } from '../own-contract.ts'

const topic = 'calendar'
const ownMeta = { topics: ['occupancy'] }

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
