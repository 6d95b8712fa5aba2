import { type SQL, sql } from 'drizzle-orm'

/** Whether an account lives in a unit, as a resident or a member of the household. */
export const livesIn = (userId: SQL, unitId: SQL): SQL =>
  sql`(exists (select from assignments a join residents r on r.id = a.resident_id
      where a.unit_id = ${unitId} and a.ended_at is null and r.user_id = ${userId})
    or exists (select from current_household_members m where m.unit_id = ${unitId} and m.user_id = ${userId}))`
