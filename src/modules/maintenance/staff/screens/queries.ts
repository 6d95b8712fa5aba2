import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { call, callPage } from '#platform/ui/data/call.ts'
import { CallFailed, presentRecord } from '#platform/ui/data/call-failed.ts'
import { createKey, useIdempotencyKey } from '#platform/ui/data/use-idempotency-key.ts'
import { smallerPicture } from '#platform/ui/photos/smaller-picture.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import type { PendingRequestChange } from '../../requests/pending-change.ts'
import { changeKey, showRequest } from '../../requests/screens/change-queries.ts'
import { queueKey, topic } from '../../requests/screens/queries.ts'
import type { Status } from '../../requests/choices.ts'
import type { NewNote } from '../../requests/request-input.ts'
import type { NewEntry } from './outbox/outbox-entry.ts'
import type { Submitted } from './outbox/outbox.ts'
import { staffWords } from '../messages/en.ts'
import type { NewVisit } from '../schemas.ts'
import { type QueueFilter, type StaffDetails, type StaffRequest, staffRequests } from '../contract.ts'

type ListFilter = Omit<Partial<QueueFilter>, 'limit' | 'cursor'>

export const queuePageSize = 20
const queueQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [...queueKey, filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(staffRequests.list, { query: { ...filter, cursor: pageParam, limit: queuePageSize }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
/** The staff portal's list, most severe first, a page at a time. */
export const useQueue = (filter: ListFilter, { enabled = true } = {}) =>
  useInfiniteQuery({ ...queueQuery(filter), placeholderData: keepPreviousData, enabled })

/** All open requests of the person, for the route; there are few. */
export const useOwnOpen = (assignedTo: string) =>
  useQuery({
    queryKey: [...queueKey, 'route', assignedTo],
    queryFn: ({ signal }) => call(staffRequests.list, { query: { assignedTo, status: 'open', limit: 200 }, signal }),
  })

const figuresQuery = queryOptions({
  queryKey: [topic, 'staff-figures'],
  queryFn: ({ signal }) => call(staffRequests.figures, { signal }),
})
export const useStaffFigures = () => useQuery({ ...figuresQuery, placeholderData: keepPreviousData })

/** Reads what the queue first shows of a person. */
export const prefetchQueue = (cache: QueryClient, personId: string): Promise<unknown> =>
  Promise.all([
    cache.prefetchQuery(figuresQuery),
    cache.prefetchInfiniteQuery(queueQuery({ assignedTo: personId, status: 'open' })),
  ])

const detailsKey = (id: string) => [topic, 'staff-request', id] as const

/** One request, shown first as the list has it. */
export function useStaffRequest(id: string | null) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: detailsKey(id ?? ''),
    queryFn: ({ signal }) =>
      call(staffRequests.find, { params: { id: id ?? '' }, signal }).catch((error: unknown) => {
        // Without a connection, what the list has is better than nothing.
        const known = error instanceof CallFailed && error.status === 0 ? listed(cache, id) : undefined
        if (known) return known
        throw error
      }),
    placeholderData: () => listed(cache, id),
    enabled: id !== null,
  })
}

/** What is on the way of a request. */
export const useNearby = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: [topic, 'staff-nearby', id],
    queryFn: ({ signal }) => call(staffRequests.nearby, { params: { id }, signal }),
    enabled,
  })

function listed(cache: QueryClient, id: string | null): StaffDetails | undefined {
  type Listed = { pages?: { rows: StaffRequest[] }[] } | StaffRequest[]
  for (const [, list] of cache.getQueriesData<Listed>({ queryKey: queueKey })) {
    const rows = Array.isArray(list) ? list : (list?.pages ?? []).flatMap((page) => page.rows)
    const found = rows.find((request) => request.id === id)
    if (found) return { ...found, notes: [], visits: [], takenAt: null, hasDoorCode: false, codeViews: [] }
  }
  return undefined
}

/** Shows a changed request in the open details and in every list. */
function show(cache: QueryClient, changed: StaffRequest) {
  cache.setQueryData<StaffDetails>(detailsKey(changed.id), (details) => details && { ...details, ...changed })
  showRequest(cache, changed)
}

