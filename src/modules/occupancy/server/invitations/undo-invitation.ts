import { eq } from 'drizzle-orm'
import { invitationType } from '#accounts/server/invitations/undoable-invitations.ts'
import type { InvitationHooks } from '#accounts/server/invitations/invitation-hooks.ts'
import { users } from '#accounts/server/table.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { countDelayedEmails } from '#platform/server/mail/outbox-rows.ts'
import { residents } from '#residents/server/table.ts'
import type { UndoHandler } from '#undo/server/store.ts'

/** Takes an invitation of a resident or a user of the office back whose e-mail waits; the last link goes on working, because an invitation ends it when it is sent. */
export const undoInvitation = (hooks: Pick<InvitationHooks, 'afterUndo'>): UndoHandler => ({
  recordType: invitationType,
  async restore(tx, { recordId: userId, createdAt }, by, now) {
    if ((await countDelayedEmails(tx, userId, createdAt)).waiting === 0) return 'sent'
    const [person] = await tx
      .select({ residentId: residents.id })
      .from(users)
      .leftJoin(residents, eq(residents.userId, users.id))
      .where(eq(users.id, userId))
    if (!person) return false
    const { residentId } = person
    const record = residentId
      ? { recordType: 'residents', recordId: residentId, about: [userId] }
      : { recordType: 'accounts', recordId: userId }
    await writeAudit(tx, { by, action: 'took back an invitation', ...record, now })
    if (residentId) await hooks.afterUndo(tx, userId, createdAt, by, now)
    await notifyChanged(tx, { topic: record.recordType })
    return true
  },
})
