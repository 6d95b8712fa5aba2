import { openOn, type OfficeHours } from '#building/rules.ts'
import { officeHours } from '#maintenance/server/promises.ts'
import { dayOf } from '#platform/dates.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database.ts'
import { addDays, instantAt } from '#platform/wall-clock.ts'
import type { Overview } from '../contract.ts'
import { byHarm } from '../rules.ts'
import { countHouse } from './counts.ts'
import { needsOf } from './needs.ts'
import { categoryTimes, weeklyCounts } from './course.ts'

/** The house at a glance, as this reader may know it. */
export async function readOverview(db: Database, reader: Role, now: Date): Promise<Overview> {
  const office = await officeHours(db)
  const today = dayOf(now, office.timeZone)
  const until = endOfToday(office, now)
  const { counts, rows } = await needsOf(db, reader, office, now)
  return {
    ...(await countHouse(db, now, until)),
    needs: { counts, rows: byHarm(rows, now, today) },
    weeks: await weeklyCounts(db, office.timeZone, now),
    categories: await categoryTimes(db, now),
  }
}

/** When the office closes today; midnight once it has, or where it stays closed. */
function endOfToday(office: OfficeHours, now: Date): Date {
  const today = dayOf(now, office.timeZone)
  const closes = openOn(today, office)?.closes
  return closes && closes > now ? closes : instantAt(addDays(today, 1), 0, office.timeZone)
}
