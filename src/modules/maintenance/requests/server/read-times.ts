import { endOfWorkday } from '#building/rules.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { officeHours } from '../../sla/server/sla.ts'
import type { CountFilter } from '../request.ts'
import { visitSpan } from '../visits.ts'
import type { ReadTimes } from './filters.ts'

/** The times that the filter compares with; the office's hours are read only for the requests due today and for visits. */
export async function readTimes(db: Database, { due, visit }: CountFilter, now: Date): Promise<ReadTimes> {
  const times: ReadTimes = { now, endOfToday: now, visits: [now, now] }
  if (due !== 'today' && visit === undefined) return times
  const office = await officeHours(db)
  return {
    now,
    endOfToday: endOfWorkday(office, now),
    visits: visitSpan(visit ?? 'today', dayOf(now, office.timeZone), office.timeZone),
  }
}
