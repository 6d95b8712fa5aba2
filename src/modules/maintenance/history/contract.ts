import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { Instant, Person } from '../requests/request.ts'

export const events = ['assigned', 'reassigned', 'unassigned', 'vendor', 'noVendor', 'confirmed', 'closed'] as const

/** An event of a request that has no note or message: an assignment to a person or a vendor, or its confirmation. */
export const RequestEvent = z.object({
  id: z.uuid(),
  event: z.enum(events),
  /** The new assignee, or the previous one when unassigned. */
  who: Person.nullable(),
  /** The vendor that has the request from now on, or had it until now. */
  vendor: z.string().nullable(),
  /** Null for a change made by the program. */
  createdBy: Person.nullable(),
  createdAt: Instant,
})
export type RequestEvent = z.infer<typeof RequestEvent>

export const requestEvents = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests/:id/events',
    roles: office,
    summary: 'The assignments and confirmations of a request, oldest first',
    reply: z.array(RequestEvent),
  }),
}
