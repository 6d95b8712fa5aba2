import { currencyScale } from '#platform/server/sql/amounts.ts'
import { apiPhone } from '#building/server/phones.ts'
import { type SQL, sql } from 'drizzle-orm'
import { floorSlots } from '#building/server/table.ts'
import { isOpenRow } from '#maintenance/requests/server/request-conditions.ts'
import { notFound } from '#platform/http-error.ts'
import { apiValue, toSnakeCase } from '#platform/server/database/api-values.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import {
  afterCursor,
  inOrder,
  keysOfRow,
  orderBy,
  type PageByKeys,
  type SortKey,
  withCursor,
} from '#platform/server/sql/keyset.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { matchesWords, wordsOf } from '#platform/server/sql/search.ts'
import type { Page } from '#platform/server/http/send-reply.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { Unit, UnitFilter } from '../contract.ts'
import { isUnitCondition } from './unit-conditions.ts'

const dollars = (column: string) => sql`${sql.raw(column)} / ${currencyScale}`

/** The first day of residents whose move into a unit is planned. */
export const firstDays = sql`
    select coalesce(to_unit_id, unit_id) as unit_id, min(effective_day)::text as day from moves
    where status = 'planned' and kind <> 'move_out' group by 1`

/** Selects the fields of `Unit` for the units that the subquery returns. */
const unitSelect = (chosen: SQL) => sql`
  select u.id, u.unit_number as "unitNumber", u.floor, u.slot, stacked.stack,
    ${apiValue(units.category, 'u.category')} as category, u.unit_type as "unitType", ${apiValue(units.status, 'u.status')} as status,
    u.owner_name as "ownerName", u.square_footage as "squareFootage", u.bedrooms, u.bathrooms::float8 as bathrooms,
    ${apiValue(units.balcony, 'u.balcony')} as balcony, u.balcony_count as "balconyCount", u.balcony_size as "balconySize",
    ${apiValue(units.alarmSystem, 'u.alarm_system')} as "alarmSystem", ${apiValue(units.hvacType, 'u.hvac_type')} as "hvacType",
    ${apiValue(units.lockType, 'u.lock_type')} as "lockType", u.keypad_code_sealed is not null as "hasKeypadCode",
    u.keypad_code_outdated_at is not null as "isKeypadCodeOutdated",
    u.key_numbers as "keyNumbers", u.amenities, u.appliance_list as "applianceList",
    u.parking_allocation as "parkingAllocation", u.parking_spaces as "parkingSpaces",
    u.storage_lockers as "storageLockers", u.storage_unit as "storageUnit",
    u.fire_safety_devices as "fireSafetyDevices", u.accessibility_features as "accessibilityFeatures",
    u.utility_meters as "utilityMeters", u.internet_cable_provider as "internetCableProvider",
    u.renovation_history as "renovationHistory", u.damage_history as "damageHistory",
    u.insurance_policy_id as "insurancePolicyId", ${dollars('u.monthly_maintenance_cents')} as "monthlyMaintenance",
    ${dollars('u.purchase_price_cents')} as "purchasePrice", ${dollars('u.current_value_cents')} as "currentValue",
    u.exposure, u.address, u.notes, u.version,
    ${instantText('u.created_at')} as "createdAt", ${instantText('u.updated_at')} as "updatedAt",
    coalesce(u.exposure, ${apiValue(floorSlots.facing, 'f.facings[u.slot]')}) as facing,
    people.list is not null as "isOccupied", arriving.day as "movesInOn", open.count > 0 as "hasMaintenanceIssue", open.count as "openRequests",
    people.list -> 0 as tenant, coalesce(people.list, '[]'::json) as tenants
  from (${chosen}) u
  left join floors f on f.number = u.floor
  left join unit_stacks stacked on stacked.unit_id = u.id
  left join (${firstDays}) arriving on arriving.unit_id = u.id
  left join lateral (
    select json_agg(json_build_object('id', t.id, 'fullName', t.full_name, 'tenantType', ${apiValue(residents.tenantType, 't.resident_type')},
      'residenceType', a.residence_type, 'rank', a.rank, 'phoneNumber', ${apiPhone('t.phone_primary')},
      'user', json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email, 'phone', ${apiPhone('p.phone')})
    ) order by array_position(array['primary', 'secondary', 'other'], a.rank), a.started_at, a.id) as list
    from assignments a join residents t on t.id = a.resident_id join users p on p.id = t.user_id
    where a.unit_id = u.id and a.ended_at is null
  ) people on true
  left join lateral (
    select count(*)::int as count from maintenance_requests where unit_id = u.id and ${isOpenRow}
  ) open on true`

