import { type SQL, sql } from 'drizzle-orm'

/** The present day of the building, as a date. */
export const todayInBuilding = (now: Date): SQL =>
  sql`(${now.toISOString()}::timestamptz at time zone coalesce((select time_zone from building), 'UTC'))::date`

/** Whether a row of `unit_owners` owns now. The same as `isOwnerOn` of the rules. */
export const ownsNow = (now: Date): SQL<boolean> => sql<boolean>`(unit_owners.until is null
  and (unit_owners.since is null or unit_owners.since <= ${todayInBuilding(now)}))`
