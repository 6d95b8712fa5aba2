import { sql } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import type { UnitReads } from '../../announcement-parts.ts'

/** The homes of the recipients with how many of them have read it, those without a reader first. Throws 404. */
export async function listReadsByUnit(db: Database, id: string): Promise<UnitReads[]> {
  const [announcement] = await queryRows(db, sql`select id from announcements where id = ${id}`)
  if (!announcement) throw notFound('Announcement')
  return queryRows<UnitReads>(
    db,
    sql`select n.id as "unitId", n.unit_number as "unitNumber", n.floor, count(*)::int as people,
        count(r.read_at)::int as read, string_agg(t.full_name, ', ' order by t.full_name) filter (where r.read_at is null) as unread,
        ${instantText('max(r.read_at)')} as "lastReadAt"
      from announcement_recipients r
      join residents t on t.user_id = r.user_id
      join assignments s on s.resident_id = t.id and s.ended_at is null
      join units n on n.id = s.unit_id
      where r.announcement_id = ${id}
      group by n.id order by count(r.read_at) > 0, n.floor desc, n.unit_number`,
  )
}
