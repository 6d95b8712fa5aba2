import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents } from '#platform/roles.ts'
import { MoveStep } from './contract.ts'

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
}
