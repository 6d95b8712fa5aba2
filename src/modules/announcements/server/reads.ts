import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { notFound, stale } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { afterCursor, keysOfRow, newestFirst, orderBy, toPage } from '#platform/server/sql/keyset.ts'
import { matchesText } from '#platform/server/sql/search.ts'
import type { AnnouncementState } from '../choices.ts'
import type { AnnouncementFilter, OfficeAnnouncement, Reach } from '../contract.ts'
import { audienceName, stateOf } from '../rules.ts'
import { loadFiles } from './attachments.ts'
import { loadPeople, withPeople } from './audience/audience-people.ts'
import { loadUnitNumbers, unitNumbersOf } from './audience/audience-units.ts'
import { announcementReminders, announcements } from './table.ts'

export type AnnouncementRow = typeof announcements.$inferSelect

const newest = newestFirst(announcements.createdAt, announcements.id)

/** What the filters ask for. */
export const conditionsOf = (filter: Pick<AnnouncementFilter, 'state' | 'category' | 'search'>, now: Date) =>
  and(
    filter.state && stateConditions(now)[filter.state],
    filter.category && eq(announcements.category, filter.category),
    filter.search ? matchesText(announcements.search, filter.search) : undefined,
  )

/** One page of the matching announcements, the total, and the cursor of the next page. */
export async function listAnnouncements(db: Database, filter: AnnouncementFilter, now: Date) {
  const conditions = conditionsOf(filter, now)
  const rows = await selectAnnouncements(db)
    .where(and(conditions, afterCursor(newest, filter.cursor)))
    .orderBy(orderBy(newest))
    .limit(filter.limit + 1)
  const [totalRow] = await db.select({ total: count() }).from(announcements).where(conditions)
  const { page, next } = toPage(rows, filter.limit)
  return { rows: await toOfficeAnnouncements(db, page, now), total: totalRow?.total ?? 0, next }
}

export async function findAnnouncement(db: Database, id: string, now: Date): Promise<OfficeAnnouncement> {
  const [found] = await toOfficeAnnouncements(db, await selectAnnouncements(db).where(eq(announcements.id, id)), now)
  if (!found) throw notFound('Announcement')
  return found
}

/** Locks the row until the transaction ends; throws 404, or 412 for an outdated version. */
export async function lockAnnouncement(
  tx: Database,
  id: string,
  ifMatch: number | null,
  now: Date,
): Promise<AnnouncementRow> {
  const [locked] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update')
  if (!locked) throw notFound('Announcement')
  if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findAnnouncement(tx, id, now))
  return locked
}

const selectAnnouncements = (db: Database) =>
  db
    .select({
      announcement: announcements,
      createdBy: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      keys: keysOfRow(newest),
    })
    .from(announcements)
    .innerJoin(users, eq(users.id, announcements.createdBy))

type Row = Awaited<ReturnType<typeof selectAnnouncements>>[number]

async function toOfficeAnnouncements(db: Database, rows: readonly Row[], now: Date): Promise<OfficeAnnouncement[]> {
  const ids = rows.map(({ announcement }) => announcement.id)
  const audiences = rows.map(({ announcement }) => announcement.audience)
  const withSelected = rows.flatMap(({ announcement: { id, audience } }) => (audience.kind === 'people' ? [id] : []))
  const [unitNumbers, peopleById, files, reachById, reminders] = [
    await loadUnitNumbers(db, audiences),
    await loadPeople(db, withSelected),
    await loadFiles(db, ids),
    await loadReach(db, ids),
    await loadReminders(db, ids),
  ]
  return rows.map(({ announcement: a, createdBy }) => {
    const people = peopleById.get(a.id) ?? []
    const names = [...unitNumbersOf(a.audience, unitNumbers), ...people.map(({ fullName }) => fullName)]
    return {
      ...a,
      audience: withPeople(a.audience, people),
      audienceName: audienceName(a.audience, names),
      people,
      state: stateOf(a, now),
      publishedAt: a.publishedAt?.toISOString() ?? null,
      expiresAt: a.expiresAt?.toISOString() ?? null,
      deliveredAt: a.deliveredAt?.toISOString() ?? null,
      deliveryFailedAt: a.deliveryFailedAt?.toISOString() ?? null,
      createdAt: a.createdAt.toISOString(),
      updatedAt: a.updatedAt.toISOString(),
      createdBy,
      files: files.get(a.id) ?? [],
      reminders: reminders.filter(({ announcementId }) => announcementId === a.id),
      reach: a.deliveredAt ? (reachById.get(a.id) ?? emptyReach) : null,
    }
  })
}

/** The reminders of these announcements, the newest first. */
async function loadReminders(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      announcementId: announcementReminders.announcementId,
      sentAt: announcementReminders.sentAt,
      people: announcementReminders.people,
      sentBy: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(announcementReminders)
    .innerJoin(users, eq(users.id, announcementReminders.sentBy))
    .where(inArray(announcementReminders.announcementId, [...ids]))
    .orderBy(desc(announcementReminders.sentAt))
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }))
}

const emptyReach: Reach = { people: 0, read: 0, queued: 0, sent: 0, failed: 0 }

async function loadReach(db: Database, ids: readonly string[]): Promise<Map<string, Reach>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<Reach & { id: string }>(sql`
    select r.announcement_id as id, count(*)::int as people, count(r.read_at)::int as read,
      count(*) filter (where m.status = 'queued')::int as queued,
      count(*) filter (where m.status = 'sent')::int as sent,
      count(*) filter (where m.status = 'failed')::int as failed
    from announcement_recipients r left join mail_outbox m on m.id = r.mail_id
    where r.announcement_id = any(${sql.param([...ids])}::uuid[]) group by r.announcement_id`)
  return new Map(rows.map(({ id, ...reach }) => [id, reach]))
}

/** `stateOf` as SQL conditions. */
function stateConditions(now: Date): Record<AnnouncementState | 'current', SQL | undefined> {
  const { archivedAt, publishedAt, expiresAt } = announcements
  const notArchived = isNull(archivedAt)
  const isPublished = and(notArchived, lte(publishedAt, now))
  return {
    current: and(notArchived, isNotNull(publishedAt), or(isNull(expiresAt), gt(expiresAt, now))),
    draft: and(notArchived, isNull(publishedAt)),
    scheduled: and(notArchived, gt(publishedAt, now)),
    published: and(isPublished, or(isNull(expiresAt), gt(expiresAt, now))),
    expired: and(isPublished, lte(expiresAt, now)),
    archived: isNotNull(archivedAt),
  }
}
