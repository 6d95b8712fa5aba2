import { eq } from 'drizzle-orm'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { CurrentUser } from '#platform/server/http/app-context.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { changeMany } from '#undo/server/change-many.ts'
import { type Changing, recordChange, undoOfRecord } from '#undo/server/record-change.ts'
import type { MessageMove } from '../choices.ts'
import { isMoved } from '../rules.ts'
import { findMessage, lockMessage } from './reads.ts'
import { contactMessages } from './table.ts'

type Message = typeof contactMessages.$inferSelect
type Moving = Changing & { by: CurrentUser }

const moves: Record<MessageMove, { action: string; columns: (moving: Moving) => Partial<Message> }> = {
  archive: { action: 'archived', columns: ({ by, now }) => ({ archivedAt: now, archivedBy: by.id }) },
  unarchive: { action: 'took out of the archive', columns: () => ({ archivedAt: null, archivedBy: null }) },
  // Its SLA starts now.
  not_spam: { action: 'marked as not spam', columns: ({ now }) => ({ spamAt: null, openSince: now }) },
}

/**
 * Moves a message between the open ones, the archive and spam; repeating it changes nothing. Throws 404, and 412 for an
 * outdated version.
 */
export async function moveMessage(db: Database, id: string, move: MessageMove, moving: Moving) {
  await db.transaction((tx) => writeMove(tx, id, move, moving))
  return findMessage(db, id, moving.by.role)
}

type Many = { operation: string; records: readonly { id: string; version: number }[]; move: MessageMove }

/** Moves many messages, each as a change of its own. */
export const moveMessages = (db: Database, { operation, records, move }: Many, by: CurrentUser, now: Date) =>
  changeMany(db, {
    operation,
    records,
    by,
    change: async (tx, { id, version }) => ({
      outcome: (await writeMove(tx, id, move, { by, ifMatch: version, operation, now })) ? 'changed' : 'unchanged',
    }),
  })

/** Returns whether the message was elsewhere. */
async function writeMove(tx: Database, id: string, move: MessageMove, moving: Moving): Promise<boolean> {
  const { by, ifMatch, operation, now } = moving
  const locked = await lockMessage(tx, id, by.role, ifMatch)
  if (isMoved(locked, move)) return false
  const { action, columns } = moves[move]
  await writeColumns(tx, locked, columns(moving), action, by, now)
  const names = ['archivedAt', 'archivedBy', 'spamAt', 'openSince'] as const
  await recordChange(tx, { operation, recordType: 'contact' }, locked, names, { by, now })
  return true
}

/** Puts a message back to where it was before a move. */
export const undoMessageMove = undoOfRecord({
  recordType: 'contact',
  table: contactMessages,
  write: (tx, locked, columns, { by, action, now }) => writeColumns(tx, locked, columns, action, by, now),
})

async function writeColumns(
  tx: Database,
  { id, version }: Message,
  columns: Partial<Message>,
  action: string,
  by: Author,
  now: Date,
) {
  await tx
    .update(contactMessages)
    .set({ ...columns, version: version + 1, updatedAt: now })
    .where(eq(contactMessages.id, id))
  await writeAudit(tx, { by, action, recordType: 'contact', recordId: id, now })
  await notifyChanged(tx, { topic: 'contact' })
}
