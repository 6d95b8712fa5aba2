import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { Instant, Person } from '../requests/request.ts'
import { orderEvents } from '../work-orders/choices.ts'

export const events = [
  'assigned',
  'reassigned',
  'unassigned',
  'vendor',
  'noVendor',
  'confirmed',
  'closed',
  'edited',
  'order',
] as const

/**
 * An event of a request that has no note or message: an assignment to a person or a vendor, a step of a work order,
 * its confirmation, or an edited text.
 */
export const RequestEvent = z.object({
  id: z.uuid(),
  event: z.enum(events),
  /** The new assignee, or the previous one when unassigned. */
  who: Person.nullable(),
  /** The vendor that has the request from now on, or had it until now. */
  vendor: z.string().nullable(),
  /** A step of a work order. */
  order: z
    .object({
      event: z.enum(orderEvents),
      /** Empty once the personal data of the request's resident is erased. */
      code: z.string(),
      /** The time of a visit that was proposed or confirmed. */
      visit: z.string().nullable(),
      reason: z.string().nullable(),
      /** Dollars. */
      amount: z.number().nullable(),
    })
    .nullable(),
  /** Null for a change made by the program, and for one of a vendor. */
  createdBy: Person.nullable(),
  createdAt: Instant,
})
export type RequestEvent = z.infer<typeof RequestEvent>

export const requestEvents = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests/:id/events',
    roles: office,
    summary: 'The assignments, confirmations and edited texts of a request, oldest first',
    reply: z.array(RequestEvent),
  }),
}
