import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { livesIn } from './homes.ts'

/** The accounts of people who entered that they need help, or someone at home does; incidents reach them first. An entry with pets alone does not count. */
export async function findPeopleWhoNeedHelp(db: Database): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select distinct n.user_id as id from emergency_needs n
      where n.needs <> '{}' and ${livesIn(sql`n.user_id`, sql`n.unit_id`)} order by id`,
  )
  return rows.map(({ id }) => id)
}
