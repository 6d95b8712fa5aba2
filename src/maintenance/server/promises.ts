import { findOfficeHours } from '#building/server/store.ts'
import type { Database } from '#platform/server/database.ts'
import type { Category, Priority } from '../contract.ts'
import { promiseOf } from '../rules.ts'
import { promiseTimes } from './vendor-table.ts'

/** By when such a request is promised, counted from `from`; null where the building promises nothing. */
export async function promiseFor(db: Database, request: { priority: Priority; category: Category }, from: Date) {
  return promiseOf(request, from, await db.select().from(promiseTimes), await findOfficeHours(db))
}
