import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { accounts } from '#accounts/contract.ts'
import { building } from '#building/contract.ts'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { maintenance } from '../contract.ts'
import { requestEvents } from '../../history/contract.ts'
import type { NewOwnRequest } from '../../resident/schemas.ts'
import { type OwnRequest, ownRequests } from '../../resident/contract.ts'
import type { Entry, NewNote } from '../request-input.ts'
import { requestMessages } from '../../messaging/contract.ts'
import type { NewMessage } from '../../messaging/contract.ts'
import type { CountFilter, MaintenanceRequest, RequestFilter } from '../request.ts'

/** The phone number for emergencies, from the building's profile, which the whole page shares. */
export const useSecurityPhone = () =>
  useQuery({
    queryKey: ['building', 'profile'],
    queryFn: ({ signal }) => call(building.profile, { signal }),
  }).data?.securityPhone

export const topic = 'maintenance'
export const oneKey = (id: string) => [topic, 'request', id] as const
export const queueKey = [topic, 'queue'] as const
export const ownKey = [topic, 'own'] as const

/** A page of the office's list, beginning after `from` rows. The previous page stays until the next one is loaded. */
export const useRequests = (filter: Partial<RequestFilter>, from = 0) =>
  useQuery({
    queryKey: [topic, 'requests', filter],
    queryFn: async ({ signal }) => ({ ...(await callPage(maintenance.list, { query: filter, signal })), from }),
    placeholderData: keepPreviousData,
  })

/** The figures of the matching requests, whatever their status. */
export const useStatistics = (criteria: CountFilter) =>
  useQuery({
    queryKey: [topic, 'statistics', criteria],
    queryFn: ({ signal }) => call(maintenance.statistics, { query: criteria, signal }),
    placeholderData: keepPreviousData,
  })

/** Places outside the homes that earlier requests named. */
export const usePlaces = () =>
  useQuery({ queryKey: [topic, 'places'], queryFn: ({ signal }) => call(maintenance.places, { signal }) })

/** One request, shown first as a list has it. */
export function useRequest(id: string | null) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: ({ signal }) => call(maintenance.find, { params: { id: id ?? '' }, signal }),
    placeholderData: () => findListed(cache, id),
    enabled: id !== null,
  })
}

/** A request as a list that was read has it. */
export function findListed(cache: QueryClient, id: string | null): MaintenanceRequest | undefined {
  type Listed = { rows?: MaintenanceRequest[]; pages?: { rows: MaintenanceRequest[] }[] }
  const lists = ['requests', 'queue'].flatMap((list) => cache.getQueriesData<Listed>({ queryKey: [topic, list] }))
  for (const [, list] of lists)
    for (const { rows } of list?.pages ?? [{ rows: list?.rows ?? [] }]) {
      const found = rows.find((request) => request.id === id)
      if (found) return found
    }
  return undefined
}

export const useRequestNotes = (id: string) =>
  useQuery({
    queryKey: [topic, 'notes', id],
    queryFn: ({ signal }) => call(maintenance.notes, { params: { id }, signal }),
  })

export const useAddNote = (id: string) =>
  useCreate(
    (body: NewNote, idempotencyKey) => call(maintenance.addNote, { params: { id }, body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic, 'notes', id] }),
  )

/** The assignments of a request, and how it came to count as fixed. */
export const useEvents = (id: string) =>
  useQuery({
    queryKey: [topic, 'events', id],
    queryFn: ({ signal }) => call(requestEvents.list, { params: { id }, signal }),
  })

/** The messages about a request, oldest first. */
export const useMessages = (id: string) =>
  useQuery({
    queryKey: [topic, 'messages', id],
    queryFn: ({ signal }) => call(requestMessages.list, { params: { id }, signal }),
  })

/** Who a message reaches, or why nobody. */
export const useRecipients = (id: string) =>
  useQuery({
    queryKey: [topic, 'recipients', id],
    queryFn: ({ signal }) => call(requestMessages.recipients, { params: { id }, signal }),
    meta: { topics: ['residents', 'occupancy', 'accounts'] },
  })

export const useSendMessage = (id: string) =>
  useCreate(
    (body: NewMessage, idempotencyKey) => call(requestMessages.send, { params: { id }, body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic, 'messages', id] }),
  )

/** The external vendors. */
export const useVendors = (enabled: boolean) =>
  useQuery({
    queryKey: [topic, 'vendors'],
    queryFn: ({ signal }) => call(maintenance.vendors, { signal }),
    enabled,
  })

export const assigneesKey = ['accounts', 'assignees'] as const

/** Everyone a request can be assigned to. */
export const useAssignees = () =>
  useQuery({ queryKey: assigneesKey, queryFn: ({ signal }) => call(accounts.assignees, { signal }) })

/** The unit's requests that are not active, on hold first. */
export const useUnitHistory = (unitId: string) =>
  useQuery({
    queryKey: [topic, 'history', unitId],
    queryFn: ({ signal }) => call(maintenance.history, { params: { unitId }, signal }),
  })

export const useOwnRequests = () =>
  useQuery({ queryKey: ownKey, queryFn: ({ signal }) => call(ownRequests.list, { signal }) })

/** The homes the signed-in resident can submit a request for. */
export const useHomes = () =>
  useQuery({
    queryKey: [topic, 'homes'],
    queryFn: ({ signal }) => call(ownRequests.homes, { signal }),
    meta: { topics: ['occupancy'] },
  })

/** Changes how one's own home may be entered. */
export function useChangeEntry(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (entry: Entry) => call(ownRequests.changeEntry, { params: { id }, body: entry }),
    onSuccess: (changed) => {
      cache.setQueryData<OwnRequest[]>(ownKey, (own) => own?.map((request) => (request.id === id ? changed : request)))
    },
  })
}

export const useSubmitRequest = () =>
  useCreate(
    (body: NewOwnRequest, idempotencyKey) => call(ownRequests.file, { body, idempotencyKey }),
    (cache, filed) => {
      cache.setQueryData<OwnRequest[]>(ownKey, (own) => own && [filed, ...own.filter(({ id }) => id !== filed.id)])
      return cache.invalidateQueries({ queryKey: ownKey })
    },
  )
