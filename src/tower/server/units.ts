import { type SQL, sql } from 'drizzle-orm'
import { openStatuses } from '#maintenance/rules.ts'
import { invalid, notFound } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { fillsOf, holdsAll, placesFor, wordsOf } from '#platform/server/search.ts'
import type { WrittenPage } from '#platform/server/serve-read.ts'
import { shapedStatement, statement } from '#platform/server/statements.ts'
import { tenants } from '#residents/server/table.ts'
import { typedStatuses } from '#units/rules.ts'
import { units } from '#units/server/table.ts'
import type { Unit, UnitFilter } from '../contract.ts'

/** An instant as JSON carries it. */
const instant = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const dollars = (column: string) => sql.raw(`${column} / 100.0::float8`)
const oneOf = (list: readonly string[]) =>
  sql.join(
    list.map((word) => sql`${word}`),
    sql`, `,
  )

/** The columns of `Unit`, as the database writes them into JSON itself; `units` is limited to the wanted rows. */
const told = (wanted: SQL) => sql`
  select u.id, u.unit_number as "unitNumber", u.floor, u.slot, u.stack, u.category, u.unit_type as "unitType", u.status,
    u.owner_name as "ownerName", u.square_footage as "squareFootage", u.bedrooms, u.bathrooms::float8 as bathrooms,
    u.balcony, u.balcony_count as "balconyCount", u.balcony_size as "balconySize", u.alarm_system as "alarmSystem",
    u.hvac_type as "hvacType", u.lock_type as "lockType", u.keypad_code_sealed is not null as "hasKeypadCode",
    u.key_numbers as "keyNumbers", u.amenities, u.appliance_list as "applianceList",
    u.parking_allocation as "parkingAllocation", u.parking_spaces as "parkingSpaces",
    u.storage_lockers as "storageLockers", u.storage_unit as "storageUnit",
    u.fire_safety_devices as "fireSafetyDevices", u.accessibility_features as "accessibilityFeatures",
    u.utility_meters as "utilityMeters", u.internet_cable_provider as "internetCableProvider",
    u.renovation_history as "renovationHistory", u.damage_history as "damageHistory",
    u.insurance_policy_id as "insurancePolicyId", ${dollars('u.monthly_maintenance_cents')} as "monthlyMaintenance",
    ${dollars('u.purchase_price_cents')} as "purchasePrice", ${dollars('u.current_value_cents')} as "currentValue",
    u.exposure, u.address, u.notes, u.version,
    ${instant('u.created_at')} as "createdAt", ${instant('u.updated_at')} as "updatedAt",
    coalesce(u.exposure, f.facings[u.slot]) as facing,
    people.list is not null as "isOccupied", open.count > 0 as "hasMaintenanceIssue", open.count as "openRequests",
    people.list -> 0 as tenant, coalesce(people.list, '[]'::json) as tenants
  from (${wanted}) u
  left join floors f on f.number = u.floor
  left join lateral (
    select json_agg(json_build_object('id', t.id, 'fullName', t.full_name, 'tenantType', t.tenant_type,
      'residenceType', a.residence_type, 'rank', a.rank, 'phoneNumber', t.phone_primary,
      'user', json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email, 'phone', p.phone)
    ) order by array_position(array['primary', 'secondary', 'other'], a.rank), a.started_at, a.id) as list
    from assignments a join tenants t on t.id = a.tenant_id join users p on p.id = t.user_id
    where a.unit_id = u.id and a.ended_at is null
  ) people on true
  left join lateral (
    select count(*)::int as count from maintenance_requests r
    where r.unit_id = u.id and r.status in (${oneOf(openStatuses)})
  ) open on true`

/** The units of one floor as JSON without its brackets, null when their mark was known; a mark tells contents apart. */
export type WrittenFloor = { json: string | null; mark: string; total: number }

/** All units by floor and number. What is known already does not travel again; the placeholder is its marks. */
export const writeFloors = statement<WrittenFloor>(sql`
  select case when mark = any(${sql.placeholder('known')}::text[]) then null else json end as json, mark, total from (
    select floor, json, md5(json) as mark, total from (
      select x.floor, string_agg(row_to_json(x)::text, E',\\n' order by x."unitNumber") as json, count(*)::int as total
      from (${told(sql`select * from units`)}) x group by x.floor
    ) written
  ) marked order by floor`)

const unit = told(sql`select * from units where id = ${sql.placeholder('id')}`)
/** One unit as the text that goes out; the placeholder is its id. */
export const unitById = sql`select row_to_json(x)::text as json, x.version from (${unit}) x`
const findById = statement<Unit>(unit)

/** One unit; refuses with 404. */
export async function findUnit(db: Database, id: string): Promise<Unit> {
  const [found] = await findById(db, { id })
  if (!found) throw notFound('Unit')
  return found
}

