import { getTableColumns, sql } from 'drizzle-orm'
import { apiPhone, groupPhones } from '#building/server/phones.ts'
import type { InvitationState } from '../choices.ts'
import type { UserAccount } from '../user-account.ts'
import { hasNeverSignedIn, invitationState } from './invitations/invitation-state.ts'
import { users } from './table.ts'

/** The columns of an account, with the telephone as the API returns it and the invitation as it is at `now`. */
export const accountColumns = (now: Date) => ({
  ...getTableColumns(users),
  phone: apiPhone(users.phone),
  invitation: sql<InvitationState | null>`case when ${hasNeverSignedIn} then ${invitationState(now)} end`,
})

type AccountRow = typeof users.$inferSelect & { invitation: InvitationState | null }

export const toUserAccount = (user: AccountRow): UserAccount => ({
  ...groupPhones(user, 'phone'),
  isActive: user.status === 'Active',
  hasSecondFactor: user.secondFactorSince !== null,
  lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
})
