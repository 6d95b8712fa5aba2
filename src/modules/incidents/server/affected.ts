import { type SQL, sql } from 'drizzle-orm'
import { invalid } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { UpdateAudience } from '../choices.ts'
import { incidentWords as words } from '../messages/desk.ts'
import type { Extent } from '../rules.ts'

/** The accounts of people who need help in an evacuation; the emergency roster knows them. */
export type FindPeopleWhoNeedHelp = (db: Database, now: Date) => Promise<readonly string[]>

/** Who works an incident. */
export type Working = { by: Author; now: Date; findPeopleWhoNeedHelp: FindPeopleWhoNeedHelp }

/** Whether a unit `u` with its stack `s` is affected; the same rule as `isAffected`. */
const isAffectedUnit = ({ floors, stacks }: Extent): SQL =>
  sql`(cardinality(${sql.param([...floors])}::integer[]) = 0 or u.floor = any(${sql.param([...floors])}::integer[]))
    and (cardinality(${sql.param([...stacks])}::text[]) = 0 or s.stack = any(${sql.param([...stacks])}::text[]))`

/** All units with their floors, and whether they are affected. */
const allUnits = (extent: Extent): SQL =>
  sql`select u.id, u.floor, ${isAffectedUnit(extent)} as is_affected from units u join unit_stacks s on s.unit_id = u.id`

/** The units that are affected. */
export const affectedUnits = (extent: Extent): SQL => sql`${allUnits(extent)} where ${isAffectedUnit(extent)}`

/** Everyone who lives in these units: residents, and members of their households. */
const peopleIn = (units: SQL): SQL => sql`
  select r.user_id as id, unit.floor, unit.is_affected from (${units}) unit join assignments a on a.unit_id = unit.id and a.ended_at is null
    join residents r on r.id = a.resident_id join users p on p.id = r.user_id and p.deleted_at is null
  union all select m.user_id, unit.floor, unit.is_affected from (${units}) unit join current_household_members m on m.unit_id = unit.id
    join users p on p.id = m.user_id and p.deleted_at is null`

/** The people who added that they are affected, wherever they live. */
const peopleWhoReported = (incidentId: string): SQL => sql`
  select report.user_id as id, u.floor, true as is_affected from incident_reports report left join units u on u.id = report.unit_id
    join users p on p.id = report.user_id and p.deleted_at is null where report.incident_id = ${incidentId}`

const peopleOf = (incidentId: string, extent: Extent, audience: UpdateAudience): SQL =>
  audience === 'everyone'
    ? peopleIn(allUnits(extent))
    : sql`${peopleIn(affectedUnits(extent))} union all ${peopleWhoReported(incidentId)}`

/**
 * The accounts that an update is sent to, in the order in which they get it: people who need help in an evacuation,
 * then the highest floor first, because its people have the longest way.
 */
export async function listRecipients(
  tx: Database,
  { id, ...extent }: Extent & { id: string },
  audience: UpdateAudience,
  needHelp: readonly string[],
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    tx,
    sql`select id from (${peopleOf(id, extent, audience)}) person group by id
      order by (id = any(${sql.param([...needHelp])}::uuid[])) desc, max(floor) desc nulls last, id`,
  )
  return rows.map((row) => row.id)
}

type Counts = { homes: number; people: number; everyone: number; needHelp: number }

/** Counts homes and people in one pass, because every read of an incident does. */
export async function countAffected(
  db: Database,
  { id, ...extent }: Extent & { id: string },
  needHelp: readonly string[],
): Promise<Counts> {
  const [counts] = await queryRows<Counts>(
    db,
    sql`select (select count(*)::int from (${affectedUnits(extent)}) unit) as homes,
        count(*) filter (where is_affected)::int as people, count(*) filter (where lives_here)::int as everyone,
        count(*) filter (where is_affected and id = any(${sql.param([...needHelp])}::uuid[]))::int as "needHelp"
      from (select id, bool_or(is_affected) as is_affected, bool_or(lives_here) as lives_here
        from (select resident.*, true as lives_here from (${peopleIn(allUnits(extent))}) resident
          union all select reported.*, false from (${peopleWhoReported(id)}) reported) one group by id) person`,
  )
  return counts ?? { homes: 0, people: 0, everyone: 0, needHelp: 0 }
}

/** Throws 400 naming floors or stacks that have no homes, or both when no home is on one and in the other. */
export async function assertExtent(tx: Database, { floors, stacks }: Extent): Promise<void> {
  const [found] = await queryRows<{ floors: number[]; stacks: string[]; homes: number }>(
    tx,
    sql`select (select coalesce(array_agg(distinct floor), '{}') from units where floor = any(${sql.param([...floors])}::integer[])) as floors,
      (select coalesce(array_agg(distinct stack), '{}') from unit_stacks where stack = any(${sql.param([...stacks])}::text[])) as stacks,
      (select count(*)::int from (${affectedUnits({ floors, stacks })}) unit) as homes`,
  )
  const floor = floors.find((one) => !found?.floors.includes(one))
  if (floor !== undefined) throw invalid('floors', () => words.noFloor(floor))
  const stack = stacks.find((one) => !found?.stacks.includes(one))
  if (stack !== undefined) throw invalid('stacks', () => words.noStack(stack))
  if (floors.length + stacks.length > 0 && found?.homes === 0) throw invalid('floors', () => words.noHomes)
}