const askForPage = shapedStatement<WrittenPage>()

/** A page of units that fit the filter, by floor and number, as the text that goes out. */
export async function readUnits(db: Database, filter: UnitFilter): Promise<WrittenPage> {
  const { floor, bedrooms, cursor, limit, search } = filter
  const words = wordsOf(search ?? '')
  const [page] = await askForPage(db, {
    shape: shapeOf(filter, words),
    text: () => textOfPage(filter, words),
    values: { floor, bedrooms, limit, ...fillsOf(words), ...(cursor === undefined ? {} : readCursor(cursor)) },
  })
  if (!page) throw new Error('A page of units was not answered.')
  return page
}

/** What the text of a page depends on: every choice, and of what is filled in only whether it is there. */
function shapeOf({ floor, area, status, type, bedrooms, sort, limit, cursor }: UnitFilter, words: readonly string[]) {
  const isThere = [floor, bedrooms, limit, cursor].map((value) => value !== undefined)
  return JSON.stringify([area, status, type, sort, words.length, ...isThere])
}

const { placeholder } = sql

function textOfPage(filter: UnitFilter, words: readonly string[]): SQL {
  const descending = filter.sort === '-unit'
  const fitting = conditionsOf(filter, words)
  const past = filter.cursor === undefined ? sql`true` : pastCursor(descending)
  const isLimited = filter.limit !== undefined
  const limit = sql`${placeholder('limit')}::int`
  const direction = sql.raw(descending ? 'desc' : 'asc')
  // Where few units fit, all are looked through to find them, which also tells how many there are: once for both.
  const isRare = filter.status === 'Vacant' || words.length > 0
  return sql`
    with fitting as ${isRare ? sql`materialized` : sql`not materialized`} (
      select * from units where ${fitting}
    ), wanted as (
      select * from fitting where ${past} order by floor ${direction}, unit_number ${direction}
      ${isLimited ? sql`limit ${limit} + 1` : sql``}
    ), page as (
      select * from wanted order by floor ${direction}, unit_number ${direction} ${isLimited ? sql`limit ${limit}` : sql``}
    ), written as (
      select coalesce(json_agg(row_to_json(x) order by x.floor ${direction}, x."unitNumber" ${direction}), '[]')::text as json
      from (${told(sql`select * from page`)}) x
    )
    select json, md5(json) as mark, (select count(*)::int from fitting) as total,
      ${isLimited ? nextOf(limit, direction) : sql`null`} as next
    from written`
}

/** Where to go on, if there is more than the page holds. */
const nextOf = (limit: SQL, direction: SQL) => sql`case when (select count(*) from wanted) > ${limit} then (
  select floor || '_' || unit_number from wanted order by floor ${direction}, unit_number ${direction}
  offset ${limit} - 1 limit 1) end`

function conditionsOf({ floor, area, status, type, bedrooms }: UnitFilter, words: readonly string[]): SQL {
  const category = type ?? (area === undefined ? undefined : area === 'commercial' ? 'Commercial' : 'Residential')
  const held = sql`exists (select from assignments where unit_id = units.id and ended_at is null)`
  const isTyped = sql`units.status in (${oneOf(typedStatuses)})`
  const all: SQL[] = [sql`true`]
  if (floor !== undefined) all.push(sql`units.floor = ${placeholder('floor')}`)
  if (category !== undefined) all.push(sql`units.category = ${category}`)
  if (bedrooms !== undefined) all.push(sql`units.bedrooms = ${placeholder('bedrooms')}`)
  if (status === 'Occupied') all.push(sql`not ${isTyped} and ${held}`)
  else if (status === 'Vacant') all.push(sql`not ${isTyped} and not ${held}`)
  else if (status !== undefined) all.push(sql`units.status = ${status}`)
  const places = placesFor(words)
  // Two questions put together: each goes by its own index, which "or" over two tables keeps the database from using.
  if (places.length > 0)
    all.push(sql`units.id in (select id from units where ${holdsAll(units.search, places)}
      union all select a.unit_id from assignments a join tenants on tenants.id = a.tenant_id
        where a.ended_at is null and ${holdsAll(tenants.search, places)})`)
  return sql.join(all, sql` and `)
}

function readCursor(cursor: string) {
  const [, lastFloor, lastNumber] = /^(\d{1,3})_(.+)$/s.exec(cursor) ?? []
  if (lastFloor === undefined) throw invalid('cursor', 'This is no cursor of this list')
  return { lastFloor: Number(lastFloor), lastNumber }
}

/** The rows behind the last one of the page before. */
const pastCursor = (descending: boolean): SQL =>
  sql`(floor, unit_number) ${sql.raw(descending ? '<' : '>')} (${placeholder('lastFloor')}::int, ${placeholder('lastNumber')}::text)`
