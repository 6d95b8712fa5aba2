import { useOpenMessages } from './queries.ts'

/** The number of open messages, for the tab; nothing when there is none. */
export function OpenMessageCount() {
  return useOpenMessages().data?.total || null
}
