import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residentsAndHousehold } from '#platform/roles.ts'

/** A key that a person has borrowed from the front desk, or that one they authorised has. */
export const OwnKey = z.object({
  id: z.uuid(),
  /** The number on its tag. */
  number: z.string(),
  /** The room that it opens, or the number of the home. */
  place: z.string(),
  /** Who took it, where it was another person. */
  borrower: z.string().nullable(),
  outAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  isOverdue: z.boolean(),
})
export type OwnKey = z.infer<typeof OwnKey>

export const ownKeys = {
  list: endpoint({
    method: 'GET',
    path: '/api/tenant/keys',
    roles: residentsAndHousehold,
    householdRight: 'any',
    summary:
      'The keys that the signed-in person has borrowed from the front desk, the one that is due first at the beginning',
    reply: z.array(OwnKey),
  }),
}
