import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Audience } from '#occupancy/audience.ts'
import { call, callPage } from '#platform/screens/call.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { useIdempotencyKey } from '#platform/screens/use-idempotency-key.ts'
import {
  type AnnouncementFilter,
  announcements,
  type NewAnnouncement,
  type OfficeAnnouncement,
  type RecipientFilter,
} from '../contract.ts'

const noun = 'announcements'
const oneKey = (id: string) => [noun, 'one', id] as const
/** While letters are on their way their state is asked for again. */
const sending = 3000

/** A page of the list; the page before stays on the screen until the next is there. */
export const useAnnouncements = (filter: Partial<AnnouncementFilter>) =>
  useQuery({
    queryKey: [noun, 'list', filter],
    queryFn: ({ signal }) => callPage(announcements.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

/** One announcement; what the list already showed of it is shown at once. */
export function useAnnouncement(id: string) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(announcements.find, { params: { id }, signal }),
    placeholderData: () => listed(cache, id),
    refetchInterval: ({ state }) => (state.data?.reach?.queued ? sending : false),
  })
}

const listed = (cache: QueryClient, id: string): OfficeAnnouncement | undefined =>
  cache
    .getQueriesData<{ rows: OfficeAnnouncement[] }>({ queryKey: [noun, 'list'] })
    .flatMap(([, page]) => page?.rows ?? [])
    .find((one) => one.id === id)

/** The people it was delivered to; asked for again while letters are on their way. */
export const useRecipients = (id: string, filter: Partial<RecipientFilter>, queued: boolean) =>
  useQuery({
    queryKey: [noun, 'recipients', id, filter],
    queryFn: ({ signal }) => callPage(announcements.recipients, { params: { id }, query: filter, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: queued ? sending : false,
  })

/** How many an audience means; null asks nothing. */
export const useReach = (audience: Audience | null) =>
  useQuery({
    queryKey: [noun, 'reach', audience],
    queryFn: ({ signal }) =>
      call(announcements.reach, { body: { audience: audience ?? { kind: 'everyone' } }, signal }),
    enabled: audience !== null,
    placeholderData: keepPreviousData,
    meta: { topics: ['occupancy'] },
  })

/** The homes of the building, to choose floors, stacks and units from. */
export const usePlaces = () =>
  useQuery({
    queryKey: [noun, 'places'],
    queryFn: ({ signal }) => call(announcements.places, { signal }),
    meta: { topics: ['units'] },
  })

export const useSheet = (id: string) =>
  useQuery({
    queryKey: [noun, 'sheet', id],
    queryFn: ({ signal }) => call(announcements.sheet, { params: { id }, signal }),
  })

export type SentAnnouncement = Omit<NewAnnouncement, 'publishedAt' | 'expiresAt'> & {
  publishedAt: string | null
  expiresAt: string | null
}

export function useWriteAnnouncement() {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: SentAnnouncement) => call(announcements.write, { body, idempotencyKey: act.keyFor(body) }),
    onSuccess: (written) => {
      act.done()
      show(cache, written)
    },
  })
}

export function useChangeAnnouncement(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ changes, version }: { changes: Partial<SentAnnouncement>; version: number }) =>
      call(announcements.change, { params: { id }, body: changes, ifMatch: version }),
    onSuccess: (changed) => show(cache, changed),
    onError: (error) => {
      if (isStale(error) && error.present) show(cache, error.present as OfficeAnnouncement)
    },
  })
}

/** What is done to one with a single press. */
export function useAct(act: 'end' | 'archive' | 'retry') {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version }: OfficeAnnouncement) =>
      act === 'retry'
        ? call(announcements.retry, { params: { id } })
        : call(announcements[act], { params: { id }, ifMatch: version }),
    onSuccess: (changed) => show(cache, changed),
    onSettled: () => cache.invalidateQueries({ queryKey: [noun] }),
  })
}

/** Somebody else was faster; the refusal brings the record as it is now. */
export const isStale = (error: unknown): error is CallFailed => error instanceof CallFailed && error.status === 412

function show(cache: QueryClient, one: OfficeAnnouncement) {
  cache.setQueryData(oneKey(one.id), one)
  for (const part of ['list', 'recipients', 'emergencies']) void cache.invalidateQueries({ queryKey: [noun, part] })
}
