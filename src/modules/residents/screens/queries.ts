import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useUpdate } from '#platform/ui/data/use-update.ts'
import type { AccessCodeName } from '../choices.ts'
import { residents } from '../contract.ts'
import type { Resident, ResidentFilter } from '../resident.ts'
import type { SentChanges } from '../resident-values.ts'

const topic = 'residents'
/** Other changes that show in a resident. */
const meta = { topics: ['accounts', 'occupancy', 'units'] }
export const ownKey = (userId: string) => [topic, 'own', userId] as const
const oneKey = (id: string) => [topic, 'one', id] as const

/** A page of the list. The previous page stays on the screen until the next one is loaded. */
export const useResidents = (filter: Partial<ResidentFilter>) =>
  useQuery({
    queryKey: [topic, 'list', filter],
    queryFn: ({ signal }) => callPage(residents.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
    meta,
  })

/** One resident, shown first as a list has it. */
export function useResident(id: string | null) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: ({ signal }) => call(residents.find, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    placeholderData: () => listed(cache, id),
    meta,
  })
}

const listed = (cache: QueryClient, id: string | null): Resident | undefined =>
  cache
    .getQueriesData<{ rows: Resident[] }>({ queryKey: [topic, 'list'] })
    .flatMap(([, page]) => page?.rows ?? [])
    .find((resident) => resident.id === id)

export const useOwnProfile = (userId: string) =>
  useQuery({
    queryKey: ownKey(userId),
    queryFn: ({ signal }) => call(residents.ownRecord, { signal }),
    meta,
  })

/** Units to offer to a new resident; loaded only while the dialog is open. */
export const useVacantUnits = (enabled: boolean) =>
  useQuery({
    queryKey: [topic, 'vacant-units'],
    queryFn: ({ signal }) => call(residents.vacantUnits, { signal }),
    enabled: enabled,
    meta,
  })

export const useAddResident = () =>
  useCreate(
    // The endpoint accepts values as typed: '' for nothing, comma-separated lists, dates and phones as they are.
    (body: object, idempotencyKey) => call(residents.add, { body: body as never, idempotencyKey }),
    showResident,
  )

export const useChangeResident = (id: string) =>
  useUpdate(
    ({ changes, version, operation }: { changes: SentChanges; version: number; operation: string }) =>
      call(residents.change, { params: { id }, query: { operation }, body: changes, ifMatch: version }),
    showResident,
  )

export const useAddResidentNote = (id: string) =>
  useCreate(
    (note: string, idempotencyKey) => call(residents.addNote, { params: { id }, body: { note }, idempotencyKey }),
    showResident,
  )

/** Updates every cached copy of a resident, and reads the lists again. */
function showResident(cache: QueryClient, resident: Resident) {
  cache.setQueryData(oneKey(resident.id), resident)
  for (const each of [topic, 'occupancy', 'units']) void cache.invalidateQueries({ queryKey: [each] })
}

/** A code in plain text; it is never cached. */
export const useReveal = (id: string) =>
  useMutation({
    mutationFn: (body: { code: AccessCodeName; unitId: string }) => call(residents.reveal, { params: { id }, body }),
    gcTime: 0,
  })

export const useActivity = (id: string) =>
  useQuery({
    queryKey: [topic, 'activity', id],
    queryFn: ({ signal }) => call(residents.activity, { params: { id }, signal }),
    meta: { topics: [...meta.topics, 'maintenance', 'payments'] },
  })
