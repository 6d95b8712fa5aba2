import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { countRows } from '#platform/server/sql/count-rows.ts'
import { type Status, statuses } from '../choices.ts'
import type { CountFilter, Statistics, ViewFilters } from '../request.ts'
import { activeStatuses } from '../rules.ts'
import { conditionsOf, type ReadTimes, where } from './filters.ts'
import { readTimes } from './read-times.ts'
import { attentionRank, isFinishedRow, isOpenRow, isUnassignedRow, rankAsOf } from './request-conditions.ts'

type CountRow = {
  status: Status
  count: number
  /** This and the next three are counted among open requests. */
  urgent: number
  overdue: number
  near: number
  unassigned: number
  /** Total days from report to completion. */
  days: number | null
}

/** So many finished requests with a word are counted here; the total of their list is counted less far. */
const mostFound = 10_000

/**
 * Open requests are few and have a rank. Finished ones may be millions: they are only counted, from
 * the index `maintenance_requests_finished`.
 */
const countQuery = (
  filter: CountFilter,
  times: ReadTimes,
  asOf = times.now.toISOString(),
) => sql`with matching as ${filter.search ? sql`materialized` : sql`not materialized`} (
      select status, priority, scheduled_date, due_at, due_soon_at, paused_at, paused_until, assigned_to, vendor_id,
        created_at, completed_at
      from maintenance_requests ${where(conditionsOf(filter, times, { most: mostFound }))}
    )
    select status, count(*)::int as count,
      count(*) filter (where priority = 'urgent')::int as urgent,
      count(*) filter (where rank = ${attentionRank('late')})::int as overdue,
      count(*) filter (where rank = ${attentionRank('near')})::int as near,
      count(*) filter (where unassigned)::int as unassigned,
      null::float8 as days
    from (
      select maintenance_requests.status, maintenance_requests.priority, ${rankAsOf(asOf)} as rank, ${isUnassignedRow} as unassigned
      from matching maintenance_requests where ${isOpenRow}
    ) open group by status
    union all
    select status, count(*)::int, 0, 0, 0, 0, (extract(epoch from sum(completed_at - created_at)) / 86400)::float8
    from matching maintenance_requests where ${isFinishedRow} group by status`

/** How many requests match each filter, in one statement. */
export async function countEach(db: Database, { filters }: ViewFilters, now: Date): Promise<{ counts: number[] }> {
  const parts: SQL[] = []
  for (const filter of filters)
    parts.push(
      countRows(sql`from maintenance_requests ${where(conditionsOf(filter, await readTimes(db, filter, now)))}`),
    )
  const [row] = await queryRows<{ counts: number[] }>(
    db,
    sql`select json_build_array(${sql.join(parts, sql`, `)}) as counts`,
  )
  return { counts: row?.counts ?? [] }
}

/** Statistics of the requests that match the filter, computed by the database. */
export async function countRequests(db: Database, filter: CountFilter, now: Date): Promise<Statistics> {
  const rows = await queryRows<CountRow>(db, countQuery(filter, await readTimes(db, filter, now)))
  const sum = (column: Exclude<keyof CountRow, 'status' | 'days'>, of: readonly Status[] = statuses) =>
    rows.filter(({ status }) => of.includes(status)).reduce((total, row) => total + row[column], 0)
  const byStatus = Object.fromEntries(statuses.map((status) => [status, sum('count', [status])])) as Record<
    Status,
    number
  >
  const days = rows.find(({ status }) => status === 'completed')?.days ?? null
  return {
    total: sum('count'),
    urgent: sum('urgent', activeStatuses),
    pending: byStatus.pending,
    inProgress: byStatus.in_progress,
    completed: byStatus.completed,
    overdue: sum('overdue'),
    averageResponseDays: days === null ? null : Math.round((days / byStatus.completed) * 10) / 10,
    active: sum('count', activeStatuses),
    near: sum('near'),
    unassigned: sum('unassigned'),
    byStatus,
  }
}
