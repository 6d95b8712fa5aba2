import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { accounts } from '#accounts/contract.ts'
import { building } from '#building/contract.ts'
import { call, callPage } from '#platform/screens/call.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { useIdempotencyKey } from '#platform/screens/use-idempotency-key.ts'
import type { Status } from '../choices.ts'
import { maintenance } from '../contract.ts'
import { requestDeeds } from '../deeds-contract.ts'
import { type NewOwnRequest, type OwnRequest, ownRequests } from '../own-contract.ts'
import type { Entry, NewNote, NewPause, RequestChanges } from '../request-input.ts'
import { requestMessages } from '../messages-contract.ts'
import type { NewMessage } from '../messages-contract.ts'
import type { CountFilter, MaintenanceRequest, RequestFilter } from '../request.ts'

/** The person whose queue it is. */
export const useMyself = () =>
  useQuery({ queryKey: ['accounts', 'myself'], queryFn: ({ signal }) => call(accounts.me, { signal }) })

/** Whom to call when it cannot wait, from the profile that the whole page shares. */
export const useSecurityPhone = () =>
  useQuery({
    queryKey: ['building', 'profile'],
    queryFn: ({ signal }) => call(building.profile, { signal }),
  }).data?.securityPhone

const noun = 'maintenance'
const oneKey = (id: string) => [noun, 'request', id] as const
const queueKey = [noun, 'queue'] as const
export const ownKey = [noun, 'own'] as const

/** A page of the office's list, which begins after `from` rows; the page before stays until the next is there. */
export const useRequests = (filter: Partial<RequestFilter>, from = 0) =>
  useQuery({
    queryKey: [noun, 'requests', filter],
    queryFn: async ({ signal }) => ({ ...(await callPage(maintenance.list, { query: filter, signal })), from }),
    placeholderData: keepPreviousData,
  })

/** The figures over the requests that fit, whatever their status. */
export const useStatistics = (which: CountFilter) =>
  useQuery({
    queryKey: [noun, 'statistics', which],
    queryFn: ({ signal }) => call(maintenance.statistics, { query: which, signal }),
    placeholderData: keepPreviousData,
  })

/** Places outside the homes where something was reported before. */
export const usePlaces = () =>
  useQuery({ queryKey: [noun, 'places'], queryFn: ({ signal }) => call(maintenance.places, { signal }) })

/** One request; what a list already showed of it is shown at once. */
export function useRequest(id: string | null) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: ({ signal }) => call(maintenance.find, { params: { id: id ?? '' }, signal }),
    placeholderData: () => listed(cache, id),
    enabled: id !== null,
  })
}

function listed(cache: QueryClient, id: string | null): MaintenanceRequest | undefined {
  type Listed = { rows?: MaintenanceRequest[]; pages?: { rows: MaintenanceRequest[] }[] }
  const lists = cache.getQueriesData<Listed>({ queryKey: [noun, 'requests'] })
  for (const [, list] of lists)
    for (const { rows } of list?.pages ?? [{ rows: list?.rows ?? [] }]) {
      const found = rows.find((request) => request.id === id)
      if (found) return found
    }
  return undefined
}

/** Saves changes to the version that was read; when somebody else was faster, their record is shown. */
export function useChangeRequest(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ changes, version }: { changes: RequestChanges; version: number }) =>
      call(maintenance.change, { params: { id }, body: changes, ifMatch: version }),
    onSuccess: (request) => showRequest(cache, request),
    onError: (error) => showPresent(cache, error),
  })
}

export function useMoveRequest(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ status, version }: { status: Status; version: number }) =>
      call(maintenance.move, { params: { id }, body: { status }, ifMatch: version }),
    onSuccess: (request) => showRequest(cache, request),
    onError: (error) => showPresent(cache, error),
  })
}

/** Puts a newer record everywhere it is shown, and reads the lists again. */
function showRequest(cache: QueryClient, request: MaintenanceRequest) {
  cache.setQueryData(oneKey(request.id), request)
  cache.setQueriesData<{ rows: MaintenanceRequest[] }>(
    { queryKey: queueKey },
    (queue) => queue && { ...queue, rows: queue.rows.map((listed) => (listed.id === request.id ? request : listed)) },
  )
  void cache.invalidateQueries({ queryKey: [noun] })
}

/** Somebody else changed it first, and the refusal brings the record as it is now. */
export const isStale = (error: unknown): error is CallFailed => error instanceof CallFailed && error.status === 412

function showPresent(cache: QueryClient, error: unknown) {
  if (isStale(error) && error.present) showRequest(cache, error.present as MaintenanceRequest)
}

