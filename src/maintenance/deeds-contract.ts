import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { Instant, Person } from './request.ts'

export const deeds = ['assigned', 'reassigned', 'unassigned', 'confirmed', 'closed'] as const

/** What happened to a request beside its notes and messages: who was given it, and how it came to count as fixed. */
export const RequestDeed = z.object({
  id: z.uuid(),
  deed: z.enum(deeds),
  /** Who was given the work, or had it until then. */
  who: Person.nullable(),
  /** Null: the program itself. */
  createdBy: Person.nullable(),
  createdAt: Instant,
})
export type RequestDeed = z.infer<typeof RequestDeed>

export const requestDeeds = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests/:id/deeds',
    for: office,
    summary: 'To whom a request was given, and how it came to count as fixed; oldest first',
    reply: z.array(RequestDeed),
  }),
}
