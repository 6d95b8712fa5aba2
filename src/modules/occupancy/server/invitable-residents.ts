import { sql } from 'drizzle-orm'
import { hasNeverSignedIn, invitationState, isInvitable } from '#accounts/server/invitations/invitation-state.ts'
import { isFormerResident } from './former-residents.ts'

/** Whether a resident has never signed in. An expression over the tables `residents` and `users`, like the next. */
export const isNewResident = sql`(${hasNeverSignedIn} and users.role = 'tenant' and not ${isFormerResident})`

/** Whether a resident who has an address and has never signed in has got no invitation yet. */
export const lacksInvitation = (now: Date) => sql`(${isNewResident} and ${invitationState(now)} = 'none')`

/** Whether a resident has never signed in and can be invited. */
export const isInvitableResident = sql`(${isInvitable} and users.role = 'tenant' and not ${isFormerResident})`
