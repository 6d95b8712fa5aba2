import { useUnread } from './queries.ts'

/** The number of unread announcements, for the tab; nothing when there is none. */
export function UnreadCount() {
  return useUnread().data?.unread || null
}
