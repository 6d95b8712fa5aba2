import { eq } from 'drizzle-orm'
import { conflict } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { recordUndoable, type UndoHandler } from '#undo/server/store.ts'
import type { AnnouncementAction } from '../../choices.ts'
import { validateChange, validateEnd } from '../../rules.ts'
import { undoReminder } from '../readers/reminders.ts'
import { type AnnouncementRow, findAnnouncement, lockAnnouncement } from '../reads.ts'
import { announcements } from '../table.ts'

export type StateAction = Exclude<AnnouncementAction, 'remind'>
type Acting = { by: Author; ifMatch: number | null; operation?: string | undefined; now: Date }
type Columns = Partial<Pick<AnnouncementRow, 'archivedAt' | 'expiresAt' | 'pinned'>>

/**
 * Ends, archives, pins or unpins an announcement; repeating it changes nothing. Throws 409 where it is not possible, and 412 for
 * an outdated version.
 */
export async function changeState(db: Database, id: string, act: StateAction, acting: Acting) {
  return db.transaction(async (tx) => {
    await writeState(tx, id, act, acting)
    return findAnnouncement(tx, id, acting.now)
  })
}

/** Returns whether it changed. */
export async function writeState(tx: Database, id: string, act: StateAction, acting: Acting): Promise<boolean> {
  const { by, ifMatch, operation, now } = acting
  const locked = await lockAnnouncement(tx, id, ifMatch, now)
  const columns = columnsOf(locked, act, now)
  if (!columns) return false
  const { archivedAt, expiresAt, pinned, version } = locked
  if (act === 'archive') await writeColumns(tx, locked, columns, { by, action: 'archived' }, now)
  else if (act === 'end') await writeColumns(tx, locked, columns, { by, action: 'ended' }, now)
  else await writeColumns(tx, locked, columns, { by, action: 'changed', before: { pinned }, after: columns }, now)
  if (operation !== undefined) {
    const before = { archivedAt, expiresAt, pinned }
    const change = { operation, recordType: 'announcements', recordId: id, versionAfter: version + 1, before }
    await recordUndoable(tx, change, by, now)
  }
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
  recordType: 'announcements',
  async restore(tx, change, by, now) {
    const { recordId, versionAfter, before } = change
    const [locked] = await tx.select().from(announcements).where(eq(announcements.id, recordId)).for('update')
    if (!locked) return false
    if (typeof before['reminderId'] === 'string') return undoReminder(tx, change, before['reminderId'], by, now)
    if (locked.version !== versionAfter) return false
    const instant = (name: string) => (typeof before[name] === 'string' ? new Date(before[name]) : null)
    const columns = {
      archivedAt: instant('archivedAt'),
      expiresAt: instant('expiresAt'),
      pinned: before['pinned'] === true,
    }
    await writeColumns(tx, locked, columns, { by, action: 'undid a change' }, now)
    return true
  },
}

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
  await writeAudit(tx, { ...entry, recordType: 'announcements', recordId: id, now })
  await notifyChanged(tx, { topic: 'announcements', residents: deliveredAt ? 'everyone' : [] })
}
