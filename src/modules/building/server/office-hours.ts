import { asc, sql } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { settingArea } from '#settings/server/area.ts'
import { saveArea } from '#settings/server/store.ts'
import { HoursSettings, parseHoursSettings, type NewOfficeHours, type OfficeHoursRecord } from '../hours-contract.ts'
import { toHoursSettings } from '../rules.ts'
import { nameOfHours } from '../messages/hours.ts'
import { requireHolidayRegion } from './public-holidays.ts'
import { building, businessHours, holidays } from './table.ts'

/** When the office is open, by weekday, and its holidays by day. */
export async function findOfficeHours(db: Database): Promise<OfficeHoursRecord> {
  const { timeZone, version, holidayRegion } = building
  const [profile] = await db.select({ timeZone, version, holidayRegion }).from(building)
  if (!profile) throw notFound('Building')
  const days = await db.select().from(businessHours).orderBy(asc(businessHours.weekday))
  const toMinute = (time: string) => time.slice(0, 5)
  return {
    ...profile,
    days: days.map(({ weekday, opens, closes }) => ({ weekday, opens: toMinute(opens), closes: toMinute(closes) })),
    holidays: await db.select().from(holidays).orderBy(asc(holidays.day)),
  }
}

/** Office hours as a settings section: one field for each weekday and holiday. */
export const hoursArea = settingArea({
  area: 'hours',
  recordType: 'office hours',
  topics: ['building', 'maintenance'],
  fieldName: nameOfHours,
  shape: HoursSettings,
  read: async (tx) => toHoursSettings(await findOfficeHours(tx)),
  write: async (tx, value, _, now) => writeHours(tx, parseHoursSettings(value), now),
})

/**
 * Replaces the hours and holidays. Existing SLA times do not change. Throws 412 with the current hours when `ifMatch`
 * is outdated.
 */
export async function setOfficeHours(
  db: Database,
  input: NewOfficeHours,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<OfficeHoursRecord> {
  await requireHolidayRegion(db, input.holidayRegion)
  const change = () => toHoursSettings(input)
  return saveArea(db, { area: hoursArea, find: findOfficeHours, change, by, now, ifMatch })
}

async function writeHours(
  tx: Database,
  { days, holidays: closedDays, holidayRegion }: NewOfficeHours,
  now: Date,
): Promise<void> {
  await tx.delete(businessHours)
  if (days.length > 0) await tx.insert(businessHours).values(days)
  await tx.delete(holidays)
  if (closedDays.length > 0) await tx.insert(holidays).values(closedDays)
  await tx.update(building).set({ holidayRegion, version: sql`${building.version} + 1`, updatedAt: now })
}
