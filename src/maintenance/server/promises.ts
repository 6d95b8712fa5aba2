import { sql } from 'drizzle-orm'
import type { OfficeHours } from '#building/rules.ts'
import type { Database } from '#platform/server/database.ts'
import { ask } from '#platform/server/statements.ts'
import type { Category, Priority } from '../choices.ts'
import { type Pause, type PromiseLine, promiseOf } from '../promise-rules.ts'

const nothingPromised = { promisedAt: null, nearAt: null, promiseClock: null }

/** By when such a request is promised, counted from `from`; nulls where the building promises nothing. */
export async function promiseFor(
  db: Database,
  request: { priority: Priority; category: Category; pauses?: readonly Pause[] },
  from: Date,
) {
  const [lines, office] = [await listLines(db), await officeHours(db)]
  return promiseOf(request, from, lines, office, request.pauses) ?? nothingPromised
}

/** Selects when the office is open, as `OfficeHours`. */
export const officeHoursAsJson = sql.raw(`select json_build_object('timeZone', time_zone,
  'hours', (select coalesce(json_agg(json_build_object('weekday', weekday, 'opens', opens, 'closes', closes)), '[]')
    from business_hours),
  'holidays', (select coalesce(json_agg(json_build_object('day', day)), '[]') from holidays)) as office from building`)

/** When the office is open, for the clocks that run in business hours only. */
export async function officeHours(db: Database): Promise<OfficeHours> {
  const [found] = await ask<{ office: OfficeHours }>(db, sql`${officeHoursAsJson}`)
  return found?.office ?? { timeZone: 'UTC', hours: [], holidays: [] }
}

const listLines = (db: Database) =>
  ask<PromiseLine>(db, sql`select priority, category, within_minutes as "withinMinutes", clock from promise_times`)
