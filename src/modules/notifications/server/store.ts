import { and, eq, isNull, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { afterCursor, keysOfRow, newestFirst, orderBy, toPage } from '#platform/server/sql/keyset.ts'
import type { Notification, NotificationFilter } from '../contract.ts'
import { isKind, kinds } from '../kinds.ts'
import { describe, type Reader } from '../messages/kinds.ts'
import { notifications } from './table.ts'

type Row = typeof notifications.$inferSelect
/** The reader, whose role and language decide the words. */
export type ReaderInput = Pick<Reader, 'language' | 'role'> & { id: string }

const newest = newestFirst(notifications.createdAt, notifications.id)
const inBellOf = (userId: string) => and(eq(notifications.userId, userId), notifications.inBell)
const unreadOf = (userId: string) => and(inBellOf(userId), isNull(notifications.readAt))

/** One page of a person's notifications, the total, and the cursor of the next page. */
export async function listNotifications(db: Database, reader: ReaderInput, filter: NotificationFilter) {
  const conditions = filter.state === 'unread' ? unreadOf(reader.id) : inBellOf(reader.id)
  const rows = await db
    .select({ row: notifications, keys: keysOfRow(newest) })
    .from(notifications)
    .where(and(conditions, afterCursor(newest, filter.cursor)))
    .orderBy(orderBy(newest))
    .limit(filter.limit + 1)
  const { page, next } = toPage(rows, filter.limit)
  const timeZone = await timeZoneOf(db)
  return {
    rows: page.map(({ row }) => toNotification(row, { ...reader, timeZone })),
    total: await db.$count(notifications, conditions),
    next,
  }
}

export const countUnread = (db: Database, userId: string): Promise<number> => db.$count(notifications, unreadOf(userId))

/** Marks one as read, once. Throws 404 for another person's. */
export async function markRead(db: Database, reader: ReaderInput, id: string, now: Date): Promise<Notification> {
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.id, id), inBellOf(reader.id)))
      .for('update')
    if (!locked) throw notFound('Notification')
    const readAt = locked.readAt ?? (now < locked.createdAt ? locked.createdAt : now)
    if (!locked.readAt) {
      await tx.update(notifications).set({ readAt }).where(eq(notifications.id, id))
      await notifyChanged(tx, { topic: 'notifications', only: [reader.id] })
    }
    return toNotification({ ...locked, readAt }, { ...reader, timeZone: await timeZoneOf(tx) })
  })
}

/** Marks all as read. */
export async function markAllRead(db: Database, userId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(notifications)
      .set({ readAt: sql`greatest(${now.toISOString()}, ${notifications.createdAt})` })
      .where(unreadOf(userId))
    if (rowCount) await notifyChanged(tx, { topic: 'notifications', only: [userId] })
  })
}

const toNotification = (row: Row, reader: Reader): Notification => ({
  ...row,
  ...describe(row.kind, row.params, reader),
  urgent: isKind(row.kind) && kinds[row.kind].urgent,
  readAt: row.readAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})
