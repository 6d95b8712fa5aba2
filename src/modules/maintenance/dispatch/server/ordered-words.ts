import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { OrderedWords } from '../rules.ts'

/** The names of the people of a home, members of the household too, in a query over `maintenance_requests r`. */
export const peopleOfHome = sql`(select coalesce(array_agg(name), '{}') from (
  select p.full_name as name from residents p
    where p.id = r.resident_id or exists (select from assignments l
      where l.resident_id = p.id and l.unit_id = r.unit_id and l.ended_at is null)
  union all
  select concat_ws(' ', m.first_name, m.last_name) from household_members m join assignments l on l.id = m.assignment_id
    where l.unit_id = r.unit_id and l.ended_at is null and m.ended_at is null) people)`

/** What a work order would print of a request, and the people of its home. */
export async function readOrderedWords(tx: Database, requestId: string): Promise<OrderedWords | undefined> {
  const [row] = await queryRows<OrderedWords>(
    tx,
    sql`select r.title, r.description, r.pets_note as "petsNote", ${peopleOfHome} as people
      from maintenance_requests r where r.id = ${requestId}`,
  )
  return row
}