export const useRequestNotes = (id: string) =>
  useQuery({
    queryKey: [noun, 'notes', id],
    queryFn: ({ signal }) => call(maintenance.notes, { params: { id }, signal }),
  })

export function useAddNote(id: string) {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  return useMutation({
    mutationFn: (note: NewNote) =>
      call(maintenance.addNote, { params: { id }, body: note, idempotencyKey: act.keyFor(note) }),
    onSuccess: () => {
      act.done()
      return cache.invalidateQueries({ queryKey: [noun, 'notes', id] })
    },
  })
}

/** To whom a request was given, and how it came to count as fixed. */
export const useDeeds = (id: string) =>
  useQuery({
    queryKey: [noun, 'deeds', id],
    queryFn: ({ signal }) => call(requestDeeds.list, { params: { id }, signal }),
  })

/** The messages about a request, oldest first. */
export const useMessages = (id: string) =>
  useQuery({
    queryKey: [noun, 'messages', id],
    queryFn: ({ signal }) => call(requestMessages.list, { params: { id }, signal }),
  })

/** Whom a message reaches, or why nobody. */
export const useRecipients = (id: string) =>
  useQuery({
    queryKey: [noun, 'recipients', id],
    queryFn: ({ signal }) => call(requestMessages.recipients, { params: { id }, signal }),
    meta: { topics: ['residents', 'occupancy', 'accounts'] },
  })

export function useSendMessage(id: string) {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  return useMutation({
    mutationFn: (message: NewMessage) =>
      call(requestMessages.send, { params: { id }, body: message, idempotencyKey: act.keyFor(message) }),
    onSuccess: () => {
      act.done()
      return cache.invalidateQueries({ queryKey: [noun, 'messages', id] })
    },
  })
}

/** Stops the clock of a request, or lets it run again. */
export function usePause(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ pause, version }: { pause: NewPause | null; version: number }) =>
      pause
        ? call(maintenance.pause, { params: { id }, body: pause, ifMatch: version })
        : call(maintenance.resume, { params: { id }, ifMatch: version }),
    onSuccess: (request) => showRequest(cache, request),
    onError: (error) => showPresent(cache, error),
  })
}

/** Reminds whoever must act next. */
export function useNudge(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(maintenance.nudge, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [noun, 'notes', id] }),
  })
}

/** Firms outside the house. */
export const useVendors = (enabled: boolean) =>
  useQuery({
    queryKey: [noun, 'vendors'],
    queryFn: ({ signal }) => call(maintenance.vendors, { signal }),
    enabled,
  })

/** Everyone a request can be given to. */
export const useAssignees = () =>
  useQuery({ queryKey: ['accounts', 'assignees'], queryFn: ({ signal }) => call(accounts.assignees, { signal }) })

/** What was reported of a unit and is not worked on now: on hold first. */
export const useUnitHistory = (unitId: string) =>
  useQuery({
    queryKey: [noun, 'history', unitId],
    queryFn: ({ signal }) => call(maintenance.history, { params: { unitId }, signal }),
  })

/** The staff portal's list: everything, or what one person is given. */
export const useQueue = (assignedTo: string | null, enabled = true) =>
  useQuery({
    queryKey: [...queueKey, assignedTo],
    queryFn: ({ signal }) => callPage(maintenance.queue, { query: assignedTo === null ? {} : { assignedTo }, signal }),
    enabled,
  })

export const useOwnRequests = () =>
  useQuery({ queryKey: ownKey, queryFn: ({ signal }) => call(ownRequests.list, { signal }) })

/** The homes the signed-in resident can report something for. */
export const useHomes = () =>
  useQuery({
    queryKey: [noun, 'homes'],
    queryFn: ({ signal }) => call(ownRequests.homes, { signal }),
    meta: { topics: ['occupancy'] },
  })

/** Says anew how the own home may be entered. */
export function useChangeEntry(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (entry: Entry) => call(ownRequests.changeEntry, { params: { id }, body: entry }),
    onSuccess: (changed) => {
      cache.setQueryData<OwnRequest[]>(ownKey, (own) => own?.map((one) => (one.id === id ? changed : one)))
    },
  })
}

export function useSubmitRequest() {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  return useMutation({
    mutationFn: (request: NewOwnRequest) =>
      call(ownRequests.file, { body: request, idempotencyKey: act.keyFor(request) }),
    onSuccess: (filed) => {
      act.done()
      cache.setQueryData<OwnRequest[]>(ownKey, (own) => own && [filed, ...own.filter(({ id }) => id !== filed.id)])
      return cache.invalidateQueries({ queryKey: ownKey })
    },
  })
}
