import { type SQL, sql } from 'drizzle-orm'
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
  const startOf = (week: SQL) => sql`(${week} at time zone ${timeZone}::text)`
  // A range of the index for each week takes a tenth of the time that it takes to find the week of each request.
  const countOf = (column: string) => sql`(select count(*)::int from maintenance_requests
    where ${sql.raw(column)} >= ${startOf(sql`week`)} and ${sql.raw(column)} < ${startOf(sql`(week + interval '7 days')`)})`
  return queryRows<Week>(
    db,
    sql`select week::date::text as "from", ${countOf('created_at')} as opened, ${countOf('completed_at')} as finished
      from generate_series(${first}::date::timestamp, ${monday}::date::timestamp, interval '7 days') as weeks (week) order by week`,
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
