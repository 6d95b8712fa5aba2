import { sql } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import type { ResidentEvent } from '../resident.ts'

/** The maximum number of events in a profile. */
const maxEvents = 200

/** The events of a resident, newest first; payments are included for administrators only. Throws 404. */
export async function listActivity(db: Database, id: string, reader: Role): Promise<ResidentEvent[]> {
  const { rows: found } = await db.execute<{ userId: string }>(
    sql`select t.user_id as "userId" from residents t join users u on u.id = t.user_id where t.id = ${id} and u.deleted_at is null`,
  )
  const userId = found[0]?.userId
  if (userId === undefined) throw notFound('Tenant')
  const { rows } = await db.execute<Omit<ResidentEvent, 'at'> & { at: Date }>(sql`
    select id, ${instantText('at')} as at, by_name as "byName", record_type as "recordType", action,
      array(select jsonb_object_keys(coalesce(after, '{}'))) as changed
    from audit_log
    where about && ${`{${id},${userId}}`}::uuid[] and (record_type <> 'payments' or ${reader === 'admin'})
    order by audit_log.at desc, audit_log.id desc limit ${maxEvents}`)
  return rows as unknown as ResidentEvent[]
}
