import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { withoutIndexes } from './without-indexes.ts'

/** Copies finished requests, each some hours earlier, until there are `total`. */
export async function copyFinishedRequests(db: Database, total: number): Promise<void> {
  await withoutIndexes(db, 'maintenance_requests', (tx) =>
    tx.execute(sql`
      with last as (select max(number) as number, count(*) as count from maintenance_requests),
        finished as (select * from maintenance_requests where completed_at is not null),
        copies as (
          select row_number() over () as place, copy * interval '7 hours' as earlier, finished.*
          from finished, generate_series(1, (select ${total} / count(*) + 1 from finished)) copy
          limit (select greatest(${total} - count, 0) from last)
        )
      insert into maintenance_requests (id, number, title, description, priority, status, category, place_kind, place_name, unit_id,
        resident_id, reported_by, assigned_to, waiting_on, waiting_on_reason_code, waiting_on_since, completed_at, confirmed_at, confirmed_how, created_at, updated_at)
      select gen_random_uuid(), last.number + place, title, description, priority, status, category, place_kind, place_name, unit_id,
        resident_id, reported_by, assigned_to, waiting_on, waiting_on_reason_code, waiting_on_since - earlier, completed_at - earlier, confirmed_at - earlier, confirmed_how,
        created_at - earlier, updated_at - earlier
      from copies, last`),
  )
}
