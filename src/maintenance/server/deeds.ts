import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/refusal.ts'
import { ask } from '#platform/server/statements.ts'
import type { RequestDeed } from '../deeds-contract.ts'

/** What the audit log knows of a request that no note tells, oldest first. Refuses with 404. */
export async function listDeeds(db: Database, id: string): Promise<RequestDeed[]> {
  const [request] = await ask(db, sql`select id from maintenance_requests where id = ${id}`)
  if (!request) throw notFound('Maintenance request')
  return ask<RequestDeed>(
    db,
    sql`select audit_log.id,
        case when after->>'confirmedHow' = 'silence' then 'closed'
          when action = 'confirmed' then 'confirmed'
          when after->>'assignedTo' is null then 'unassigned'
          when before->>'assignedTo' is null then 'assigned'
          else 'reassigned' end as deed,
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
