import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { eraseAccount } from '#accounts/server/erase-account.ts'
import { users } from '#accounts/server/table.ts'
import { lockUser } from '#accounts/server/users/users.ts'
import { writeAccount } from '#accounts/server/write-account.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { residents } from '#residents/server/table.ts'
import { markDoorCode } from '../../server/door-code.ts'
import { lockUnit } from '../../server/household.ts'
import { assignments } from '../../server/table.ts'
import { endedMembershipMonths } from '../rules.ts'
import { enqueueEndEmails } from './end-emails.ts'
import { householdMembers } from './table.ts'

export type MemberRow = typeof householdMembers.$inferSelect

/** Ends a locked membership with its account: sessions and links end in this transaction. */
export async function endMembership(tx: Database, member: MemberRow, by: Author, now: Date): Promise<void> {
  await markEnded(tx, member, by, now)
  if (member.userId === null) return
  const account = await lockUser(tx, member.userId)
  await writeAccount(tx, account, { deletedAt: now, status: 'Suspended', passwordHash: null }, { now })
}

/** Locks the unit of a member: units are locked before homes and people (`record-lock.ts`). */
export async function lockUnitOfMember(tx: Database, member: SQL | undefined): Promise<void> {
  const [home] = await tx
    .select({ unitId: assignments.unitId })
    .from(householdMembers)
    .innerJoin(assignments, eq(assignments.id, householdMembers.assignmentId))
    .where(member)
  if (home) await lockUnit(tx, home.unitId)
}

/**
 * A member who has signed in and whose access ends alone knows the door code of the unit, which is then to be changed as
 * after a move out. A resident who leaves and has the former code only shared that one.
 */
export async function markDoorCodeOfMember(tx: Database, member: MemberRow, now: Date): Promise<void> {
  const [home] = await tx
    .select({ unitId: assignments.unitId, nextDoorCodeAt: assignments.nextDoorCodeAt })
    .from(assignments)
    .innerJoin(users, eq(users.id, member.userId ?? member.id))
    .where(and(eq(assignments.id, member.assignmentId), isNotNull(users.passwordHash)))
  if (!home || home.nextDoorCodeAt !== null) return
  await markDoorCode(tx, home.unitId, now)
  await notifyChanged(tx, { topic: 'units' })
}

async function markEnded(tx: Database, member: MemberRow, by: Author, now: Date) {
  await tx
    .update(householdMembers)
    .set({ endedAt: now, endedBy: by.id, version: member.version + 1, updatedAt: now })
    .where(eq(householdMembers.id, member.id))
  await recordMembership(tx, member, 'ended', {}, by, now)
}

/** Writes the audit event, and notifies the office, the resident and the member. */
export async function recordMembership(
  tx: Database,
  member: Pick<MemberRow, 'id' | 'assignmentId' | 'userId'>,
  action: 'invited' | 'changed' | 'invited again' | 'ended' | 'restored',
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
  by: Author,
  now: Date,
) {
  const [home] = await tx
    .select({ unitId: assignments.unitId, residentId: residents.id, userId: residents.userId })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .where(eq(assignments.id, member.assignmentId))
  const isId = (id: string | null | undefined) => typeof id === 'string'
  // The member comes first: the sentence of the audit log names the first account.
  const about = [member.userId, home?.unitId, home?.residentId].filter(isId)
  const accounts = [member.userId, home?.userId].filter(isId)
  await writeAudit(tx, { by, action, recordType: 'household', recordId: member.id, about, ...change, now })
  await notifyChanged(tx, { topic: 'household', residents: accounts })
}

/** Ends the memberships of an assignment that ends. */
export async function endMembershipsOf(tx: Database, assignmentId: string, by: Author, now: Date): Promise<void> {
  const members = await tx
    .select()
    .from(householdMembers)
    .where(and(eq(householdMembers.assignmentId, assignmentId), isNull(householdMembers.endedAt)))
    .orderBy(asc(householdMembers.id))
    .for('update')
  for (const member of members) await endMembership(tx, member, by, now)
}

/** The memberships of an assignment belong to another one of the same resident, who has changed units. */
export async function moveMemberships(tx: Database, from: string, to: string, now: Date): Promise<void> {
  await tx
    .update(householdMembers)
    .set({ assignmentId: to, version: sql`${householdMembers.version} + 1`, updatedAt: now })
    .where(and(eq(householdMembers.assignmentId, from), isNull(householdMembers.endedAt)))
}

/** Marks the membership of an account that is being deleted as ended. */
export async function endMembershipOfAccount(
  tx: Database,
  mail: Mail,
  userId: string,
  by: Author,
  now: Date,
): Promise<void> {
  const membership = and(eq(householdMembers.userId, userId), isNull(householdMembers.endedAt))
  await lockUnitOfMember(tx, membership)
  const [member] = await tx.select().from(householdMembers).where(membership).for('update')
  if (!member) return
  await markDoorCodeOfMember(tx, member, now)
  await enqueueEndEmails(tx, mail, eq(householdMembers.id, member.id), now)
  await markEnded(tx, member, by, now)
}

/** Erases names and addresses of memberships that ended long ago. Runs as a job. */
export async function eraseEndedMemberships(db: Database, name: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: householdMembers.id, userId: householdMembers.userId })
      .from(householdMembers)
      .where(
        sql`${householdMembers.endedAt} < ${now.toISOString()}::timestamptz - make_interval(months => ${endedMembershipMonths})`,
      )
      .limit(500)
    for (const { userId } of due) if (userId !== null) await eraseAccount(tx, userId, name, now)
    if (due.length === 0) return
    const ids = due.map(({ id }) => id)
    await tx.delete(householdMembers).where(inArray(householdMembers.id, ids))
  })
}
