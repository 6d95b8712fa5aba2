import { type SQL, sql } from 'drizzle-orm'
import { accountStatuses } from '#accounts/choices.ts'
import { users } from '#accounts/server/table.ts'
import { afterCursor, orderBy, parseCursor, type SortKey, typesOf } from '#platform/server/sql/keyset.ts'
import type { ResidentFilter } from '#residents/resident.ts'
import type { ResidentSort } from '#residents/schemas.ts'
import { residents } from '#residents/server/table.ts'
import { isFormerResident } from '../former-residents.ts'

/** Rows of `residents` and `users` in the order of one expression. */
type Sorted = { from: SQL; by: SQL; where?: SQL }

const nameAfter = (group: SQL) => sql`(${group}::text || ${residents.fullName}) collate "und-x-icu"`

/** The sort expressions that an index has, or that all residents are sorted by. Rows without a value come last. */
const sorts: Record<Exclude<ResidentSort, 'unit' | 'status'>, { by: SQL; type: SortKey['type'] }> = {
  newest: { by: sql`${residents.createdAt}`, type: 'timestamptz' },
  name: { by: sql`${residents.fullName} collate "und-x-icu"`, type: 'text' },
  type: { by: sql`${residents.tenantType} collate "C"`, type: 'text' },
  since: { by: sql`coalesce(${residents.startDateOccupancy}, '9999-12-31')`, type: 'date' },
  withoutStall: { by: nameAfter(sql`least(cardinality(${residents.parkingStalls}), 1)`), type: 'text' },
  withoutLocker: { by: nameAfter(sql`least(cardinality(${residents.lockerNumbers}), 1)`), type: 'text' },
  leaseEnd: { by: sql`coalesce(${residents.endDateOccupancy}, '9999-12-31')`, type: 'date' },
}

/**
 * The first `limit` + 1 residents after the cursor that meet the conditions: a query of `id` and `sorted`, and the order of its rows.
 * Throws 400 for a cursor of another list.
 */
export function firstInOrder(filter: ResidentFilter, conditions: SQL, limit: SQL): { rows: SQL; order: SortKey[] } {
  const { sort, cursor } = filter
  // 'newest' is descending by default, the other orders ascending.
  const direction = (sort === 'newest') === (filter.order === 'desc') ? 'asc' : 'desc'
  const type = sort === 'unit' || sort === 'status' ? 'text' : sorts[sort].type
  const orderOf = (by: SQL, id: SQL): SortKey[] => [
    { by, type, order: direction },
    { by: id, type: 'uuid', order: direction },
  ]
  const inPage = orderOf(sql.raw('sorted'), sql.raw('id'))
  const first = ({ from, by, where = sql`true` }: Sorted, most: SQL) => {
    const order = orderOf(by, sql`${residents.id}`)
    return sql`select * from (select residents.id, ${by} as sorted ${from} join users on users.id = residents.user_id
        where ${where} and ${conditions} and ${afterCursor(order, cursor) ?? sql`true`} order by ${orderBy(order)} limit ${mostInPlan(filter)}) found
      order by ${orderBy(inPage)} limit ${most}`
  }
  const most = sql`${limit} + 1`
  if (sort !== 'unit' && sort !== 'status')
    return { rows: first({ from: sql`from residents`, by: sorts[sort].by }, most), order: inPage }
  const isReached: IsReached = (by) => {
    const [last] = cursor === undefined ? [] : parseCursor(cursor, typesOf(inPage))
    return last === undefined ? sql`true` : sql`${by} ${sql.raw(direction === 'asc' ? '>=' : '<=')} ${last}`
  }
  const parts = sort === 'unit' ? partsByHome(isReached, direction) : partsByStatus(isReached)
  return { rows: inParts(direction === 'asc' ? parts : parts.toReversed(), first, most), order: inPage }
}

/** A constant limit, because a plan for any number of rows is one for a tenth of the table, which reads all of it. */
const mostInPlan = ({ limit }: ResidentFilter) => {
  const most = [20, 50, 100, 200].find((size) => limit <= size) ?? 1_000
  return sql.raw(String(most + 1))
}

/** Whether the cursor leaves rows with this value, or with later ones. */
type IsReached = (by: SQL) => SQL

/** Parts that follow one another: each is read for the rest of the page only, so that all residents need not be sorted. */
function inParts(parts: readonly Sorted[], first: (part: Sorted, most: SQL) => SQL, most: SQL): SQL {
  const names = parts.map((_, at) => sql.raw(`part_${at}`))
  const queries = parts.map((part, at) => {
    const counts = names.slice(0, at).map((name) => sql` - (select count(*) from ${name})`)
    return sql`${names[at]} as materialized (${first(part, sql.join([most, ...counts]))})`
  })
  const rows = names.map((name) => sql`select id, sorted from ${name}`)
  return sql`with ${sql.join(queries, sql`, `)} ${sql.join(rows, sql` union all `)}`
}

/** The highest character. */
const afterAllNumbers = sql`chr(1114111) collate "C"`

/** By the number of the oldest home, which units in the order of their numbers lead to; residents without a home come last. */
const partsByHome = (isReached: IsReached, direction: SortKey['order']): Sorted[] => [
  {
    from: sql`from (select id, unit_number collate "C" as unit_number from units where ${isReached(sql`unit_number collate "C"`)}
        order by unit_number collate "C" ${sql.raw(direction)} offset 0) unit
      join assignments home on home.unit_id = unit.id and home.ended_at is null
        and not exists (select from assignments other
          where other.resident_id = home.resident_id and other.ended_at is null and other.unit_id <> home.unit_id
            and (other.started_at, (select u.unit_number collate "C" from units u where u.id = other.unit_id))
              < (home.started_at, unit.unit_number))
      join residents on residents.id = home.resident_id`,
    by: sql`unit.unit_number`,
  },
  {
    from: sql`from residents`,
    by: afterAllNumbers,
    where: sql`${isReached(afterAllNumbers)} and not exists (
      select from assignments home where home.resident_id = residents.id and home.ended_at is null)`,
  },
]

/** By the status as the office sees it, in alphabetical order. */
const partsByStatus = (isReached: IsReached): Sorted[] =>
  [...accountStatuses.map((status) => status.toLowerCase()), 'former'].toSorted().map((status) => {
    const by = sql.raw(`'${status}'::text collate "C"`)
    const has =
      status === 'former'
        ? isFormerResident
        : sql`${users.status} = ${sql.raw(`'${status}'`)} and not ${isFormerResident}`
    return { from: sql`from residents`, by, where: sql`${isReached(by)} and ${has}` }
  })
