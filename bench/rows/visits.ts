import { sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { dayOf } from '#platform/time/dates.ts'

/** Visits of a large building: a guest today for every twentieth resident, and one in the past for every second. */
export async function addVisits(db: Database): Promise<void> {
  const today = dayOf(new Date(), await timeZoneOf(db))
  await db.execute(sql`with hosts as (
      select r.user_id, a.unit_id, row_number() over (order by a.id) as n from assignments a
        join residents r on r.id = a.resident_id where a.ended_at is null),
    visits as (select gen_random_uuid() as id, user_id, unit_id, n, case when n % 20 = 0 then ${today}::date
        else ${today}::date - 1 - (n % 80)::int end as day from hosts where n % 2 = 0),
    passes as (insert into visitor_passes (id, unit_id, host_id, first_day, last_day, starts_at, ends_at, code_sealed, code_hash)
      select id, unit_id, user_id, day, day, 0, 0, 'x', id::text from visits returning id)
    insert into visitor_guests (id, pass_id, full_name, position)
      select gen_random_uuid(), v.id, 'Guest Number' || v.n, 0 from visits v`)
}
