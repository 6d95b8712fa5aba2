import { currencyScale } from '#platform/server/sql/amounts.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { notFound } from '#platform/http-error.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { orderEvents } from '../../work-orders/choices.ts'
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
          else 'reassigned' end as event, null as vendor,
        case when assignee.id is not null and action <> 'confirmed'
          then json_build_object('firstName', assignee.first_name, 'lastName', assignee.last_name) end as who,
        case when author.id is not null
          then json_build_object('firstName', author.first_name, 'lastName', author.last_name) end as "createdBy",
        null::json as "order", ${instantText('at')} as "createdAt"
      from audit_log
      left join users assignee on assignee.id = coalesce(after->>'assignedTo', before->>'assignedTo')::uuid
      left join users author on author.id = audit_log.by
      where record_id = ${id} and record_type = 'maintenance' and (after ? 'assignedTo' or action = 'confirmed')
      union all
      select audit_log.id, case when after->>'vendorId' is null then 'noVendor' else 'vendor' end, vendors.name, null,
        case when author.id is not null
          then json_build_object('firstName', author.first_name, 'lastName', author.last_name) end,
        null, ${instantText('at')}
      from audit_log
      join vendors on vendors.id = coalesce(after->>'vendorId', before->>'vendorId')::uuid
      left join users author on author.id = audit_log.by
      where record_id = ${id} and record_type = 'maintenance' and after ? 'vendorId'
      union all
      select audit_log.id, 'edited', null, null,
        case when author.id is not null
          then json_build_object('firstName', author.first_name, 'lastName', author.last_name) end,
        null, ${instantText('at')}
      from audit_log
      left join users author on author.id = audit_log.by
      where record_id = ${id} and record_type = 'maintenance' and before is not null
        and (after ? 'title' or after ? 'description')
      union all
      select audit_log.id, 'order', after->>'vendor', null,
        case when author.id is not null
          then json_build_object('firstName', author.first_name, 'lastName', author.last_name) end,
        json_build_object('event', action, 'code', coalesce(after->>'order', ''), 'visit', after->>'visit',
          'reason', after->>'reason',
          'amount', coalesce(after->>'invoiceCents', after->>'approvedCents', after->>'estimateCents')::bigint / ${currencyScale}),
        ${instantText('at')}
      from audit_log
      left join users author on author.id = audit_log.by
      where record_id = ${id} and record_type = 'maintenance' and action = any(${sql.param(orderEvents)}::text[])
      order by "createdAt", id`,
  )
}
