import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residentsAndHousehold } from '#platform/roles.ts'
import { helpKinds } from './choices.ts'
import { OwnNeedInput } from './schemas.ts'

const Instant = z.iso.datetime()

/** An entry of the roster, as the person of the account sees it. */
export const OwnNeed = z.object({
  id: z.uuid(),
  unitId: z.uuid(),
  unitNumber: z.string(),
  fullName: z.string(),
  needs: z.array(z.enum(helpKinds)),
  note: z.string(),
  pets: z.string(),
  consentedAt: Instant,
  /** Of the text that was agreed to. */
  consentVersion: z.int(),
  /** How the person agreed, when the office entered it; '' otherwise. */
  consentNote: z.string(),
  /** The last time that the roster was opened since this entry was made. */
  lastView: z.object({ at: Instant, isDrill: z.boolean() }).nullable(),
  version: z.int(),
})
export type OwnNeed = z.infer<typeof OwnNeed>

const own = { roles: residentsAndHousehold, householdRight: 'any' } as const
const path = '/api/tenant/emergency-needs'

export const ownEmergencyNeeds = {
  list: endpoint({
    ...own,
    method: 'GET',
    path,
    summary: 'What the signed-in person entered in the emergency roster',
    reply: z.array(OwnNeed),
  }),
  add: endpoint({
    ...own,
    method: 'POST',
    path,
    summary: 'Enter a person of the own home, or pets, in the emergency roster, with consent',
    body: OwnNeedInput,
    status: 201,
    errors: [409],
    reply: OwnNeed,
  }),
  change: endpoint({
    ...own,
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Correct an own entry of the emergency roster',
    body: OwnNeedInput,
    ifMatch: true,
    errors: [409],
    reply: OwnNeed,
  }),
  withdraw: endpoint({
    ...own,
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Withdraw the consent: the entry is deleted at once',
    reply: z.object({ message: z.string() }),
  }),
}
