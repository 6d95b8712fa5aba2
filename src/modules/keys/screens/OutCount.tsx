import { useKeySummary } from './queries.ts'

/** How many keys are out, for the tab; nothing when there is none. */
export function OutCount() {
  return useKeySummary().data?.out || null
}
