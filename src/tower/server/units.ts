import { type SQL, sql } from 'drizzle-orm'
import { openStatuses } from '#maintenance/rules.ts'
import { invalid, notFound } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { holds } from '#platform/server/search.ts'
import { statement } from '#platform/server/statements.ts'
import { tenants } from '#residents/server/table.ts'
import { typedStatuses } from '#units/rules.ts'
import { units } from '#units/server/table.ts'
import type { Unit, UnitFilter } from '../contract.ts'

/** An instant as JSON carries it. */
const instant = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const dollars = (column: string) => sql.raw(`${column} / 100.0::float8`)
const words = (list: readonly string[]) =>
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
    where r.unit_id = u.id and r.status in (${words(openStatuses)})
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

/** A page of units that fit the filter, by floor and number, with the number of all that fit and where to go on. */
export async function listUnits(db: Database, filter: UnitFilter) {
  const conditions = conditionsOf(filter)
  const descending = filter.sort === '-unit'
  const order = descending ? sql`floor desc, unit_number desc` : sql`floor, unit_number`
  const after = filter.cursor === undefined ? sql`true` : pastCursor(filter.cursor, descending)
  const limit = filter.limit === undefined ? sql`` : sql`limit ${filter.limit + 1}`
  const wanted = sql`select * from units where ${conditions} and ${after} order by ${order} ${limit}`
  const { rows } = await db.execute<Unit>(sql`select * from (${told(wanted)}) x
    order by ${descending ? sql`x.floor desc, x."unitNumber" desc` : sql`x.floor, x."unitNumber"`}`)
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total from units where ${conditions}`)
  const page = filter.limit === undefined ? rows : rows.slice(0, filter.limit)
  const last = page.at(-1)
  return {
    units: page,
    total: counted.rows[0]?.total ?? 0,
    next: last && rows.length > page.length ? `${last.floor}_${last.unitNumber}` : null,
  }
}

function conditionsOf({ search, floor, area, status, type, bedrooms }: UnitFilter): SQL {
  const category = type ?? (area === undefined ? undefined : area === 'commercial' ? 'Commercial' : 'Residential')
  const held = sql`exists (select from assignments where unit_id = units.id and ended_at is null)`
  const isTyped = sql`units.status in (${words(typedStatuses)})`
  const all: SQL[] = [sql`true`]
  if (floor !== undefined) all.push(sql`units.floor = ${floor}`)
  if (category !== undefined) all.push(sql`units.category = ${category}`)
  if (bedrooms !== undefined) all.push(sql`units.bedrooms = ${bedrooms}`)
  if (status === 'Occupied') all.push(sql`not ${isTyped} and ${held}`)
  else if (status === 'Vacant') all.push(sql`not ${isTyped} and not ${held}`)
  else if (status !== undefined) all.push(sql`units.status = ${status}`)
  const found = search ? holds(units.search, search) : undefined
  if (search && found)
    all.push(sql`(${found} or units.id in (select a.unit_id from assignments a join ${tenants} on tenants.id = a.tenant_id
      where a.ended_at is null and ${holds(tenants.search, search) ?? sql`false`}))`)
  return sql.join(all, sql` and `)
}

/** The rows behind the last one of the page before. */
function pastCursor(cursor: string, descending: boolean): SQL {
  const [, floor = '', unitNumber = ''] = /^(\d{1,3})_(.+)$/s.exec(cursor) ?? []
  if (floor === '') throw invalid('cursor', 'This is no cursor of this list')
  const here = sql`(${Number(floor)}::int, ${unitNumber}::text)`
  return descending ? sql`(floor, unit_number) < ${here}` : sql`(floor, unit_number) > ${here}`
}
