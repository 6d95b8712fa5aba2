import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { NewMember } from '#occupancy/members/schemas.ts'
import { householdRights } from '#platform/household-rights.ts'
import { residents } from '#platform/roles.ts'
import { MoveStep } from './contract.ts'

/** A person whom a resident invites to the household on the first day in the home. */
export const PlannedMember = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  rights: z.array(z.enum(householdRights)),
})
export type PlannedMember = z.infer<typeof PlannedMember>

export const NewPlannedMember = NewMember.omit({ unitId: true })
export type NewPlannedMember = z.infer<typeof NewPlannedMember>

/** The planned move of a resident who has no home yet. */
export const OwnMove = z.object({
  unitNumber: z.string(),
  floor: z.int(),
  /** Their first day in the home. */
  firstDay: z.iso.date(),
  elevatorNote: z.string().nullable(),
  /** The steps that the residents take. */
  steps: z.array(MoveStep.pick({ id: true, key: true, title: true, dueDay: true }).extend({ isDone: z.boolean() })),
})
export type OwnMove = z.infer<typeof OwnMove>

export const ownMoves = {
  next: endpoint({
    method: 'GET',
    path: '/api/tenant/move',
    roles: residents,
    summary: 'The planned move of the signed-in resident into their first home; null when there is none',
    reply: z.object({ move: OwnMove.nullable() }),
  }),
  household: endpoint({
    method: 'GET',
    path: '/api/tenant/move/household',
    roles: residents,
    summary: 'The people whom the signed-in resident invites on the first day in the home',
    reply: z.array(PlannedMember),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/tenant/move/household',
    roles: residents,
    summary: 'Plan an invitation to the household, which goes out when the first day in the home begins',
    body: NewPlannedMember,
    status: 201,
    errors: [409],
    reply: PlannedMember,
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/tenant/move/household/:id',
    roles: residents,
    summary: 'Remove a planned invitation to the household',
    reply: z.object({ message: z.string() }),
  }),
}
