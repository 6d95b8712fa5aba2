import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { notFound } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { ReadyRecord } from '#platform/server/ready-json.ts'
import { ask, type Shaped, statement } from '#platform/server/statements.ts'
import { units } from '#units/server/table.ts'
import type { MaintenanceRequest, PresentRequest, RequestFilter } from '../request.ts'
import { activeStatuses } from '../rules.ts'
import { conditionsOf, fillsFor, orderOf, shapeOf, where } from './filters.ts'
import { requests } from './table.ts'

/** An instant as the wire writes it. */
const instant = (column: string) =>
  `to_char(maintenance_requests.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * A request as the wire carries it, put together by the database: people and places nested, money in dollars, instants
 * as text. One text written once; building the same query for each call cost the server five times as much as asking.
 */
export const requestAsJson = sql.raw(`json_build_object(
  'id', maintenance_requests.id, 'number', maintenance_requests.number, 'title', maintenance_requests.title,
  'description', maintenance_requests.description, 'priority', maintenance_requests.priority,
  'status', maintenance_requests.status, 'category', maintenance_requests.category,
  'placeKind', maintenance_requests.place_kind, 'placeName', maintenance_requests.place_name,
  'unitId', maintenance_requests.unit_id,
  'unit', case when units.id is not null
    then json_build_object('id', units.id, 'unitNumber', units.unit_number, 'floor', units.floor) end,
  'tenantId', maintenance_requests.tenant_id,
  'tenant', case when tenants.id is not null then json_build_object('id', tenants.id, 'fullName', tenants.full_name,
    'phone', coalesce(nullif(tenants.phone_primary, ''), nullif(tenant_users.phone, '')),
    'user', json_build_object('firstName', tenant_users.first_name, 'lastName', tenant_users.last_name)) end,
  'assignedTo', maintenance_requests.assigned_to,
  'assignedToUser', case when assignees.id is not null then json_build_object('firstName', assignees.first_name,
    'lastName', assignees.last_name, 'role', assignees.role) end,
  'estimatedCost', maintenance_requests.estimated_cost_cents / 100.0, 'cost', maintenance_requests.cost_cents / 100.0,
  'scheduledDate', ${instant('scheduled_date')}, 'promisedAt', ${instant('promised_at')},
  'promiseClock', maintenance_requests.promise_clock, 'nearAt', ${instant('near_at')},
  'vendorId', maintenance_requests.vendor_id,
  'vendor', case when vendors.id is not null then json_build_object('id', vendors.id, 'name', vendors.name) end,
  'whoseMove', maintenance_requests.whose_move, 'whoseMoveWhy', maintenance_requests.whose_move_why,
  'whoseMoveSince', ${instant('whose_move_since')},
  'pausedAt', ${instant('paused_at')}, 'pausedUntil', ${instant('paused_until')}, 'pausedMinutes', maintenance_requests.paused_minutes,
  'entryPermission', maintenance_requests.entry_permission, 'entryWindows', maintenance_requests.entry_windows,
  'petsNote', maintenance_requests.pets_note,
  'completedAt', ${instant('completed_at')}, 'confirmedAt', ${instant('confirmed_at')},
  'confirmedHow', maintenance_requests.confirmed_how,
  'createdAt', ${instant('created_at')}, 'updatedAt', ${instant('updated_at')},
  'version', maintenance_requests.version)`)

/** What belongs to a row called `maintenance_requests`. */
export const itsPlaceAndPeople = sql.raw(`left join units on units.id = maintenance_requests.unit_id
  left join tenants on tenants.id = maintenance_requests.tenant_id
  left join users tenant_users on tenant_users.id = tenants.user_id
  left join users assignees on assignees.id = maintenance_requests.assigned_to
  left join vendors on vendors.id = maintenance_requests.vendor_id`)
const withPlaceAndPeople = sql`from maintenance_requests ${itsPlaceAndPeople}`

const newestFirst = sql.raw('maintenance_requests.created_at desc, maintenance_requests.id desc')

/** One request; the placeholder is its id. */
export const requestById = sql`
  select ${requestAsJson}::text as json, maintenance_requests.version ${withPlaceAndPeople}
  where maintenance_requests.id = ${sql.placeholder('id')}`
const findById = statement<{ json: string; version: number }>(requestById)

export const iso = (at: Date | null) => at?.toISOString() ?? null

/** One request as the text that goes out; refuses with 404. */
export async function readRequest(db: Database, id: string): Promise<ReadyRecord> {
  const [found] = await findById(db, { id })
  if (!found) throw notFound('Maintenance request')
  return new ReadyRecord(found.json, found.version)
}

/** One request; refuses with 404. */
export async function findRequest(db: Database, id: string): Promise<MaintenanceRequest> {
  // The database wrote it after the contract; a test holds the two together.
  return JSON.parse((await readRequest(db, id)).json) as MaintenanceRequest
}

/** The same for somebody who saw an older one: with who moved it last, and where. */
export async function findPresent(db: Database, id: string): Promise<PresentRequest> {
  const [move] = await ask<{ move: NonNullable<PresentRequest['lastMove']> }>(
    db,
    sql`select json_build_object('by', json_build_object('firstName', users.first_name, 'lastName', users.last_name),
        'from', previous_status, 'to', new_status,
        'at', to_char(maintenance_notes.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as move
      from maintenance_notes join users on users.id = maintenance_notes.created_by
      where request_id = ${id} and is_status_update order by maintenance_notes.created_at desc, maintenance_notes.id desc limit 1`,
  )
  return { ...(await findRequest(db, id)), lastMove: move?.move ?? null }
}

/** A page of requests as the text that goes out, with the number of all that fit the filter and where the next page begins. */
export const pageOfRequests = (filter: RequestFilter, now: Date): Shaped => ({
  shape: shapeOf(filter),
  text: () => textOfPage(filter),
  values: { ...fillsFor(filter, now), limit: filter.limit },
})

/** What the order of a list goes by. */
const whatOrders = sql.raw(
  'id, status, promised_at, near_at, paused_at, paused_until, assigned_to, vendor_id, created_at',
)

function textOfPage(filter: RequestFilter): SQL {
  const fitting = conditionsOf(filter)
  const order = orderOf(filter)
  const limit = sql`${sql.placeholder('limit')}::int`
  // What holds a typed word is looked for through all of them: once, for the page and for how many there are.
  const once = filter.search ? sql`materialized` : sql`not materialized`
  return sql`
    with fitting as ${once} (
      select ${whatOrders} from maintenance_requests ${where(fitting)}
    ), chosen as (
      select maintenance_requests.id, ${order.cursor} as cursor, row_number() over (order by ${order.by}) as place
      from fitting maintenance_requests ${where(order.after)} order by ${order.by} limit ${limit} + 1
    ), page as (
      select ${requestAsJson} as request, chosen.place ${withPlaceAndPeople}
      join chosen on chosen.id = maintenance_requests.id where chosen.place <= ${limit}
    ), written as (
      select coalesce(json_agg(request order by place), '[]')::text as json from page
    )
    select json, md5(json) as mark, (select count(*)::int from fitting) as total,
      (select cursor from chosen where place = ${limit}
        and exists (select from chosen where place > ${limit})) as next
    from written`
}

async function selectRequests(db: Database, which: SQL): Promise<MaintenanceRequest[]> {
  const query = sql`select ${requestAsJson} as request ${withPlaceAndPeople} ${which}`
  const rows = await ask<{ request: MaintenanceRequest }>(db, query)
  return rows.map(({ request }) => request)
}

/** What was reported of a unit and is not worked on now: on hold first, then the newest. Refuses with 404. */
export async function listHistory(db: Database, unitId: string): Promise<MaintenanceRequest[]> {
  const [unit] = await db.select({ id: units.id }).from(units).where(eq(units.id, unitId))
  if (!unit) throw notFound('Unit')
  const those = sql`where ${requests.unitId} = ${unitId} and ${requests.status} not in ${[...activeStatuses]}`
  return selectRequests(db, sql`${those} order by ${requests.status} = 'on_hold' desc, ${newestFirst} limit 1000`)
}

/** Whether a resident may see it now: it is theirs, and they still live where it is. */
export const isTheirs = (tenantId: string) =>
  and(
    eq(requests.tenantId, tenantId),
    or(
      isNull(requests.unitId),
      sql`exists (select from ${assignments} where ${assignments.tenantId} = ${tenantId}
        and ${assignments.unitId} = ${requests.unitId} and ${assignments.endedAt} is null)`,
    ),
  )
