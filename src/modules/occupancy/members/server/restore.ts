import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { writeAccount } from '#accounts/server/write-account.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { recordMembership } from './end.ts'
import { enqueueInvitation } from './invitation.ts'
import { householdMembers } from './table.ts'

/** A member whose membership a move is about to end, with how the person signs in; null without an own account. */
export type EndedMember = {
  id: string
  account: { status: 'Active' | 'Invited' | 'Suspended'; passwordHash: string | null } | null
}

/** The members of an assignment, before it ends. */
export async function selectEndingMembers(tx: Database, assignmentId: string): Promise<EndedMember[]> {
  const rows = await tx
    .select({ id: householdMembers.id, status: users.status, passwordHash: users.passwordHash })
    .from(householdMembers)
    .leftJoin(users, eq(users.id, householdMembers.userId))
    .where(and(eq(householdMembers.assignmentId, assignmentId), isNull(householdMembers.endedAt)))
    .orderBy(asc(householdMembers.id))
  return rows.map(({ id, status, passwordHash }) => ({ id, account: status && { status, passwordHash } }))
}

/**
 * Gives the members whom a move ended their membership and access back, in the new assignment of their resident. One who
 * has another account by now keeps that one. Who had not signed in yet gets a new invitation, because the link has ended.
 */
export async function restoreMembers(
  tx: Database,
  mail: Mail,
  assignmentId: string,
  ended: readonly EndedMember[],
  by: Author,
  now: Date,
): Promise<void> {
  for (const { id, account } of ended) {
    const [member] = await tx
      .select()
      .from(householdMembers)
      .where(and(eq(householdMembers.id, id), isNotNull(householdMembers.endedAt)))
      .for('update')
    if (!member || !(await restoreAccount(tx, member.userId, account, now))) continue
    const current = { ...member, assignmentId }
    await tx
      .update(householdMembers)
      .set({ assignmentId, endedAt: null, endedBy: null, version: member.version + 1, updatedAt: now })
      .where(eq(householdMembers.id, id))
    await recordMembership(tx, current, 'restored', {}, by, now)
    if (account?.status !== 'Invited') continue
    const [inviter] = await tx.select().from(users).where(eq(users.id, member.invitedBy))
    if (inviter) await enqueueInvitation(tx, mail, current, inviter, now)
  }
}

const isErased = (email: string) => email.endsWith('@erased.invalid')

/** Returns false when the data of the account are erased, or another account has the address by now. */
async function restoreAccount(tx: Database, userId: string | null, account: EndedMember['account'], now: Date) {
  if (userId === null || account === null) return true
  const [current] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!current?.deletedAt || current.emailCanonical === null || isErased(current.email)) return false
  const others = and(eq(users.emailCanonical, current.emailCanonical), isNull(users.deletedAt), ne(users.id, userId))
  if ((await tx.$count(users, others)) > 0) return false
  await writeAccount(tx, current, { deletedAt: null, ...account }, { now })
  return true
}
