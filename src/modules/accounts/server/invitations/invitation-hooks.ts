import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'

/**
 * What follows when people are invited to the portal, or set their first password, in modules that accounts do not know.
 * `lockFirst` locks the records concerned before the accounts are locked (`record-lock.ts`); without ids, those of everyone.
 */
export type InvitationHooks = {
  lockFirst: (tx: Database, userIds?: readonly string[]) => Promise<void>
  /** An invitation since `since` was taken back before it was sent. */
  afterUndo: (tx: Database, userId: string, since: Date, by: Author, now: Date) => Promise<void>
  after: (tx: Database, userIds: readonly string[], by: Author, now: Date) => Promise<void>
}
