import { z } from 'zod'
import { spelledLike } from '#platform/spelling.ts'

/** Whether somebody lives in a unit as its owner; belongs to the assignment, not to the person. */
export const residenceTypes = ['owner', 'renter'] as const
export const ResidenceType = z.enum(residenceTypes)
export type ResidenceType = z.infer<typeof ResidenceType>
export const ResidenceTypeAsSent = spelledLike(residenceTypes, { tenant: 'renter', lessee: 'renter' })

/** The place of a person in the household of a unit. */
export const householdRanks = ['primary', 'secondary', 'other'] as const
export const HouseholdRank = z.enum(householdRanks)
export type HouseholdRank = z.infer<typeof HouseholdRank>

export const assignmentActions = ['assigned', 'removed', 'changed'] as const
export const AssignmentAction = z.enum(assignmentActions)
export type AssignmentAction = z.infer<typeof AssignmentAction>
