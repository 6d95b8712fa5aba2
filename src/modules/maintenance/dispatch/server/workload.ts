import { sql } from 'drizzle-orm'
import { endOfWorkday } from '#building/rules.ts'
import { assignable } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { days } from '#platform/time/dates.ts'
import { deadline, isOpenRow } from '../../requests/server/request-conditions.ts'
import { officeHours } from '../../sla/server/sla.ts'
import type { PersonAtWork, VendorAtWork } from '../contract.ts'

/** Days of finished work that say what a person's trade is. */
const tradeDays = 90
/** A trade has at least this share of the person's work. */
const tradeShare = 0.2

/** Everyone who can be given a request, and the active vendors, with their open work; by name. */
export async function readWorkload(db: Database, now: Date) {
  const until = endOfWorkday(await officeHours(db), now).toISOString()
  const since = new Date(now.getTime() - days(tradeDays)).toISOString()
  const people = await queryRows<PersonAtWork>(
    db,
    sql`with open_work as (
        select assigned_to, category, ${deadline} <= ${until}::timestamptz as is_due
        from maintenance_requests where ${isOpenRow} and assigned_to is not null
      ), work as (
        select assigned_to, category, count(*) as n from (
          select assigned_to, category from open_work
          union all select assigned_to, category from maintenance_requests
            where completed_at >= ${since}::timestamptz and assigned_to is not null
        ) recent group by assigned_to, category
      ), trades as (
        select assigned_to, array_agg(category::text order by n desc, category) as trades from (
          select *, sum(n) over (partition by assigned_to) as total from work
        ) shares where n >= total * ${tradeShare}::float8 group by assigned_to
      )
      select users.id, first_name as "firstName", last_name as "lastName", role, team,
        (select count(*)::int from open_work where open_work.assigned_to = users.id) as open,
        (select count(*)::int from open_work where open_work.assigned_to = users.id and is_due) as due,
        coalesce(trades.trades, '{}') as trades
      from users left join trades on trades.assigned_to = users.id
      where role = any(${sql.param([...assignable])}::text[]) and status = 'active' and deleted_at is null
      order by first_name, last_name, users.id`,
  )
  const vendors = await queryRows<VendorAtWork>(
    db,
    sql`select vendors.id, name, trade, email is not null as "hasEmail", insured_until::text as "insuredUntil",
        count(maintenance_requests.id)::int as open,
        count(maintenance_requests.id) filter (where ${deadline} <= ${until}::timestamptz)::int as due
      from vendors
      left join maintenance_requests on maintenance_requests.vendor_id = vendors.id and ${isOpenRow}
      where archived_at is null group by vendors.id order by name`,
  )
  return { people, vendors }
}
