import { sql } from 'drizzle-orm'
import { isLate, isUrgentRow } from '#maintenance/requests/server/request-conditions.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { isOccupiedRow } from '#tower/server/unit-conditions.ts'

/** The figures of the overview that the portfolio shows for each building. */
export type Figures = { units: number; occupied: number; late: number; urgent: number; packages: number }

/** Counts by the conditions of the overview, in one statement. */
export async function readFigures(db: Database, now: Date): Promise<Figures> {
  const [counted] = await queryRows<Figures>(
    db,
    sql`select
      (select count(*)::int from units) as units,
      (select count(*)::int from units where ${isOccupiedRow}) as occupied,
      (select count(*)::int from maintenance_requests where ${isLate(now.toISOString())}) as late,
      (select count(*)::int from maintenance_requests where ${isUrgentRow}) as urgent,
      (select count(*)::int from packages where done_at is null and direction = 'incoming') as packages`,
  )
  if (!counted) throw new Error('Counting answers one row.')
  return counted
}
