import { eq } from 'drizzle-orm'
import { conflict } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { type Changing, recordChange, undoOfRecord } from '#undo/server/record-change.ts'
import type { UndoHandler } from '#undo/server/store.ts'
import type { AnnouncementAction } from '../../choices.ts'
import { validateChange, validateEnd } from '../../rules.ts'
import { undoReminder } from '../readers/reminders.ts'
import { type AnnouncementRow, findAnnouncement, lockAnnouncement } from '../reads.ts'
import { announcements } from '../table.ts'

const recordType = 'announcements'
export type StateAction = Exclude<AnnouncementAction, 'remind'>
type Columns = Partial<AnnouncementRow>

/**
 * Ends, archives, pins or unpins an announcement; repeating it changes nothing. Throws 409 where it is not possible, and 412 for
 * an outdated version.
 */
export async function changeState(db: Database, id: string, act: StateAction, acting: Changing) {
  return db.transaction(async (tx) => {
    await writeState(tx, id, act, acting)
    return findAnnouncement(tx, id, acting.now)
  })
}

/** Returns whether it changed. */
export async function writeState(tx: Database, id: string, act: StateAction, acting: Changing): Promise<boolean> {
  const { by, ifMatch, operation, now } = acting
  const locked = await lockAnnouncement(tx, id, ifMatch, now)
  const columns = columnsOf(locked, act, now)
  if (!columns) return false
  const { pinned } = locked
  if (act === 'archive') await writeColumns(tx, locked, columns, { by, action: 'archived' }, now)
  else if (act === 'end') await writeColumns(tx, locked, columns, { by, action: 'ended' }, now)
  else await writeColumns(tx, locked, columns, { by, action: 'changed', before: { pinned }, after: columns }, now)
  await recordChange(tx, { operation, recordType }, locked, ['archivedAt', 'expiresAt', 'pinned'], { by, now })
  return true
}

/** What an action writes; null when the announcement is so already. */
function columnsOf(locked: AnnouncementRow, act: StateAction, now: Date): Columns | null {
  if (act === 'archive') return locked.archivedAt ? null : { archivedAt: now }
  if (act === 'end') {
    const error = validateEnd(locked, now)
    if (error) throw conflict('not_running', error)
    // The database requires an end after the beginning, even within the same millisecond.
    return { expiresAt: new Date(Math.max(now.getTime(), (locked.publishedAt?.getTime() ?? 0) + 1)) }
  }
  const pinned = act === 'pin'
  const error = validateChange(locked, { pinned })
  if (error) throw conflict('already_sent', error.message, error.field)
  return locked.pinned === pinned ? null : { pinned }
}

/** Puts an announcement back to what it was before such a change, or takes back a reminder that was not sent. */
export const undoAnnouncementChange: UndoHandler = {
  recordType,
  async restore(tx, change, by, now) {
    const { reminderId } = change.before
    return typeof reminderId === 'string'
      ? undoReminder(tx, change, reminderId, by, now)
      : undoOfState.restore(tx, change, by, now)
  },
}

const undoOfState = undoOfRecord({
  recordType,
  table: announcements,
  write: (tx, locked, columns, { by, action, now }) => writeColumns(tx, locked, columns, { by, action }, now),
})

async function writeColumns(
  tx: Database,
  { id, version, deliveredAt }: AnnouncementRow,
  columns: Columns,
  entry: { by: Author; action: string; before?: Columns; after?: Columns },
  now: Date,
) {
  await tx
    .update(announcements)
    .set({ ...columns, version: version + 1, updatedAt: now })
    .where(eq(announcements.id, id))
  await writeAudit(tx, { ...entry, recordType, recordId: id, now })
  await notifyChanged(tx, { topic: 'announcements', residents: deliveredAt ? 'everyone' : [] })
}
