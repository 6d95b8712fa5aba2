import { getTableColumns, sql } from 'drizzle-orm'
import { apiPhone, groupPhones } from '#building/server/phones.ts'
import type { InvitationState } from '../choices.ts'
import type { UserAccount } from '../user-account.ts'
import { invitationState, isInvitable } from './invitations/invitation-state.ts'
import { users } from './table.ts'

/** The columns of an account, with the telephone as the API returns it. */
export const accountColumns = {
  ...getTableColumns(users),
  phone: apiPhone(users.phone),
  invitation: sql<InvitationState | null>`case when ${isInvitable} then ${invitationState} end`,
}

type AccountRow = typeof users.$inferSelect & { invitation: InvitationState | null }

export const toUserAccount = (user: AccountRow): UserAccount => ({
  ...groupPhones(user, 'phone'),
  isActive: user.status === 'Active',
  hasSecondFactor: user.secondFactorSince !== null,
  lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
})
