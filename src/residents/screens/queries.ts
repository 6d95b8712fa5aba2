import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { pathOf } from '#platform/endpoint.ts'
import { call, callPage } from '#platform/screens/call.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { useIdempotencyKey } from '#platform/screens/use-idempotency-key.ts'
import type { AccessCodeName } from '../choices.ts'
import { residents } from '../contract.ts'
import type { Resident, ResidentFilter } from '../resident.ts'
import type { ResidentValues } from '../resident-values.ts'

const noun = 'residents'
/** Whose changes show in a resident, beside their own. */
const meta = { topics: ['accounts', 'occupancy', 'units'] }
export const ownKey = (userId: string) => [noun, 'own', userId] as const
const oneKey = (id: string) => [noun, 'one', id] as const

/** A page of the list; the page before stays on the screen until the next is there. */
export const useResidents = (filter: Partial<ResidentFilter>) =>
  useQuery({
    queryKey: [noun, 'list', filter],
    queryFn: ({ signal }) => callPage(residents.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
    meta,
  })

/** One resident; what a list already showed of them is shown at once. */
export function useResident(id: string) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(residents.find, { params: { id }, signal }),
    placeholderData: () => listed(cache, id),
    meta,
  })
}

const listed = (cache: QueryClient, id: string): Resident | undefined =>
  cache
    .getQueriesData<{ rows: Resident[] }>({ queryKey: [noun, 'list'] })
    .flatMap(([, page]) => page?.rows ?? [])
    .find((resident) => resident.id === id)

/** The signed-in resident's own record. */
export const useOwnProfile = (userId: string) =>
  useQuery({
    queryKey: ownKey(userId),
    queryFn: ({ signal }) => call(residents.own, { params: { userId }, signal }),
    meta,
  })

/** Units to offer to a new resident; asked for only while the dialog is open. */
export const useVacantUnits = (asked: boolean) =>
  useQuery({
    queryKey: [noun, 'vacant-units'],
    queryFn: ({ signal }) => call(residents.vacantUnits, { signal }),
    enabled: asked,
    meta,
  })

export function useAddResident() {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  return useMutation({
    // The door takes what is typed: '' for nothing, lists with commas, days and phones as they stand.
    mutationFn: (body: object) => call(residents.add, { body: body as never, idempotencyKey: act.keyFor(body) }),
    onSuccess: (resident) => {
      act.done()
      showResident(cache, resident)
    },
  })
}

/** Saves changes to the version that was read; when somebody else was faster, their record is shown. */
export function useChangeResident(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ changes, version }: { changes: Partial<ResidentValues>; version: number }) =>
      call(residents.change, { params: { id }, body: changes, ifMatch: version }),
    onSuccess: (resident) => showResident(cache, resident),
    onError: (error) => {
      if (isStale(error) && error.present) showResident(cache, error.present as Resident)
    },
  })
}

/** Somebody else changed it first, and the refusal brings the record as it is now. */
export const isStale = (error: unknown): error is CallFailed => error instanceof CallFailed && error.status === 412

export function useAddResidentNote(id: string) {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  return useMutation({
    mutationFn: (note: string) =>
      call(residents.addNote, { params: { id }, body: { note }, idempotencyKey: act.keyFor(note) }),
    onSuccess: (resident) => {
      act.done()
      showResident(cache, resident)
    },
  })
}

/** Puts a newer record where it is shown, and reads the lists again. */
function showResident(cache: QueryClient, resident: Resident) {
  cache.setQueryData(oneKey(resident.id), resident)
  for (const topic of [noun, 'occupancy', 'units']) void cache.invalidateQueries({ queryKey: [topic] })
}

/** A code in plain; it stays in no cache. */
export const useReveal = (id: string) =>
  useMutation({
    mutationFn: (code: AccessCodeName) => call(residents.reveal, { params: { id }, body: { code } }),
    gcTime: 0,
  })

export const useActivity = (id: string) =>
  useQuery({
    queryKey: [noun, 'activity', id],
    queryFn: ({ signal }) => call(residents.activity, { params: { id }, signal }),
    meta: { topics: [...meta.topics, 'maintenance', 'payments'] },
  })

/** Fetches the list as a file, so that a refusal can be told; then hands it to the browser. */
export const useExport = () =>
  useMutation({
    mutationFn: async (filter: Partial<ResidentFilter>) => {
      const asked = Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)])
      const answer = await fetch(`${pathOf(residents.exportList)}?${new URLSearchParams(asked)}`, {
        credentials: 'same-origin',
      })
      if (!answer.ok) {
        const said = (await answer.json().catch(() => null)) as { message?: string } | null
        throw new CallFailed(answer.status, said?.message ?? answer.statusText)
      }
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'tenants.csv'
      save(await answer.blob(), name)
    },
  })

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
