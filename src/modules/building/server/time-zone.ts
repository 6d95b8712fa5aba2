import type { Database } from '#platform/server/database/drizzle.ts'
import { building } from './table.ts'

/** The time zone of the building; UTC until it has a profile. */
export async function timeZoneOf(db: Database): Promise<string> {
  const [profile] = await db.select({ timeZone: building.timeZone }).from(building)
  return profile?.timeZone ?? 'UTC'
}
