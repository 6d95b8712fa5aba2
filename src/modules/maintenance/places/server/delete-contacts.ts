import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { days } from '#platform/time/dates.ts'
import { daysOfVisitorContact } from '../choices.ts'

/** Deletes the contacts of visitors some time after the work. Returns how many. */
export async function deleteVisitorContacts(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - days(daysOfVisitorContact)).toISOString()
  const { rowCount } = await db.execute(sql`
    update maintenance_requests set visitor_contact = null, version = version + 1
    where visitor_contact is not null and updated_at < ${before} and status in ('completed', 'cancelled')`)
  return rowCount ?? 0
}
