import { useRequests } from '#maintenance/screens/queries.ts'

/** How many requests somebody is to work on now, for the tab of the section; nothing where none does. */
export function ActiveRequestCount() {
  return useRequests({ status: 'active', limit: 1 }).data?.total || null
}
