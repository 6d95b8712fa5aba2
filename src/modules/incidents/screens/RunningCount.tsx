import { useRunning } from './queries.ts'

/** How many incidents are running, for the tab; nothing when there is none. */
export function RunningCount() {
  return useRunning().data?.length || null
}
