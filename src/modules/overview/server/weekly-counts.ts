import { sql } from 'drizzle-orm'
import { categories } from '#maintenance/requests/choices.ts'
import { days, dayOf } from '#platform/time/dates.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { addDays, weekdayOf } from '#platform/time/wall-clock.ts'
import type { CategoryTime, Week } from '../contract.ts'
import { daysMeasured, weeksShown } from '../rules.ts'

/** Opened and finished requests for each week of the building's calendar, the current one last. */
export async function weeklyCounts(db: Database, timeZone: string, now: Date): Promise<Week[]> {
  const today = dayOf(now, timeZone)
  const monday = addDays(today, 1 - weekdayOf(today))
  const first = addDays(monday, -7 * (weeksShown - 1))
  const weekOf = (column: string) => sql`date_trunc('week', ${sql.raw(column)} at time zone ${timeZone})::date`
  const since = sql`(${first}::date::timestamp at time zone ${timeZone})`
  return queryRows<Week>(
    db,
    sql`with
      opened as (select ${weekOf('created_at')} as week, count(*)::int as n from maintenance_requests
        where created_at >= ${since} group by 1),
      finished as (select ${weekOf('completed_at')} as week, count(*)::int as n from maintenance_requests
        where completed_at >= ${since} group by 1)
      select w::date::text as "from", coalesce(opened.n, 0) as opened, coalesce(finished.n, 0) as finished
      from generate_series(${first}::date::timestamp, ${monday}::date::timestamp, '7 days') w
      left join opened on opened.week = w::date left join finished on finished.week = w::date
      order by w`,
  )
}

/** The median of the days from report to completion by category, in the usual order. Only completed requests have a time. */
export async function categoryTimes(db: Database, now: Date): Promise<CategoryTime[]> {
  const since = new Date(now.getTime() - days(daysMeasured)).toISOString()
  const found = await queryRows<CategoryTime>(
    db,
    sql`select category, count(*)::int as finished, round((percentile_cont(0.5) within group (
        order by extract(epoch from completed_at - created_at) / 86400))::numeric, 1)::float8 as "medianDays"
      from maintenance_requests where completed_at >= ${since}::timestamptz group by category`,
  )
  return categories.flatMap((category) => found.filter((row) => row.category === category))
}