/** Not `loadPart`, which waits for a connection: it is there since the first screen, and needed most without one. */
const loadOutbox = () =>
  import('./outbox/outbox.ts').catch(() => {
    throw new CallFailed(0, staffWords.noRoom)
  })

/** Whose change it is, and of which request. */
type Author = { userId: string; label: string }

/** Sends changes through the outbox of the phone; `isWaiting` when they wait there for the line. */
async function submit(changes: readonly NewEntry[]): Promise<Submitted> {
  const { submitChanges } = await loadOutbox()
  return submitChanges(changes)
}

/** Until the server answers, every screen shows the new status. */
export const useChangeStatus = ({ userId, label }: Author) =>
  useMutation({
    mutationKey: changeKey,
    mutationFn: ({ request: { id, version }, changes }: PendingRequestChange & { changes: { status: Status } }) =>
      submit([{ userId, label, requestId: id, version, change: { kind: 'status', status: changes.status } }]),
    ...useShown(),
  })

/** Shows what came back: the changed request, or the present one of a stale change. */
function useShown() {
  const cache = useQueryClient()
  return {
    onSuccess: ({ request }: Submitted) => {
      if (request) show(cache, request)
    },
    onError: (error: Error) => {
      const present = presentRecord<StaffRequest>(error)
      if (present) show(cache, present)
    },
  }
}

/** Takes a request. When another person was first, the lists are read again. */
export function useTake() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(staffRequests.take, { params: { id } }),
    onSuccess: (taken) => show(cache, taken),
    onError: () => cache.invalidateQueries({ queryKey: [topic] }),
  })
}

export function useAddStaffNote({ id }: { id: string }, { userId, label }: Author) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (note: NewNote) =>
      submit([{ userId, label, requestId: id, version: null, change: { kind: 'note', note } }]),
    onSuccess: ({ isWaiting }) => (isWaiting ? undefined : cache.invalidateQueries({ queryKey: detailsKey(id) })),
  })
}

/** The door code is stored nowhere: it is gone with the component that shows it. */
export function useRevealDoorCode(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(staffRequests.revealDoorCode, { params: { id } }),
    gcTime: 0,
    onSuccess: ({ codeViews }) =>
      cache.setQueryData<StaffDetails>(detailsKey(id), (details) => details && { ...details, codeViews }),
  })
}

type VisitToSend = { photos: readonly File[]; visit: NewVisit }

/** A picture as it is stored and sent; throws for a file that is none. */
async function pictureOf(file: File): Promise<Blob> {
  const picture = await smallerPicture(file)
  if (!picture) throw new CallFailed(400, staffWords.photoNotRead)
  return picture
}

/** Sends the photos of the result and then the visit, or keeps all of them. Sent again after an error, nothing is there twice. */
export function useRecordVisit({ id: requestId, version }: StaffRequest, { userId, label }: Author) {
  const idempotency = useIdempotencyKey()
  const keys = useRef(new WeakMap<File, string>())
  const keyOf = (file: File) => {
    const key = keys.current.get(file) ?? createKey()
    keys.current.set(file, key)
    return key
  }
  const shown = useShown()
  return useMutation({
    mutationFn: async ({ photos, visit }: VisitToSend) => {
      const common = { userId, label, requestId }
      const entries: NewEntry[] = []
      for (const photo of photos) {
        const change = { kind: 'photo', picture: await pictureOf(photo) } as const
        entries.push({ ...common, version: null, key: keyOf(photo), change })
      }
      entries.push({ ...common, version, key: idempotency.keyFor(visit), change: { kind: 'visit', visit } })
      return submit(entries)
    },
    ...shown,
    onSuccess: (submitted) => {
      idempotency.done()
      shown.onSuccess(submitted)
    },
  })
}

/** Adds photos to a request, or keeps them on the phone. */
export function useAddStaffPhotos(requestId: string, { userId, label }: Author) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const entries: NewEntry[] = []
      for (const file of files) {
        const change = { kind: 'photo', picture: await pictureOf(file) } as const
        entries.push({ userId, label, requestId, version: null, change })
      }
      return submit(entries)
    },
    onSuccess: ({ isWaiting }) => {
      if (isWaiting) toast.info(staffWords.waitsHere)
      else void cache.invalidateQueries({ queryKey: [topic, 'photos', requestId] })
    },
  })
}
