import { eq } from 'drizzle-orm'
import type { InvitationHooks } from '#accounts/server/invitations/invitation-hooks.ts'
import { users } from '#accounts/server/table.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { countDelayedEmails } from '#platform/server/mail/outbox-rows.ts'
import { residents } from '#residents/server/table.ts'
import { recordUndoable, type UndoHandler } from '#undo/server/store.ts'

export type Invited = { residentId: string; user: { id: string } }

const recordType = 'invitations'

/** Remembers whom an operation invited, by their accounts, which the e-mails are about. */
export async function recordUndoableInvitations(
  tx: Database,
  people: readonly Invited[],
  operation: string,
  by: Author,
  now: Date,
) {
  for (const { user } of people)
    await recordUndoable(tx, { operation, recordType, recordId: user.id, versionAfter: 0, before: {} }, by, now)
}

/** Takes an invitation back whose e-mail waits; the last link goes on working, because an invitation ends it when it is sent. */
export const undoInvitation = (hooks: Pick<InvitationHooks, 'afterUndo'>): UndoHandler => ({
  recordType,
  async restore(tx, { recordId: userId, createdAt }, by, now) {
    if ((await countDelayedEmails(tx, userId, createdAt)).waiting === 0) return 'sent'
    const [person] = await tx
      .select({ residentId: residents.id })
      .from(residents)
      .innerJoin(users, eq(users.id, residents.userId))
      .where(eq(users.id, userId))
    if (!person) return false
    const about = [person.residentId, userId]
    const recordId = person.residentId
    await writeAudit(tx, { by, action: 'took back an invitation', recordType: 'residents', recordId, about, now })
    await hooks.afterUndo(tx, userId, createdAt, by, now)
    await notifyChanged(tx, { topic: 'residents' })
    return true
  },
})
