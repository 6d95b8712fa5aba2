import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { invalid, notFound } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { holds } from '#platform/server/search.ts'
import type { AnnouncementState } from '../choices.ts'
import type { AnnouncementFilter, OfficeAnnouncement, Reach } from '../contract.ts'
import { audienceName, stateOf } from '../rules.ts'
import { words } from '../words.ts'
import { filesOf } from './attachments.ts'
import { announcements } from './table.ts'
import { audiencesOf } from './targets.ts'

/** One page of the announcements that fit, how many fit in all, and after which one the next page begins. */
export async function listAnnouncements(db: Database, asked: AnnouncementFilter, now: Date) {
  const fits = and(
    asked.state && standing(now)[asked.state],
    asked.category && eq(announcements.category, asked.category),
    asked.search ? holds(announcements.search, asked.search) : undefined,
  )
  const rows = await selectAnnouncements(db)
    .where(and(fits, await beyond(db, asked.cursor)))
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(asked.limit + 1)
  const [counted] = await db.select({ total: count() }).from(announcements).where(fits)
  const page = rows.slice(0, asked.limit)
  const next = rows.length > page.length ? (page.at(-1)?.announcement.id ?? null) : null
  return { rows: await presented(db, page, now), total: counted?.total ?? 0, next }
}

/** One of them; refuses with 404. */
export async function findAnnouncement(db: Database, id: string, now: Date): Promise<OfficeAnnouncement> {
  const [found] = await presented(db, await selectAnnouncements(db).where(eq(announcements.id, id)), now)
  if (!found) throw notFound('Announcement')
  return found
}

const selectAnnouncements = (db: Database) =>
  db
    .select({
      announcement: announcements,
      createdBy: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(announcements)
    .innerJoin(users, eq(users.id, announcements.createdBy))

type Row = Awaited<ReturnType<typeof selectAnnouncements>>[number]

async function presented(db: Database, rows: readonly Row[], now: Date): Promise<OfficeAnnouncement[]> {
  const ids = rows.map(({ announcement }) => announcement.id)
  const [audiences, files, reached] = [await audiencesOf(db, ids), await filesOf(db, ids), await reachOf(db, ids)]
  return rows.map(({ announcement: a, createdBy }) => {
    const { audience, unitNumbers } = audiences.get(a.id) ?? { audience: { kind: 'everyone' }, unitNumbers: [] }
    return {
      ...a,
      audience,
      audienceName: audienceName(audience, unitNumbers),
      state: stateOf(a, now),
      publishedAt: a.publishedAt?.toISOString() ?? null,
      expiresAt: a.expiresAt?.toISOString() ?? null,
      deliveredAt: a.deliveredAt?.toISOString() ?? null,
      createdAt: a.createdAt.toISOString(),
      updatedAt: a.updatedAt.toISOString(),
      createdBy,
      files: files.get(a.id) ?? [],
      reach: a.deliveredAt ? (reached.get(a.id) ?? nobody) : null,
    }
  })
}

const nobody: Reach = { people: 0, read: 0, queued: 0, sent: 0, failed: 0 }

async function reachOf(db: Database, ids: readonly string[]): Promise<Map<string, Reach>> {
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

/** The same as `stateOf`, asked of the database. */
function standing(now: Date): Record<AnnouncementState, SQL | undefined> {
  const { archivedAt, publishedAt, expiresAt } = announcements
  const there = isNull(archivedAt)
  const out = and(there, lte(publishedAt, now))
  return {
    draft: and(there, isNull(publishedAt)),
    scheduled: and(there, gt(publishedAt, now)),
    published: and(out, or(isNull(expiresAt), gt(expiresAt, now))),
    expired: and(out, lte(expiresAt, now)),
    archived: isNotNull(archivedAt),
  }
}

async function beyond(db: Database, cursor: string | undefined): Promise<SQL | undefined> {
  if (!cursor) return undefined
  const [known] = await db
    .select({ id: announcements.id, createdAt: announcements.createdAt })
    .from(announcements)
    .where(inArray(announcements.id, [cursor]))
  if (!known) throw invalid('cursor', words.badCursor)
  const { id, createdAt } = announcements
  return or(lt(createdAt, known.createdAt), and(eq(createdAt, known.createdAt), lt(id, known.id)))
}
