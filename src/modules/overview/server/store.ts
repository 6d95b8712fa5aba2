import { endOfWorkday } from '#building/rules.ts'
import { officeHours } from '#maintenance/sla/server/sla.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Overview } from '../contract.ts'
import { byUrgency } from '../rules.ts'
import { countBuilding } from './counts.ts'
import { needsOf } from './needs.ts'
import { readToday } from './today.ts'
import { categoryTimes, weeklyCounts } from './weekly-counts.ts'

/** The overview, limited to what this reader may see. */
export async function readOverview(db: Database, reader: Role, now: Date): Promise<Overview> {
  const office = await officeHours(db)
  const today = dayOf(now, office.timeZone)
  const until = endOfWorkday(office, now)
  const { counts, rows } = await needsOf(db, reader, office, now)
  return {
    ...(await countBuilding(db, now, until)),
    today: await readToday(db, office.timeZone, now),
    needs: { counts, rows: byUrgency(rows, now, today) },
    weeks: await weeklyCounts(db, office.timeZone, now),
    categories: await categoryTimes(db, now),
  }
}
