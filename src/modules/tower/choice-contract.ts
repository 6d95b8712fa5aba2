import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'

/** A unit as a picker offers it. */
export const UnitChoice = z.object({
  id: z.uuid(),
  unitNumber: z.string(),
  floor: z.int(),
  /** The full names of its residents, the primary one first. */
  residentNames: z.array(z.string()),
})
export type UnitChoice = z.infer<typeof UnitChoice>

/** A unit above, below or beside another one. */
export const NeighbourUnit = z.object({
  id: z.uuid(),
  unitNumber: z.string(),
  floor: z.int(),
  slot: z.int().nullable(),
  openRequests: z.int(),
})
export type NeighbourUnit = z.infer<typeof NeighbourUnit>

export const unitChoices = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/unit-choices',
    roles: office,
    summary:
      'The first units whose number or residents contain every typed word; those whose number begins with it first',
    query: z.object({
      search: z.string().trim().max(200, 'The search can have at most 200 characters').default(''),
      limit: z.coerce.number('limit must be a number').int().min(1).max(100, 'limit must be at most 100').default(40),
    }),
    reply: z.array(UnitChoice),
  }),
  neighbours: endpoint({
    method: 'GET',
    path: '/api/admin/units/:id/neighbours',
    roles: office,
    summary:
      'The units above and below a unit or on its riser, with the unit itself, and those beside it; none when its place is unknown',
    reply: z.object({
      riser: z.array(NeighbourUnit),
      /** The riser that serves them, where it has been entered. */
      riserName: z.string().nullable(),
      adjacent: z.array(NeighbourUnit),
    }),
  }),
}
