import { useUnread } from './own-queries.ts'

/** How many announcements are new, for the tab; nothing where none is. */
export function UnreadCount() {
  return useUnread().data?.unread || null
}
