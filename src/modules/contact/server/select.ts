import { count, inArray } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { largestSelection } from '#platform/largest-selection.ts'
import { assertSelectable } from '#undo/server/change-many.ts'
import type { MessageMove } from '../choices.ts'
import type { CheckedMessage, Selection } from '../many-contract.ts'
import { words } from '../messages/en.ts'
import { isMoved, statusOf } from '../rules.ts'
import { conditionsOf, hasReply } from './reads.ts'
import { contactMessages } from './table.ts'

/** The selected messages, and why a move would leave each out. Throws 409 when too many match the filter. */
export async function checkMessages(
  db: Database,
  { ids, filter }: Selection,
  move: MessageMove,
): Promise<CheckedMessage[]> {
  const conditions = filter ? conditionsOf(filter) : inArray(contactMessages.id, ids)
  if (filter) {
    const [matching] = await db.select({ total: count() }).from(contactMessages).where(conditions)
    assertSelectable(matching?.total ?? 0)
  }
  const { id, version, archivedAt, spamAt } = contactMessages
  const rows = await db
    .select({ id, version, archivedAt, spamAt, isReplied: hasReply.mapWith(Boolean) })
    .from(contactMessages)
    .where(conditions)
    .orderBy(id)
    .limit(largestSelection)
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    status: statusOf({ ...row, replies: row.isReplied ? [row] : [] }),
    reason: isMoved(row, move) ? words.movedAlready[move] : null,
  }))
}
