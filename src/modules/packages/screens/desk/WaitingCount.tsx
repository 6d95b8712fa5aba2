import { useSummary } from './queries.ts'

/** How many packages wait, for the tab; nothing when there is none. */
export function WaitingCount() {
  return useSummary().data?.waiting || null
}
