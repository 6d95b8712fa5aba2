import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pathOf } from '#platform/endpoint.ts'
import { call, callPage } from '#platform/ui/data/call.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { useTopicMutation } from '#platform/ui/data/use-topic-mutation.ts'
import { usePagedQuery } from '#platform/ui/data/use-paged-query.ts'
import { smallerPicture } from '#platform/ui/photos/smaller-picture.ts'
import type { PhotoKind } from '../../choices.ts'
import { packages, type Package } from '../../contract.ts'
import { packagePhotos } from '../../own-contract.ts'
import { deskScreenWords as words } from '../../messages/desk-screens.ts'
import type { HandOver, NewPackage, PackageChanges, PackageRulesInput, PlacesInput } from '../../schemas.ts'

const topic = 'packages'
const meta = { topics: ['front-desk'] }
/** One page of the list, and the most on a shelf list. */
const pageSize = 50
const mostPrinted = 200

export const packagePhotoAddress = (id: string, size: 'full' | 'thumbnail') =>
  `${pathOf(packagePhotos.show, { id })}?size=${size}`

export const useSummary = () =>
  useQuery({ queryKey: [topic, 'summary'], queryFn: ({ signal }) => call(packages.summary, { signal }), meta })

export const useMonths = () =>
  useQuery({ queryKey: [topic, 'months'], queryFn: ({ signal }) => call(packages.months, { signal }) })

export const usePackage = (id: string | null) =>
  useQuery({
    queryKey: [topic, 'one', id],
    queryFn: ({ signal }) => call(packages.find, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    meta,
  })

export type ListFilter = { state: 'here' | 'done' | 'all'; direction?: 'incoming' | 'outgoing'; search?: string }

export const usePackageList = (filter: ListFilter) =>
  usePagedQuery({
    queryKey: [topic, 'list', filter],
    readPage: (cursor, signal) =>
      callPage(packages.list, {
        query: { ...filter, limit: pageSize, cursor },
        signal,
      }),
    meta,
  })

/** What is at one place, or in one home. */
export const usePackagesAt = (where: { place?: string; unitId?: string } | null) =>
  useQuery({
    queryKey: [topic, 'at', where],
    queryFn: ({ signal }) => call(packages.list, { query: { ...where, state: 'here', limit: mostPrinted }, signal }),
    enabled: where !== null,
    placeholderData: keepPreviousData,
    meta,
  })

/** Everything that is here, for a shelf list. */
export async function readShelfList(): Promise<Package[]> {
  const rows: Package[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { rows: Package[]; next: string | null } = await callPage(packages.list, {
      query: { state: 'here', limit: mostPrinted, ...(cursor === '' ? {} : { cursor }) },
    })
    rows.push(...page.rows)
    cursor = page.next
  }
  return rows
}

export function useTakeIn() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, operation }: { body: NewPackage; operation: string }) =>
      // The operation is the key too: a call that is sent twice takes in one package.
      call(packages.add, { query: { operation }, body: { ...body, intakeKey: operation } }),
    onSettled: () => cache.invalidateQueries({ queryKey: [topic] }),
  })
}

export const useChangePackage = () =>
  useTopicMutation(topic, ({ shown, body, operation }: { shown: Package; body: PackageChanges; operation: string }) =>
    call(packages.change, { params: { id: shown.id }, query: { operation }, body, ifMatch: shown.version }),
  )

export const useHandOver = () =>
  useTopicMutation(topic, ({ body, operation }: { body: HandOver; operation: string }) =>
    call(packages.handOver, { query: { operation }, body }),
  )

/** The packages of a code. It is read once, because a wrong one counts, and leaves the cache with its screen. */
const byCode = (code: string) =>
  queryOptions({
    queryKey: ['pickup-code', code],
    queryFn: () => call(packages.byCode, { body: { code } }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The packages of a complete code, while it is typed. */
export const useFoundByCode = (code: string | null) => useQuery({ ...byCode(code ?? ''), enabled: code !== null })

/** The same at once. */
export function useByCode() {
  const cache = useQueryClient()
  return (code: string) => cache.fetchQuery(byCode(code))
}

/** Read for each form, because it begins with them. */
export const useRules = () =>
  useQuery({ queryKey: [topic, 'rules'], queryFn: ({ signal }) => call(packages.rules, { signal }), gcTime: 0 })

export const useSetRules = () =>
  useTopicMutation(topic, (change: { body: PackageRulesInput; operation: string; version: number }) =>
    call(packages.setRules, { query: { operation: change.operation }, body: change.body, ifMatch: change.version }),
  )

export const useSetPlaces = () => useTopicMutation(topic, (body: PlacesInput) => call(packages.setPlaces, { body }))

/** Uploads a photo or a signature; returns its id. */
export async function uploadPhoto(kind: PhotoKind, file: File): Promise<string> {
  const picture = await smallerPicture(file)
  if (!picture) throw new CallFailed(400, words.handOver.notUploaded)
  return (await call(packages.upload, { query: { kind }, body: picture })).id
}
