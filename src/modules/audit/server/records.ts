import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Slot } from '../choices.ts'

/** A record of an audit entry: its name, and the kind of link to it, null when it cannot be opened. */
export type AuditRecord = { slot: Slot; label: string; opens: Slot | null; target: string }

/** The records with these ids, of any kind, in one query. */
export async function findRecords(db: Database, ids: readonly string[]): Promise<Map<string, AuditRecord>> {
  if (ids.length === 0) return new Map()
  const anyId = sql`any(${sql.param(ids)}::uuid[])`
  const { rows } = await db.execute<AuditRecord & { id: string }>(sql`
    select id, 'unit' as slot, unit_number as label, 'unit' as opens, id as target from units where id = ${anyId}
    union all
    select t.id, 'resident', t.full_name, case when u.deleted_at is null then 'resident' end, t.id
      from residents t join users u on u.id = t.user_id where t.id = ${anyId}
    union all
    select u.id, 'account', btrim(u.first_name || ' ' || u.last_name),
      case when u.deleted_at is not null or u.role = 'household' then null when t.id is null then 'account' else 'resident' end, coalesce(t.id, u.id)
      from users u left join residents t on t.user_id = u.id where u.id = ${anyId}
    union all
    select r.id, 'request', concat_ws('-', b.code, r.number), 'request', r.id
      from maintenance_requests r left join building b on true where r.id = ${anyId}
    union all
    select id, 'message', '“' || subject || '”', 'message', id from contact_messages where id = ${anyId}
    union all
    select id, 'announcement', '“' || title || '”', 'announcement', id from announcements where id = ${anyId}
    union all
    select id, 'event', '“' || title || '”', 'event', id from events where id = ${anyId}
    union all
    select id, 'resource', '“' || title || '”', 'resource', id from resources where id = ${anyId}`)
  return new Map(rows.map(({ id, ...record }) => [id, record]))
}

/** The names of the accounts and vendors with these ids. */
export async function findNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const anyId = sql`any(${sql.param(ids)}::uuid[])`
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, btrim(first_name || ' ' || last_name) as name from users where id = ${anyId}
    union all
    select id, name from vendors where id = ${anyId}`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
