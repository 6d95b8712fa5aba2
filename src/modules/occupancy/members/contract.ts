import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { householdRights } from '#platform/household-rights.ts'
import { office, residentsAndHousehold } from '#platform/roles.ts'
import { NewMember, MemberChanges } from './schemas.ts'

/** A person whom a resident invited to the portal for one home. */
export const HouseholdMember = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  rights: z.array(z.enum(householdRights)),
  /** Invited until the person has chosen a password. */
  status: z.enum(['invited', 'active']),
  invitedBy: z.string(),
  invitedAt: z.iso.datetime(),
  version: z.int(),
})
export type HouseholdMember = z.infer<typeof HouseholdMember>

/** A home of the signed-in person with the people invited to it. */
export const HouseholdHome = z.object({
  unitId: z.uuid(),
  unitNumber: z.string(),
  floor: z.int(),
  /** The resident who lives there and invites. */
  resident: z.string(),
  /** Empty for a member who may not change the household. */
  members: z.array(HouseholdMember),
})
export type HouseholdHome = z.infer<typeof HouseholdHome>

export const OwnHousehold = z.object({
  homes: z.array(HouseholdHome),
  /** What the signed-in person may do in the portal: everything for a resident. */
  rights: z.array(z.enum(householdRights)),
  isMember: z.boolean(),
  /** The most members of one home. */
  limit: z.int(),
})
export type OwnHousehold = z.infer<typeof OwnHousehold>

const Done = z.object({ message: z.string() })

export const household = {
  own: endpoint({
    method: 'GET',
    path: '/api/tenant/household',
    roles: residentsAndHousehold,
    householdRight: 'any',
    summary: "The signed-in person's homes, what they may do, and the people invited to the portal",
    reply: OwnHousehold,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/tenant/household/members',
    roles: residentsAndHousehold,
    householdRight: 'household',
    summary: 'Invite a person of the household to the portal, with what they may do',
    body: NewMember,
    status: 201,
    errors: [409, 429],
    reply: HouseholdMember,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/tenant/household/members/:id',
    roles: residentsAndHousehold,
    householdRight: 'household',
    summary: 'Change what a member of the household may do; it applies at their next call',
    body: MemberChanges,
    ifMatch: true,
    reply: HouseholdMember,
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/api/tenant/household/members/:id/invitation',
    roles: residentsAndHousehold,
    householdRight: 'household',
    summary: 'Send the invitation again, with a new link',
    errors: [409, 429],
    reply: Done,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/tenant/household/members/:id',
    roles: residentsAndHousehold,
    householdRight: 'household',
    summary: "End a member's access: the account, its sessions and links end at once",
    reply: Done,
  }),
}

export const householdOfUnit = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/units/:id/household',
    roles: office,
    summary: 'The people whom the residents of a unit invited to the portal',
    reply: z.array(HouseholdMember),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/admin/units/:id/household/:memberId',
    roles: office,
    summary: "End a household member's access at once",
    reply: Done,
  }),
}
