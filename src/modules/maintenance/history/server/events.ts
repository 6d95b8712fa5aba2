import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notFound } from '#platform/http-error.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { RequestEvent } from '../contract.ts'

/** Events of a request from the audit log that have no note, oldest first. Throws 404. */
export async function listEvents(db: Database, id: string): Promise<RequestEvent[]> {
  const [request] = await queryRows(db, sql`select id from maintenance_requests where id = ${id}`)
  if (!request) throw notFound('Maintenance request')
  return queryRows<RequestEvent>(
    db,
    sql`select audit_log.id,
        case when after->>'confirmedHow' = 'silence' then 'closed'
          when action = 'confirmed' then 'confirmed'
          when after->>'assignedTo' is null then 'unassigned'
          when before->>'assignedTo' is null then 'assigned'
          else 'reassigned' end as event,
        case when given.id is not null and action <> 'confirmed'
          then json_build_object('firstName', given.first_name, 'lastName', given.last_name) end as who,
        case when doer.id is not null
          then json_build_object('firstName', doer.first_name, 'lastName', doer.last_name) end as "createdBy",
        to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
      from audit_log
      left join users given on given.id = coalesce(after->>'assignedTo', before->>'assignedTo')::uuid
      left join users doer on doer.id = audit_log.by
      where record_id = ${id} and noun = 'maintenance' and (after ? 'assignedTo' or action = 'confirmed')
      order by at, audit_log.id`,
  )
}
