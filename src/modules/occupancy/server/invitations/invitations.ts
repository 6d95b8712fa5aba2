import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { enqueueInvitations, openInvitation } from '#accounts/server/invitations/invitation.ts'
import { recordUndoableInvitations } from '#accounts/server/invitations/undoable-invitations.ts'
import type { InvitationHooks } from '#accounts/server/invitations/invitation-hooks.ts'
import { openLink } from '#accounts/server/links.ts'
import { isLinkUsable } from '#accounts/server/recovery.ts'
import { users } from '#accounts/server/table.ts'
import { notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { type InvitationState, invitationStates } from '#accounts/choices.ts'
import type { InvitationFigures, InvitationInput } from '#residents/invitation-contract.ts'
import { residents } from '#residents/server/table.ts'
import { invitationState } from '#accounts/server/invitations/invitation-state.ts'
import { emailsAfter } from '#undo/server/store.ts'
import { isInvitableResident, isNewResident } from '../invitable-residents.ts'

/** The number of residents in each state; each is the total of the list with that filter. */
export async function countInvitations(db: Database, now: Date): Promise<InvitationFigures> {
  const { rows } = await db.execute<{ state: InvitationState; total: number }>(sql`
    select state, count(*)::int as total
    from (select ${invitationState(now)} as state from residents join users on users.id = residents.user_id
      where ${isNewResident}) invited
    group by state`)
  const totals = new Map(rows.map(({ state, total }) => [state, total]))
  return Object.fromEntries(invitationStates.map((state) => [state, totals.get(state) ?? 0])) as InvitationFigures
}

/**
 * Invites the chosen residents, or everyone who has never signed in, in one transaction. Skips those who cannot be
 * invited and those whose e-mail is waiting to be sent. Throws 404 for an unknown resident.
 */
export async function sendInvitations(
  db: Database,
  mail: Mail,
  { operation, ...input }: InvitationInput & { operation?: string | undefined },
  hooks: InvitationHooks,
  by: Author,
  now: Date,
) {
  return db.transaction(async (tx) => {
    const tenantIds = input.tenantIds && [...new Set(input.tenantIds)]
    if (tenantIds) await checkResidents(tx, tenantIds)
    const chosen = sql`${isInvitableResident} and ${tenantIds ? inArray(residents.id, tenantIds) : sql`true`}`
    await lockRecords(tx)
    await hooks.lockFirst(tx, tenantIds && (await listAccounts(tx, tenantIds)))
    await lockAccounts(tx, chosen)
    const people = await tx
      .select({ residentId: residents.id, user: users })
      .from(residents)
      .innerJoin(users, eq(users.id, residents.userId))
      .where(sql`${chosen} and ${invitationState(now)} <> 'queued'`)
      .orderBy(users.id)
    if (people.length > 0) {
      await enqueueInvitations(
        tx,
        mail,
        people.map(({ user }) => user),
        now,
        emailsAfter(operation, false, now),
      )
      await recordInvitations(tx, people, by, now)
      const userIds = people.map(({ user }) => user.id)
      await recordUndoableInvitations(tx, userIds, operation, by, now)
      await hooks.after(tx, userIds, by, now)
    }
    return { sent: people.length, skipped: tenantIds ? tenantIds.length - people.length : 0 }
  })
}

/**
 * Locks the accounts by a statement of its own, so that the next one sees the e-mails that a simultaneous call has
 * queued, and nobody is invited twice.
 */
const lockAccounts = (tx: Database, chosen: SQL) =>
  tx
    .select({ id: users.id })
    .from(residents)
    .innerJoin(users, eq(users.id, residents.userId))
    .where(chosen)
    .orderBy(users.id)
    .for('update', { of: users })

/** The accounts of residents. */
export async function listAccounts(tx: Database, residentIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ userId: residents.userId })
    .from(residents)
    .where(inArray(residents.id, [...residentIds]))
  return rows.map(({ userId }) => userId)
}

async function checkResidents(tx: Database, ids: readonly string[]) {
  const known = await tx
    .select({ id: residents.id })
    .from(residents)
    .where(inArray(residents.id, [...ids]))
  if (known.length < ids.length) throw notFound('Tenant')
}

type Invited = { residentId: string; user: { id: string } }

/** One entry, which shows in the history of each person. */
async function recordInvitations(tx: Database, people: readonly Invited[], by: Author, now: Date) {
  const about = people.flatMap(({ residentId, user }) => [residentId, user.id])
  const recordId = people.length === 1 ? people[0]?.residentId : undefined
  const after = { people: people.length }
  await writeAudit(tx, { by, action: 'invited', recordType: 'residents', recordId, about, after, now })
  await notifyChanged(tx, { topic: 'residents' })
}

/** Records that the page of an invitation was opened; returns whom to welcome. */
export async function welcomeInvited(db: Database, token: string, now: Date) {
  const user = await openInvitation(db, token, now)
  return { invited: user && (await toWelcome(db, user)) }
}

/** Whom the page of an invitation welcomes; null for any other link. Changes nothing. */
export async function findWelcome(db: Database, token: string, now: Date) {
  const link = await openLink(db, ['invite'], token, now)
  const [user] = link ? await db.select().from(users).where(eq(users.id, link.userId)) : []
  return link && user && isLinkUsable(link, user) ? toWelcome(db, user) : null
}

/** By the preferred name of a resident, or the given name. */
async function toWelcome(db: Database, { id, firstName, email }: { id: string; firstName: string; email: string }) {
  const [record] = await db
    .select({ preferredName: residents.preferredName })
    .from(residents)
    .where(eq(residents.userId, id))
  return { name: record?.preferredName ?? firstName, email }
}
