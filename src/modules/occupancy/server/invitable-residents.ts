import { sql } from 'drizzle-orm'
import { isInvitable } from '#accounts/server/invitations/invitation-state.ts'
import { isFormerResident } from './former-residents.ts'

/**
 * Whether a resident has never signed in and can be invited. An expression over the tables `residents` and `users`.
 */
export const isInvitableResident = sql`(${isInvitable} and users.role = 'tenant' and not ${isFormerResident})`
