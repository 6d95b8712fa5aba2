import { useCurrentLog } from './queries.ts'

/** How many points are open, for the tab; nothing when there is none. */
export function OpenCount() {
  return useCurrentLog().data?.openPoints.length || null
}
