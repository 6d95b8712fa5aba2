import { asc, sql } from 'drizzle-orm'
import { notFound, stale } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { holdArea, settingArea } from '#settings/server/area.ts'
import { changeSetting } from '#settings/server/store.ts'
import {
  HoursSettings,
  hoursOfSettings,
  type NewOfficeHours,
  type OfficeHoursRecord,
  settingsOfHours,
} from '../hours-contract.ts'
import { nameOfHours } from '../hours-words.ts'
import { building, businessHours, holidays } from './table.ts'

/** When the office is open, by weekday, and its holidays by day. */
export async function findOfficeHours(db: Database): Promise<OfficeHoursRecord> {
  const [house] = await db.select({ timeZone: building.timeZone, version: building.version }).from(building)
  if (!house) throw notFound('Building')
  const days = await db.select().from(businessHours).orderBy(asc(businessHours.weekday))
  const toMinute = (time: string) => time.slice(0, 5)
  return {
    ...house,
    days: days.map(({ weekday, opens, closes }) => ({ weekday, opens: toMinute(opens), closes: toMinute(closes) })),
    holidays: await db.select().from(holidays).orderBy(asc(holidays.day)),
  }
}

/** Hours and holidays as a part of the settings: one field for each weekday and each holiday. */
export const hoursArea = settingArea({
  area: 'hours',
  noun: 'office hours',
  topics: ['building', 'maintenance'],
  fieldName: nameOfHours,
  shape: HoursSettings,
  read: async (tx) => settingsOfHours(await findOfficeHours(tx)),
  write: async (tx, value, _, now) => putHours(tx, hoursOfSettings(value), now),
})

/**
 * Sets the hours and holidays as a whole. Promises that were made stay as they were made. Refuses with 412 (and the
 * present hours) when `ifMatch` is no longer their version.
 */
export async function setOfficeHours(
  db: Database,
  wanted: NewOfficeHours,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<OfficeHoursRecord> {
  return db.transaction(async (tx) => {
    const before = await holdArea(tx, hoursArea)
    const held = await findOfficeHours(tx)
    if (ifMatch !== null && ifMatch !== held.version) throw stale(held)
    const change = await changeSetting(tx, { area: hoursArea, before, after: settingsOfHours(wanted), by, now })
    if (change !== null) await putHours(tx, wanted, now)
    return findOfficeHours(tx)
  })
}

async function putHours(tx: Database, { days, holidays: closed }: NewOfficeHours, now: Date): Promise<void> {
  await tx.delete(businessHours)
  if (days.length > 0) await tx.insert(businessHours).values(days)
  await tx.delete(holidays)
  if (closed.length > 0) await tx.insert(holidays).values(closed)
  await tx.update(building).set({ version: sql`${building.version} + 1`, updatedAt: now })
}
