import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import type { Slot } from '../choices.ts'

/** A record the log speaks of: its name, and what opens it; null where nothing does any more. */
export type Thing = { slot: Slot; label: string; opens: Slot | null; target: string }

/** The records with these ids, whatever they are, in one question. */
export async function findThings(db: Database, ids: readonly string[]): Promise<Map<string, Thing>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`any(${sql.param(ids)}::uuid[])`
  const { rows } = await db.execute<Thing & { id: string }>(sql`
    select id, 'unit' as slot, unit_number as label, 'unit' as opens, id as target from units where id = ${wanted}
    union all
    select t.id, 'resident', t.full_name, case when u.deleted_at is null then 'resident' end, t.id
      from tenants t join users u on u.id = t.user_id where t.id = ${wanted}
    union all
    select u.id, 'account', btrim(u.first_name || ' ' || u.last_name),
      case when u.deleted_at is not null then null when t.id is null then 'account' else 'resident' end, coalesce(t.id, u.id)
      from users u left join tenants t on t.user_id = u.id where u.id = ${wanted}
    union all
    select r.id, 'request', concat_ws('-', b.code, r.number), 'request', r.id
      from maintenance_requests r left join building b on true where r.id = ${wanted}
    union all
    select id, 'message', '“' || subject || '”', 'message', id from contact_messages where id = ${wanted}
    union all
    select id, 'announcement', '“' || title || '”', 'announcement', id from announcements where id = ${wanted}
    union all
    select id, 'event', '“' || title || '”', 'event', id from events where id = ${wanted}
    union all
    select id, 'resource', '“' || title || '”', 'resource', id from resources where id = ${wanted}`)
  return new Map(rows.map(({ id, ...thing }) => [id, thing]))
}
