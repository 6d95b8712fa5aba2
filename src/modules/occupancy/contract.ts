import { z } from 'zod'
import { accountStatuses } from '#accounts/choices.ts'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { tenantTypes } from '#residents/choices.ts'
import { words } from './messages/en.ts'

/** Owner or renter; belongs to the assignment, not to the person. */
export const residenceTypes = ['owner', 'renter'] as const
export const ResidenceType = z.enum(residenceTypes)
export type ResidenceType = z.infer<typeof ResidenceType>
export const ResidenceTypeInput = lenientEnum(residenceTypes, { tenant: 'renter', lessee: 'renter' })

/** A person's rank in the household of a unit. */
export const householdRanks = ['primary', 'secondary', 'other'] as const
export const HouseholdRank = z.enum(householdRanks)
export type HouseholdRank = z.infer<typeof HouseholdRank>

export const assignmentActions = ['assigned', 'removed', 'changed'] as const
export const AssignmentAction = z.enum(assignmentActions)
export type AssignmentAction = z.infer<typeof AssignmentAction>

const Instant = z.iso.datetime()

/** A current resident of a unit. */
export const UnitResident = z.object({
  id: z.uuid(),
  tenantId: z.uuid(),
  unitId: z.uuid(),
  residenceType: ResidenceType,
  rank: HouseholdRank,
  startedAt: Instant,
  version: z.int(),
  tenant: z.object({
    id: z.uuid(),
    userId: z.uuid(),
    fullName: z.string(),
    tenantType: z.enum(tenantTypes),
    isOwner: z.boolean(),
    status: z.enum(accountStatuses),
    emailPrimary: z.string().nullable(),
    phonePrimary: z.string().nullable(),
  }),
})
export type UnitResident = z.infer<typeof UnitResident>

/** An entry of a unit's history. */
export const AssignmentLog = z.object({
  id: z.uuid(),
  action: AssignmentAction,
  residenceType: ResidenceType,
  notes: z.string().nullable(),
  tenantId: z.uuid(),
  tenant: z.object({ id: z.uuid(), fullName: z.string() }),
  performedBy: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
  createdAt: Instant,
})
export type AssignmentLog = z.infer<typeof AssignmentLog>

const tenantId = z.uuid(words.choosePerson)
const Notes = z
  .string(words.badNotes)
  .trim()
  .max(200, words.badNotes)
  .transform((text) => text || null)
  .nullish()

export const NewAssignment = z.object({
  tenantId,
  /** Whether they live there as its owner. */
  isOwner: z.boolean(words.badOwner).optional(),
  residenceType: ResidenceTypeInput.optional(),
  /** The resident who leaves the unit in the same step (a reassignment). */
  replaces: z.uuid(words.choosePerson).nullish(),
  notes: Notes,
})
export type NewAssignment = z.infer<typeof NewAssignment>

export const AssignmentChanges = z.object({
  rank: HouseholdRank.optional(),
  residenceType: ResidenceTypeInput.optional(),
})
export type AssignmentChanges = z.infer<typeof AssignmentChanges>

export const occupancy = {
  residents: endpoint({
    method: 'GET',
    path: '/api/admin/units/:id/residents',
    roles: office,
    summary: 'The current residents of a unit, the primary one first',
    reply: z.array(UnitResident),
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/admin/units/:id/assign-tenant',
    roles: office,
    summary: 'Assign a resident to a unit, also in place of another',
    body: NewAssignment,
    status: 201,
    reply: UnitResident,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/units/:id/residents/:tenantId',
    roles: office,
    summary: 'Make a resident the primary or secondary one, or owner or renter',
    body: AssignmentChanges,
    ifMatch: true,
    errors: [409],
    reply: UnitResident,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/admin/units/:id/remove-tenant',
    roles: office,
    summary: 'Remove a resident from a unit; their rights there end at once',
    body: z.object({ tenantId, notes: Notes }),
    reply: z.object({ message: z.string() }),
  }),
  logs: endpoint({
    method: 'GET',
    path: '/api/admin/units/:id/assignment-logs',
    roles: office,
    summary: "The history of a unit's residents, newest first",
    reply: z.array(AssignmentLog),
  }),
}
