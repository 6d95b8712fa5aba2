import { sql } from 'drizzle-orm'
import type { OfficeHours } from '#building/rules.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { Category, Priority } from '../../requests/choices.ts'
import { type Pause, type SlaRow, computeSla } from '../rules.ts'

const noSla = { dueAt: null, dueSoonAt: null, slaClock: null }

/** The SLA of a request counted from `from`; nulls when no target applies. */
export async function slaFor(
  db: Database,
  request: { priority: Priority; category: Category; pauses?: readonly Pause[] },
  from: Date,
) {
  const [lines, office] = [await listSlaRows(db), await officeHours(db)]
  return computeSla(request, from, lines, office, request.pauses) ?? noSla
}

/** Selects when the office is open, as `OfficeHours`. */
export const officeHoursAsJson = sql.raw(`select json_build_object('timeZone', time_zone,
  'hours', (select coalesce(json_agg(json_build_object('weekday', weekday, 'opens', opens, 'closes', closes)), '[]')
    from business_hours),
  'holidays', (select coalesce(json_agg(json_build_object('day', day)), '[]') from holidays)) as office from building`)

/** Office hours, for clocks that run in business hours only. */
export async function officeHours(db: Database): Promise<OfficeHours> {
  const [found] = await queryRows<{ office: OfficeHours }>(db, sql`${officeHoursAsJson}`)
  return found?.office ?? { timeZone: 'UTC', hours: [], holidays: [] }
}

const listSlaRows = (db: Database) =>
  queryRows<SlaRow>(db, sql`select priority, category, within_minutes as "withinMinutes", clock from sla_targets`)
