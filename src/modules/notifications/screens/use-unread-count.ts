import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { unreadNotifications } from '../unread-contract.ts'

/** The number of unread notifications; in a file of its own, because every first screen has it. */
export const useUnreadCount = () =>
  useQuery({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => call(unreadNotifications.count, { signal }),
  }).data?.unread ?? 0
