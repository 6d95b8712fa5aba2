import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pathOf } from '#platform/endpoint.ts'
import { call, callPage } from '#platform/screens/call.ts'
import type { AnnouncementCategory } from '../choices.ts'
import { type Announcement, newsByMail, ownAnnouncements } from '../own-contract.ts'

const noun = 'announcements'
const pageSize = 20
/** Who moves in or out sees other news. */
const meta = { topics: ['occupancy'] }

/** The resident's announcements, page after page. */
export const useOwnAnnouncements = (category: AnnouncementCategory | null) =>
  useInfiniteQuery({
    queryKey: [noun, 'own', category],
    queryFn: ({ pageParam, signal }) =>
      callPage(ownAnnouncements.list, {
        query: { ...(category ? { category } : {}), cursor: pageParam, limit: pageSize },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta,
  })

/** How many are not read yet. */
export const useUnread = () =>
  useQuery({
    queryKey: [noun, 'unread'],
    queryFn: ({ signal }) => call(ownAnnouncements.unread, { signal }),
    meta,
  })

/** Opens one: reading it and marking it as read are the same call. */
export function useReadAnnouncement(id: string | null) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: [noun, 'read', id],
    queryFn: async () => {
      const found = await call(ownAnnouncements.read, { params: { id: id ?? '' } })
      markRead(cache, found)
      return found
    },
    enabled: id !== null,
    meta,
  })
}

/** What is read now stops being new where it is listed. */
function markRead(cache: ReturnType<typeof useQueryClient>, found: Announcement) {
  void cache.invalidateQueries({ queryKey: [noun, 'own'] })
  void cache.invalidateQueries({ queryKey: [noun, 'unread'] })
  return found
}

/** What everybody must know now; asked again from time to time, because one ends by itself. */
export const useEmergencies = () =>
  useQuery({
    queryKey: [noun, 'emergencies'],
    queryFn: ({ signal }) => call(ownAnnouncements.emergencies, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.length > 0 ? 60_000 : false),
    meta,
  })

export const useWantsMail = () =>
  useQuery({
    queryKey: [noun, 'by-mail'],
    queryFn: ({ signal }) => call(ownAnnouncements.wantsMail, { signal }),
  })

export function useWantMail() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wanted: boolean) => call(ownAnnouncements.wantMail, { body: { wanted } }),
    onSuccess: (said) => cache.setQueryData([noun, 'by-mail'], said),
  })
}

const linkKey = (token: string) => [noun, 'link', token] as const

/** What the link of a letter is about. */
export const useLetterChoice = (token: string) =>
  useQuery({ queryKey: linkKey(token), queryFn: ({ signal }) => call(newsByMail.look, { body: { token }, signal }) })

export function useChooseByLetter(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wanted: boolean) => call(newsByMail.choose, { body: { token, wanted } }),
    onSuccess: (said) => cache.setQueryData(linkKey(token), said),
  })
}

/** Where a file is read from. */
export const fileAddress = (id: string) => pathOf(ownAnnouncements.showFile, { id })
