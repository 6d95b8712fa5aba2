import { sql } from 'drizzle-orm'
import { invalid } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { deskVisitorWords as words } from '../messages/desk.ts'

/** The number of a unit. Throws 400 for one that does not exist. */
export async function checkUnit(tx: Database, unitId: string): Promise<string> {
  const [unit] = await queryRows<{ number: string }>(
    tx,
    sql`select unit_number as number from units where id = ${unitId}`,
  )
  if (!unit) throw invalid('unitId', () => words.noUnit)
  return unit.number
}

/** Throws 400 for a host who does not live in the unit, as a resident or a member of a household. */
export async function checkHost(tx: Database, unitId: string, hostId: string): Promise<void> {
  const [found] = await queryRows(
    tx,
    sql`select a.id from assignments a join residents r on r.id = a.resident_id
        where a.unit_id = ${unitId} and a.ended_at is null and r.user_id = ${hostId}
      union all select m.id from current_household_members m where m.unit_id = ${unitId} and m.user_id = ${hostId}`,
  )
  if (!found) throw invalid('hostId', () => words.notHost)
}
