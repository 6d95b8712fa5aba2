import { and, desc, eq, sql } from 'drizzle-orm'
import { markAboutRead } from '#notifications/server/notify.ts'
import { notFound } from '#platform/http-error.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { afterCursor, keysOfRow, newestFirst, orderBy, type SortKey, toPage } from '#platform/server/sql/keyset.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Announcement, Emergency, OwnAnnouncementFilter } from '../own-contract.ts'
import { textIn } from '../rules.ts'
import { loadFiles } from './attachments.ts'
import { announcements } from './table.ts'
import { isEmergencyFor, isVisibleToResident } from './visibility.ts'

/** The first day of the current homes of a resident, or of a household member in the home; long ago for others. */
const firstDayHere = (userId: string) => sql`coalesce(
  (select min(home.started_at) from assignments home join residents own on own.id = home.resident_id
    where own.user_id = ${userId} and home.ended_at is null),
  (select min(member.created_at) from household_members member where member.user_id = ${userId} and member.ended_at is null),
  '-infinity')`

/**
 * Whether a resident has read it. News from before the first day of the home that was not sent to them counts as read,
 * because they were never its readers; an emergency does not.
 */
const isRead = (userId: string) => sql<boolean>`(exists (select from announcement_recipients mine
    where mine.announcement_id = ${announcements.id} and mine.user_id = ${userId} and mine.read_at is not null)
  or (not ${announcements.emergency}
    and not exists (select from announcement_recipients mine
      where mine.announcement_id = ${announcements.id} and mine.user_id = ${userId})
    and ${announcements.publishedAt} < ${firstDayHere(userId)}))`

/** Emergencies first, then pinned ones, then the newest. */
const order: SortKey[] = [
  { by: sql`(${announcements.emergency}::int * 2 + ${announcements.pinned}::int)`, type: 'int', order: 'desc' },
  ...newestFirst(announcements.publishedAt, announcements.id),
]

const selectForResident = (db: Database, userId: string) =>
  db.select({ announcement: announcements, read: isRead(userId), keys: keysOfRow(order) }).from(announcements)

/** One page of the announcements for a resident, the total, and the cursor of the next page. */
export async function listResidentAnnouncements(
  db: Database,
  userId: string,
  filter: OwnAnnouncementFilter,
  language: Language,
  now: Date,
) {
  const conditions = and(
    isVisibleToResident(userId, now),
    filter.category && eq(announcements.category, filter.category),
  )
  const rows = await selectForResident(db, userId)
    .where(and(conditions, afterCursor(order, filter.cursor)))
    .orderBy(orderBy(order))
    .limit(filter.limit + 1)
  const { page, next } = toPage(rows, filter.limit)
  return { rows: await toAnnouncements(db, page, language), total: await db.$count(announcements, conditions), next }
}

export async function countUnread(db: Database, userId: string, now: Date): Promise<number> {
  return db.$count(announcements, and(isVisibleToResident(userId, now), sql`not ${isRead(userId)}`))
}

/** Marks an announcement as read, once; throws 404 when it is not for this resident. */
export async function markAnnouncementRead(
  db: Database,
  id: string,
  userId: string,
  language: Language,
  now: Date,
): Promise<Announcement> {
  return db.transaction(async (tx) => {
    const [current] = await tx
      .select({ id: announcements.id })
      .from(announcements)
      .where(and(eq(announcements.id, id), isVisibleToResident(userId, now)))
      .for('share')
    if (!current) throw notFound('Announcement')
    // A resident who moved in after delivery becomes a recipient.
    const { rowCount } = await tx.execute(sql`
      insert into announcement_recipients as mine (announcement_id, user_id, delivered_at, read_at)
      values (${id}, ${userId}, ${now.toISOString()}, ${now.toISOString()})
      on conflict (announcement_id, user_id) do update set read_at = greatest(excluded.read_at, mine.delivered_at)
        where mine.read_at is null`)
    if (rowCount) await notifyChanged(tx, { topic: 'announcements', residents: [userId] })
    await markAboutRead(tx, userId, id, now)
    const rows = await selectForResident(tx, userId).where(eq(announcements.id, id))
    const [found] = await toAnnouncements(tx, rows, language)
    if (!found) throw notFound('Announcement')
    return found
  })
}

/** Current emergencies, the newest first. */
export async function listEmergencies(
  db: Database,
  reader: { id: string; role: Role },
  language: Language,
  now: Date,
): Promise<Emergency[]> {
  const rows = await db
    .select()
    .from(announcements)
    .where(isEmergencyFor(reader, now))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(5)
  return rows.map(({ id, publishedAt, expiresAt, ...text }) => ({
    id,
    ...textIn(text, language),
    publishedAt: (publishedAt ?? now).toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }))
}

type Row = Awaited<ReturnType<typeof selectForResident>>[number]

/** In the language of the page where there is a text in it. */
async function toAnnouncements(db: Database, rows: readonly Row[], language: Language): Promise<Announcement[]> {
  const files = await loadFiles(
    db,
    rows.map(({ announcement }) => announcement.id),
  )
  return rows.map(({ announcement: a, read }) => ({
    ...a,
    ...textIn(a, language),
    publishedAt: (a.publishedAt ?? a.createdAt).toISOString(),
    expiresAt: a.expiresAt?.toISOString() ?? null,
    read,
    files: files.get(a.id) ?? [],
  }))
}
