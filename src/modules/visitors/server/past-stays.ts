import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { beginPattern, escaped, matchesText, partPattern } from '#platform/server/sql/search.ts'
import { newestFirst } from '#platform/server/sql/keyset.ts'
import { readIdPage } from '#platform/server/sql/read-id-page.ts'
import { addDays, instantAt } from '#platform/time/wall-clock.ts'
import type { PastFilter } from '../contract.ts'
import { loadStays } from './stay-rows.ts'
import { visitorStays } from './table.ts'

const newest = newestFirst(visitorStays.arrivedAt, visitorStays.id)

/** One page of visitors who have left, the newest first. They are deleted after 90 days. */
export async function listPast(db: Database, filter: PastFilter, now: Date) {
  const where = conditionsOf(filter, await timeZoneOf(db))
  const { ids, ...page } = await readIdPage(db, { table: visitorStays, order: newest, where, page: filter })
  const isListed = sql`y.id = any(${sql.param(ids)}::uuid[])`
  return { rows: await loadStays(db, isListed, now, sql`y.arrived_at desc, y.id desc`), ...page }
}

function conditionsOf({ search = '', day }: PastFilter, timeZone: string): SQL | undefined {
  const isOn = (from: string) =>
    sql`${visitorStays.arrivedAt} >= ${instantAt(from, 0, timeZone).toISOString()}
      and ${visitorStays.arrivedAt} < ${instantAt(addDays(from, 1), 0, timeZone).toISOString()}`
  return and(
    eq(visitorStays.status, 'left'),
    day === undefined ? undefined : isOn(day),
    search === '' ? undefined : or(matchesText(visitorStays.search, search), isToHome(search)),
  )
}

/** Visitors of a home whose number the text is the beginning of, or of a host with this name. */
const isToHome = (search: string): SQL => {
  const text = escaped(search)
  return sql`(${visitorStays.unitId} in (select id from units where searchable(unit_number) like ${beginPattern(text)})
    or ${visitorStays.hostId} in (select id from users where search like ${partPattern(text)}))`
}
