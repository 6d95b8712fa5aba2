import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { recordUndoable } from '#undo/server/store.ts'

/** The type of the record that an undo finds; it is the account, which the e-mail is about. */
export const invitationType = 'invitations'

/** Remembers whom an operation invited, by their accounts; without one nothing can be undone. */
export async function recordUndoableInvitations(
  tx: Database,
  userIds: readonly string[],
  operation: string | undefined,
  by: Author,
  now: Date,
): Promise<void> {
  if (operation === undefined) return
  for (const recordId of userIds)
    await recordUndoable(tx, { operation, recordType: invitationType, recordId, versionAfter: 0, before: {} }, by, now)
}
