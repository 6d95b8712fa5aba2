import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, callFile, callPage } from '#platform/ui/data/call.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { readPrintedRows } from '#platform/ui/lists/output/printed-rows.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useUpdate } from '#platform/ui/data/use-update.ts'
import { type AnnouncementFilter, announcements, type OfficeAnnouncement, type RecipientFilter } from '../contract.ts'
import type { AnnouncementAudience } from '../announcement-audience.ts'
import type { NewAnnouncement } from '../announcement-input.ts'

export const topic = 'announcements'
const oneKey = (id: string) => [topic, 'one', id] as const
/** While e-mails are being delivered, their state is polled at this interval, in milliseconds. */
const sending = 3000

/** A page of the list. The previous page stays on the screen until the next one is loaded. */
export const useAnnouncements = (filter: Partial<AnnouncementFilter>) =>
  useQuery({
    queryKey: [topic, 'list', filter],
    queryFn: ({ signal }) => callPage(announcements.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

/** One announcement, shown first as the list has it. */
export function useAnnouncement(id: string | null) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: ({ signal }) => call(announcements.find, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    placeholderData: () => listed(cache, id),
    refetchInterval: ({ state }) => (state.data?.reach?.queued ? sending : false),
  })
}

const listed = (cache: QueryClient, id: string | null): OfficeAnnouncement | undefined =>
  cache
    .getQueriesData<{ rows: OfficeAnnouncement[] }>({ queryKey: [topic, 'list'] })
    .flatMap(([, page]) => page?.rows ?? [])
    .find((announcement) => announcement.id === id)

/** The recipients; polled while e-mails are being delivered. */
export const useRecipients = (id: string, filter: Partial<RecipientFilter>, queued: boolean) =>
  useQuery({
    queryKey: [topic, 'recipients', id, filter],
    queryFn: ({ signal }) => callPage(announcements.recipients, { params: { id }, query: filter, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: queued ? sending : false,
  })

/** How many residents an audience reaches; null disables the query. */
export const useReach = (audience: AnnouncementAudience | null) =>
  useQuery({
    queryKey: [topic, 'reach', audience],
    queryFn: ({ signal }) =>
      call(announcements.reach, { body: { audience: audience ?? { kind: 'everyone' } }, signal }),
    enabled: audience !== null,
    placeholderData: keepPreviousData,
    meta: { topics: ['occupancy'] },
  })

/** The homes of the building, to choose floors, stacks and units from. */
export const usePlaces = () =>
  useQuery({
    queryKey: [topic, 'places'],
    queryFn: ({ signal }) => call(announcements.places, { signal }),
    meta: { topics: ['units'] },
  })

export const useSheet = (id: string) =>
  useQuery({
    queryKey: [topic, 'sheet', id],
    queryFn: ({ signal }) => call(announcements.sheet, { params: { id }, signal }),
  })

export type SentAnnouncement = Omit<NewAnnouncement, 'publishedAt' | 'expiresAt'> & {
  publishedAt: string | null
  expiresAt: string | null
}

export const useWriteAnnouncement = () =>
  useCreate((body: SentAnnouncement, idempotencyKey) => call(announcements.write, { body, idempotencyKey }), show)

export const useChangeAnnouncement = (id: string) =>
  useUpdate(
    ({ changes, version, operation }: { changes: Partial<SentAnnouncement>; version: number; operation: string }) =>
      call(announcements.change, { params: { id }, query: { operation }, body: changes, ifMatch: version }),
    show,
  )

/** With an operation it can be undone. */
type Acting = { announcement: OfficeAnnouncement; operation?: string }

/** The actions that need no input. */
export function useAnnouncementAction(action: 'end' | 'archive' | 'retry') {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ announcement: { id, version }, operation }: Acting) =>
      action === 'retry'
        ? call(announcements.retry, { params: { id } })
        : call(announcements[action], { params: { id }, query: { operation }, ifMatch: version }),
    onSuccess: (changed) => show(cache, changed),
    onSettled: () => cache.invalidateQueries({ queryKey: [topic] }),
  })
}

function show(cache: QueryClient, announcement: OfficeAnnouncement) {
  cache.setQueryData(oneKey(announcement.id), announcement)
  for (const part of ['list', 'recipients', 'emergencies']) void cache.invalidateQueries({ queryKey: [topic, part] })
}

/** Reminds those who have not read it; one press sends one e-mail to each, whatever is repeated. */
export const useRemind = (id: string) =>
  useCreate(
    ({ operation }: { operation: string }, idempotencyKey) =>
      call(announcements.remind, { params: { id }, query: { operation }, idempotencyKey }),
    show,
  )

export const useReadsByUnit = (id: string) =>
  useQuery({
    queryKey: [topic, 'reads', id],
    queryFn: ({ signal }) => call(announcements.readsByUnit, { params: { id }, signal }),
    meta: { topics: ['occupancy'] },
  })

export const useCorrectAddress = (id: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, email }: { userId: string; email: string }) =>
      call(announcements.correctAddress, { params: { id, userId }, body: { email } }),
    onSuccess: (saved) => show(cache, saved),
  })
}

/** Downloads the matching rows by fetch, so that errors can be shown. */
export const downloadAnnouncements = async (filter: Partial<AnnouncementFilter> & { columns?: string | undefined }) =>
  saveFile(await callFile(announcements.exportList, { query: filter }), 'announcements.csv')

/** The matching rows, for paper. */
export const readPrintedAnnouncements = (filter: Partial<AnnouncementFilter>) =>
  readPrintedRows((page) => callPage(announcements.list, { query: { ...filter, ...page } }))
