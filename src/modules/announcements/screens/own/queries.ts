import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pathOf } from '#platform/endpoint.ts'
import { call, callPage } from '#platform/ui/data/call.ts'
import { usePagedQuery } from '#platform/ui/data/use-paged-query.ts'
import type { AnnouncementCategory } from '../../choices.ts'
import { type Announcement, ownAnnouncements } from '../../own-contract.ts'

const topic = 'announcements'
const pageSize = 20
/** Moving in or out changes which announcements a resident sees. */
const meta = { topics: ['occupancy'] }

/** The resident's announcements, paginated. */
export const useOwnAnnouncements = (category: AnnouncementCategory | null) =>
  usePagedQuery({
    queryKey: [topic, 'own', category],
    readPage: (cursor, signal) =>
      callPage(ownAnnouncements.list, {
        query: { ...(category ? { category } : {}), cursor, limit: pageSize },
        signal,
      }),
    meta,
  })

export const useUnread = () =>
  useQuery({
    queryKey: [topic, 'unread'],
    queryFn: ({ signal }) => call(ownAnnouncements.unread, { signal }),
    meta,
  })

/** Opens an announcement; the same request marks it as read. */
export function useReadAnnouncement(id: string | null) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: [topic, 'read', id],
    queryFn: async () => {
      const announcement = await call(ownAnnouncements.read, { params: { id: id ?? '' } })
      markRead(cache, announcement)
      return announcement
    },
    enabled: id !== null,
    meta,
  })
}

/** Marks an announcement as read in every cached list. */
function markRead(cache: ReturnType<typeof useQueryClient>, announcement: Announcement) {
  void cache.invalidateQueries({ queryKey: [topic, 'own'] })
  void cache.invalidateQueries({ queryKey: [topic, 'unread'] })
  return announcement
}

/** The current emergencies, polled because one can end without a change. */
export const useEmergencies = () =>
  useQuery({
    queryKey: [topic, 'emergencies'],
    queryFn: ({ signal }) => call(ownAnnouncements.emergencies, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.length > 0 ? 60_000 : false),
    meta,
  })

export const useMailChoice = () =>
  useQuery({
    queryKey: [topic, 'by-mail'],
    queryFn: ({ signal }) => call(ownAnnouncements.mailChoice, { signal }),
  })

export function useSetMailChoice() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (enabled: boolean) => call(ownAnnouncements.setMailChoice, { body: { enabled } }),
    onSuccess: (choice) => cache.setQueryData([topic, 'by-mail'], choice),
  })
}

export const fileAddress = (id: string) => pathOf(ownAnnouncements.showFile, { id })
