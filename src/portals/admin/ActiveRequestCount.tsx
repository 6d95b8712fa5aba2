import { useRequests } from '#maintenance/requests/screens/queries.ts'

/** The number of active requests, for the tab; nothing when there is none. */
export function ActiveRequestCount() {
  return useRequests({ status: 'active', limit: 1 }).data?.total || null
}
