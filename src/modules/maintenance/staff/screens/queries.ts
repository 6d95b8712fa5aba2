import {
  keepPreviousData,
  type QueryClient,
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
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useUpdate } from '#platform/ui/data/use-update.ts'
import type { PendingRequestChange } from '../../requests/pending-change.ts'
import { changeKey, showRequest } from '../../requests/screens/change-queries.ts'
import { queueKey, topic } from '../../requests/screens/queries.ts'
import type { Status } from '../../requests/choices.ts'
import type { NewNote } from '../../requests/request-input.ts'
import { staffWords } from '../messages/en.ts'
import type { NewVisit } from '../schemas.ts'
import { type QueueFilter, type StaffDetails, type StaffRequest, staffRequests } from '../contract.ts'

export const queuePageSize = 20
/** The staff portal's list, most harm first, a page at a time. */
export const useQueue = (filter: Omit<Partial<QueueFilter>, 'limit' | 'cursor'>, { enabled = true } = {}) =>
  useInfiniteQuery({
    queryKey: [...queueKey, filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(staffRequests.list, { query: { ...filter, cursor: pageParam, limit: queuePageSize }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled,
  })

/** All open requests of the person, for the route; there are few. */
export const useOwnOpen = (assignedTo: string) =>
  useQuery({
    queryKey: [...queueKey, 'route', assignedTo],
    queryFn: ({ signal }) => call(staffRequests.list, { query: { assignedTo, status: 'open', limit: 200 }, signal }),
  })

export const useStaffFigures = () =>
  useQuery({
    queryKey: [topic, 'staff-figures'],
    queryFn: ({ signal }) => call(staffRequests.figures, { signal }),
    placeholderData: keepPreviousData,
  })

const detailsKey = (id: string) => [topic, 'staff-request', id] as const

/** One request, shown first as the list has it. */
export function useStaffRequest(id: string | null) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: detailsKey(id ?? ''),
    queryFn: ({ signal }) => call(staffRequests.find, { params: { id: id ?? '' }, signal }),
    placeholderData: () => listed(cache, id),
    enabled: id !== null,
  })
}

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

/** Until the server answers, every screen shows the new status. */
export const useChangeStatus = () =>
  useUpdate(
    ({ request: { id, version }, changes }: PendingRequestChange & { changes: { status: Status } }) =>
      call(staffRequests.changeStatus, { params: { id }, body: { status: changes.status }, ifMatch: version }),
    show,
    changeKey,
  )

/** Takes a request. When somebody else was first, the lists are read again. */
export function useTake() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(staffRequests.take, { params: { id } }),
    onSuccess: (taken) => show(cache, taken),
    onError: () => cache.invalidateQueries({ queryKey: [topic] }),
  })
}

export const useAddStaffNote = (id: string) =>
  useCreate(
    (body: NewNote, idempotencyKey) => call(staffRequests.addNote, { params: { id }, body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: detailsKey(id) }),
  )

/** The door code is kept nowhere: it is gone with the component that shows it. */
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

/** Sends the photos of the result and then the visit. Sent again after an error, nothing is there twice. */
export function useRecordVisit({ id, version }: StaffRequest) {
  const cache = useQueryClient()
  const idempotency = useIdempotencyKey()
  const keys = useRef(new WeakMap<File, string>())
  return useMutation({
    mutationFn: async ({ photos, visit }: VisitToSend) => {
      for (const photo of photos) {
        const picture = await smallerPicture(photo)
        if (!picture) throw new CallFailed(400, staffWords.photoNotRead)
        const idempotencyKey = keys.current.get(photo) ?? createKey()
        keys.current.set(photo, idempotencyKey)
        await call(staffRequests.addPhoto, { params: { id }, body: picture, idempotencyKey })
      }
      const idempotencyKey = idempotency.keyFor(visit)
      return call(staffRequests.complete, { params: { id }, body: visit, ifMatch: version, idempotencyKey })
    },
    onSuccess: (changed) => {
      idempotency.done()
      show(cache, changed)
    },
    onError: (error) => {
      const present = presentRecord<StaffRequest>(error)
      if (present) show(cache, present)
    },
  })
}
