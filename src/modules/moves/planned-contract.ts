import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { plannedChanges } from './choices.ts'

/** What a planned move changes for one resident: the end or the beginning of a home. */
export const PlannedMove = z.object({
  moveId: z.uuid(),
  tenantId: z.uuid(),
  change: z.enum(plannedChanges),
  unit: z.object({ id: z.uuid(), unitNumber: z.string() }),
  /** The last day in a home that is left, the first one in a home that begins. */
  day: z.iso.date(),
})
export type PlannedMove = z.infer<typeof PlannedMove>

export const plannedMoves = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/moves/planned',
    roles: office,
    summary: 'Who leaves which unit and who moves into which, of all planned moves, by day',
    reply: z.array(PlannedMove),
  }),
}
