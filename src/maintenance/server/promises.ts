import { building, businessHours, holidays } from '#building/server/table.ts'
import type { Database } from '#platform/server/database.ts'
import type { Category, Priority } from '../choices.ts'
import { promiseOf } from '../rules.ts'
import { promiseTimes } from './vendor-table.ts'

/** By when such a request is promised, counted from `from`; null where the building promises nothing. */
export async function promiseFor(db: Database, request: { priority: Priority; category: Category }, from: Date) {
  const [profile] = await db.select({ timeZone: building.timeZone }).from(building)
  const hours = await db.select().from(businessHours)
  const closed = await db.select().from(holidays)
  const office = { timeZone: profile?.timeZone ?? 'UTC', hours, holidays: closed }
  return promiseOf(request, from, await db.select().from(promiseTimes), office)
}
