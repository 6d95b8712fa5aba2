import { asc } from 'drizzle-orm'
import { notFound, stale } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { NewOfficeHours, OfficeHoursRecord } from '../hours-contract.ts'
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

/**
 * Sets the hours and holidays as a whole. Promises that were made stay as they were made. Refuses with 412 (and the
 * present hours) when `ifMatch` is no longer their version.
 */
export async function setOfficeHours(
  db: Database,
  { days, holidays: closed }: NewOfficeHours,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<OfficeHoursRecord> {
  return db.transaction(async (tx) => {
    const [house] = await tx.select({ version: building.version }).from(building).for('update')
    if (!house) throw notFound('Building')
    const before = await findOfficeHours(tx)
    if (ifMatch !== null && ifMatch !== house.version) throw stale(before)
    await tx.delete(businessHours)
    if (days.length > 0) await tx.insert(businessHours).values(days)
    await tx.delete(holidays)
    if (closed.length > 0) await tx.insert(holidays).values(closed)
    await tx.update(building).set({ version: house.version + 1, updatedAt: now })
    const set = await findOfficeHours(tx)
    await writeAudit(tx, {
      by,
      action: 'set the office hours',
      noun: 'building',
      before: { days: before.days, holidays: before.holidays },
      after: { days: set.days, holidays: set.holidays },
      now,
    })
    await tellChanged(tx, { topic: 'building' })
    return set
  })
}
