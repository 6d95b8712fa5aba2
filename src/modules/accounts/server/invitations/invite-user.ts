import { conflict } from '#platform/http-error.ts'
import { usesResidentPortal } from '#platform/roles.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { emailsAfter } from '#undo/server/store.ts'
import { accountTexts } from '../../messages/index.ts'
import type { UserAccount } from '../../user-account.ts'
import { enqueueInvitation } from './invitation.ts'
import { recordUndoableInvitations } from './undoable-invitations.ts'
import { findUser, lockUser } from '../users/users.ts'

/**
 * Invites a user of the office who has never signed in, also again; a new link replaces the last one. Throws 409 for
 * residents, for users who have a password or are suspended, and while the last invitation is being sent. With an
 * operation the e-mail waits until the invitation can no longer be undone.
 */
export async function inviteUser(
  db: Database,
  mail: Mail,
  id: string,
  { by, operation, now }: { by: Author; operation: string | undefined; now: Date },
): Promise<UserAccount> {
  await db.transaction(async (tx) => {
    const locked = await lockUser(tx, id)
    if (usesResidentPortal(locked.role))
      throw conflict('resident_account', (language) => accountTexts[language].residentAccount)
    const { invitation } = await findUser(tx, id, now)
    if (invitation === null || invitation === 'no_email')
      throw conflict('not_invitable', (language) => accountTexts[language].notInvitable)
    if (invitation === 'queued')
      throw conflict('invitation_queued', (language) => accountTexts[language].invitationQueued)
    await enqueueInvitation(tx, mail, locked, now, emailsAfter(operation, false, now))
    await writeAudit(tx, { by, action: 'invited', recordType: 'accounts', recordId: id, now })
    await recordUndoableInvitations(tx, [id], operation, by, now)
    await notifyChanged(tx, { topic: 'accounts' })
  })
  return findUser(db, id, now)
}
