import { and, desc, eq, sql } from 'drizzle-orm'
import { invalid, notFound } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { Announcement, Emergency, OwnAnnouncementFilter } from '../own-contract.ts'
import { words } from '../words.ts'
import { filesOf } from './attachments.ts'
import { announcements } from './table.ts'
import { isEmergencyFor, isForResident } from './visibility.ts'

const isRead = (userId: string) => sql<boolean>`exists (select from announcement_recipients mine
  where mine.announcement_id = ${announcements.id} and mine.user_id = ${userId} and mine.read_at is not null)`

const selectOwn = (db: Database, userId: string) =>
  db.select({ announcement: announcements, read: isRead(userId) }).from(announcements)

/** What stands first: an emergency, what is pinned, then the newest. */
const place = sql`(${announcements.emergency}::int * 2 + ${announcements.pinned}::int)`

/** One page of what a resident may read, how much there is in all, and after which one the next page begins. */
export async function listOwnAnnouncements(db: Database, userId: string, asked: OwnAnnouncementFilter, now: Date) {
  const fits = and(isForResident(userId, now), asked.category && eq(announcements.category, asked.category))
  const beyond = asked.cursor ? await beyondOf(db, userId, asked.cursor, now) : undefined
  const rows = await selectOwn(db, userId)
    .where(and(fits, beyond))
    .orderBy(desc(place), desc(announcements.publishedAt), desc(announcements.id))
    .limit(asked.limit + 1)
  const page = rows.slice(0, asked.limit)
  return {
    rows: await presented(db, page),
    total: await db.$count(announcements, fits),
    next: rows.length > page.length ? (page.at(-1)?.announcement.id ?? null) : null,
  }
}

export async function countUnread(db: Database, userId: string, now: Date): Promise<number> {
  return db.$count(announcements, and(isForResident(userId, now), sql`not ${isRead(userId)}`))
}

/** Marks an announcement as read, once; refuses with 404 when it is not for this resident. */
export async function readAnnouncement(db: Database, id: string, userId: string, now: Date): Promise<Announcement> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: announcements.id })
      .from(announcements)
      .where(and(eq(announcements.id, id), isForResident(userId, now)))
      .for('share')
    if (!held) throw notFound('Announcement')
    // Who moved in after it went out becomes one of those it reached.
    const { rowCount } = await tx.execute(sql`
      insert into announcement_recipients as mine (announcement_id, user_id, delivered_at, read_at)
      values (${id}, ${userId}, ${now.toISOString()}, ${now.toISOString()})
      on conflict (announcement_id, user_id) do update set read_at = greatest(excluded.read_at, mine.delivered_at)
        where mine.read_at is null`)
    if (rowCount) await tellChanged(tx, { topic: 'announcements', residents: [userId] })
    const [found] = await presented(tx, await selectOwn(tx, userId).where(eq(announcements.id, id)))
    if (!found) throw notFound('Announcement')
    return found
  })
}

/** What everybody must know now, the newest first. */
export async function listEmergencies(
  db: Database,
  reader: { id: string; role: string },
  now: Date,
): Promise<Emergency[]> {
  const rows = await db
    .select()
    .from(announcements)
    .where(isEmergencyFor(reader, now))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(5)
  return rows.map(({ id, title, body, publishedAt, expiresAt }) => ({
    id,
    title,
    body,
    publishedAt: (publishedAt ?? now).toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }))
}

type Row = Awaited<ReturnType<typeof selectOwn>>[number]

async function presented(db: Database, rows: readonly Row[]): Promise<Announcement[]> {
  const files = await filesOf(
    db,
    rows.map(({ announcement }) => announcement.id),
  )
  return rows.map(({ announcement: a, read }) => ({
    ...a,
    publishedAt: (a.publishedAt ?? a.createdAt).toISOString(),
    expiresAt: a.expiresAt?.toISOString() ?? null,
    read,
    files: files.get(a.id) ?? [],
  }))
}

async function beyondOf(db: Database, userId: string, cursor: string, now: Date) {
  const [known] = await selectOwn(db, userId).where(and(eq(announcements.id, cursor), isForResident(userId, now)))
  if (!known) throw invalid('cursor', words.badCursor)
  const { emergency, pinned, publishedAt, id } = known.announcement
  const at = Number(emergency) * 2 + Number(pinned)
  return sql`(${place}, ${announcements.publishedAt}, ${announcements.id}) < (${at}, ${publishedAt?.toISOString()}::timestamptz, ${id}::uuid)`
}
