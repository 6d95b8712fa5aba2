import { endOfWorkday } from '#building/rules.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { officeHours } from '../../sla/server/sla.ts'
import type { CountFilter } from '../request.ts'
import type { ReadTimes } from './filters.ts'

/** The times that the filter compares with; the office's hours are read only for the requests due today. */
export const readTimes = async (db: Database, { due }: CountFilter, now: Date): Promise<ReadTimes> => ({
  now,
  endOfToday: due === 'today' ? endOfWorkday(await officeHours(db), now) : now,
})