/**
 * The units of one floor as JSON without the brackets, null when the caller has this hash already; the hash identifies
 * the contents.
 */
export type FloorJson = { json: string | null; hash: string; total: number }

/** All units by floor and number, as JSON for each floor. Floors whose hash is in `known` are not sent again. */
export const selectFloorsAsJson = (db: Database, known: readonly string[]): Promise<FloorJson[]> =>
  queryRows<FloorJson>(
    db,
    sql`select case when hash = any(${sql.param(known)}::text[]) then null else json end as json, hash, total from (
        select floor, json, md5(json) as hash, total from (
          select x.floor, string_agg(row_to_json(x)::text, E',\\n' order by x."unitNumber") as json, count(*)::int as total
          from (${unitSelect(sql`select * from units`)}) x group by x.floor
        ) written
      ) hashed order by floor`,
  )

/** Finds one unit; throws 404. */
export async function findUnit(db: Database, id: string): Promise<Unit> {
  const [found] = await queryRows<Unit>(db, unitSelect(sql`select * from units where id = ${id}`))
  if (!found) throw notFound('Unit')
  return found
}

const byFloor: SortKey[] = [
  { by: sql.raw('floor'), type: 'int', order: 'asc' },
  { by: sql.raw('unit_number'), type: 'text', order: 'asc' },
]

/** One page of the units that match the filter, by floor and number, with the fields that `select` reads. */
export async function listUnits<Row = Unit>(db: Database, filter: UnitFilter, select = unitSelect): Promise<Page<Row>> {
  const descending = filter.sort === '-unit'
  const order = inOrder(byFloor, descending ? 'desc' : 'asc')
  const direction = sql.raw(descending ? 'desc' : 'asc')
  const words = wordsOf(filter.search ?? '')
  const after = afterCursor(order, filter.cursor) ?? sql`true`
  // Without a limit the page contains all rows.
  const limit = sql`${filter.limit ?? null}::int`
  // When few units match, all of them are read. `materialized` makes that happen once for both the page and the total.
  const isRare = filter.status === 'Vacant' || filter.status === 'Maintenance' || words.length > 0
  const [page] = await queryRows<PageByKeys<Row>>(
    db,
    sql`with fitting as ${isRare ? sql`materialized` : sql`not materialized`} (
        select * from units where ${conditionsOf(filter, words)}
      ), chosen as (
        select * from fitting where ${after} order by ${orderBy(order)} limit ${limit} + 1
      ), page as (
        select * from chosen order by ${orderBy(order)} limit ${limit}
      )
      select
        (select coalesce(json_agg(row_to_json(x) order by x.floor ${direction}, x."unitNumber" ${direction}), '[]')
          from (${select(sql`select * from page`)}) x) as rows,
        (select count(*)::int from fitting) as total,
        case when (select count(*) from chosen) > ${limit} then (
          select ${keysOfRow(order)} from chosen order by ${orderBy(order)}
          offset ${limit} - 1 limit 1) end as keys`,
  )
  return withCursor(page)
}

function conditionsOf({ floor, area, status, type, bedrooms }: UnitFilter, words: readonly string[]): SQL {
  const category = type ?? (area === undefined ? undefined : area === 'commercial' ? 'Commercial' : 'Residential')
  const all: SQL[] = [sql`true`]
  if (floor !== undefined) all.push(sql`units.floor = ${floor}`)
  if (category !== undefined) all.push(sql`units.category = ${toSnakeCase(category)}`)
  if (bedrooms !== undefined) all.push(sql`units.bedrooms = ${bedrooms}`)
  if (status !== undefined) all.push(isUnitCondition(status))
  // A union: each half uses its own index, which "or" over two tables prevents.
  if (words.length > 0)
    all.push(sql`units.id in (select id from units where ${matchesWords(units.search, words)}
      union all select a.unit_id from assignments a join residents on residents.id = a.resident_id
        where a.ended_at is null and ${matchesWords(residents.search, words)})`)
  return sql.join(all, sql` and `)
}
