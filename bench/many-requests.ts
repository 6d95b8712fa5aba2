import { sql } from 'drizzle-orm'
import { allowLongWork } from '#platform/server/database/database-session.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { Database } from '#platform/server/database/drizzle.ts'

/**
 * Copies finished requests, each some hours earlier, until there are `total`. One statement without indexes and foreign keys: as rows
 * of the program, two million requests would take an hour.
 */
export async function copyFinishedRequests(db: Database, total: number): Promise<void> {
  await db.transaction(async (tx) => {
    await allowLongWork(tx)
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
    const indexes = await queryRows<{ name: string; definition: string }>(
      tx,
      sql`select indexname as name, indexdef as definition from pg_indexes
        where tablename = 'maintenance_requests' and indexdef not like 'CREATE UNIQUE%'`,
    )
    for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`)
    await tx.execute(sql`
      with last as (select max(number) as number, count(*) as count from maintenance_requests),
        finished as (select * from maintenance_requests where completed_at is not null),
        copies as (
          select row_number() over () as place, copy * interval '7 hours' as earlier, finished.*
          from finished, generate_series(1, (select ${total} / count(*) + 1 from finished)) copy
          limit (select greatest(${total} - count, 0) from last)
        )
      insert into maintenance_requests (id, number, title, description, priority, status, category, place_kind, place_name, unit_id,
        resident_id, reported_by, assigned_to, waiting_on, waiting_on_since, completed_at, created_at, updated_at)
      select gen_random_uuid(), last.number + place, title, description, priority, status, category, place_kind, place_name, unit_id,
        resident_id, reported_by, assigned_to, waiting_on, waiting_on_since - earlier, completed_at - earlier,
        created_at - earlier, updated_at - earlier
      from copies, last`)
    for (const { definition } of indexes) await tx.execute(sql.raw(definition))
  })
}
