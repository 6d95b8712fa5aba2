import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { invalid, notFound } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { holds } from '#platform/server/search.ts'
import { ask } from '#platform/server/statements.ts'
import { tenants } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { MaintenanceRequest, RequestFilter } from '../request.ts'
import { activeStatuses, openStatuses } from '../rules.ts'
import { requests } from './table.ts'

/** An instant as the wire writes it. */
const instant = (column: string) =>
  `to_char(maintenance_requests.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * A request as the wire carries it, put together by the database: people and places nested, money in dollars, instants
 * as text. One text written once; building the same query for each call cost the server five times as much as asking.
 */
const requestAsJson = sql.raw(`json_build_object(
  'id', maintenance_requests.id, 'number', maintenance_requests.number, 'title', maintenance_requests.title,
  'description', maintenance_requests.description, 'priority', maintenance_requests.priority,
  'status', maintenance_requests.status, 'category', maintenance_requests.category,
  'placeKind', maintenance_requests.place_kind, 'placeName', maintenance_requests.place_name,
  'unitId', maintenance_requests.unit_id,
  'unit', case when units.id is not null
    then json_build_object('id', units.id, 'unitNumber', units.unit_number, 'floor', units.floor) end,
  'tenantId', maintenance_requests.tenant_id,
  'tenant', case when tenants.id is not null then json_build_object('id', tenants.id, 'fullName', tenants.full_name,
    'user', json_build_object('firstName', tenant_users.first_name, 'lastName', tenant_users.last_name)) end,
  'assignedTo', maintenance_requests.assigned_to,
  'assignedToUser', case when assignees.id is not null then json_build_object('firstName', assignees.first_name,
    'lastName', assignees.last_name, 'role', assignees.role) end,
  'estimatedCost', maintenance_requests.estimated_cost_cents / 100.0, 'cost', maintenance_requests.cost_cents / 100.0,
  'scheduledDate', ${instant('scheduled_date')}, 'promisedAt', ${instant('promised_at')},
  'whoseMove', maintenance_requests.whose_move, 'whoseMoveWhy', maintenance_requests.whose_move_why,
  'whoseMoveSince', ${instant('whose_move_since')},
  'pausedAt', ${instant('paused_at')}, 'pausedMinutes', maintenance_requests.paused_minutes,
  'entryPermission', maintenance_requests.entry_permission, 'petsNote', maintenance_requests.pets_note,
  'completedAt', ${instant('completed_at')}, 'confirmedAt', ${instant('confirmed_at')},
  'createdAt', ${instant('created_at')}, 'updatedAt', ${instant('updated_at')},
  'version', maintenance_requests.version)`)

const withPlaceAndPeople = sql.raw(`from maintenance_requests
  left join units on units.id = maintenance_requests.unit_id
  left join tenants on tenants.id = maintenance_requests.tenant_id
  left join users tenant_users on tenant_users.id = tenants.user_id
  left join users assignees on assignees.id = maintenance_requests.assigned_to`)

const newestFirst = sql.raw('maintenance_requests.created_at desc, maintenance_requests.id desc')

async function selectRequests(db: Database, which: SQL): Promise<MaintenanceRequest[]> {
  const query = sql`select ${requestAsJson} as request ${withPlaceAndPeople} ${which}`
  const rows = await ask<{ request: MaintenanceRequest }>(db, query)
  return rows.map(({ request }) => request)
}

export const iso = (at: Date | null) => at?.toISOString() ?? null

/** One request; refuses with 404. */
export async function findRequest(db: Database, id: string): Promise<MaintenanceRequest> {
  const [request] = await selectRequests(db, sql`where maintenance_requests.id = ${id}`)
  if (!request) throw notFound('Maintenance request')
  return request
}

/**
 * A page of requests, newest first, as the text that goes out, with the number of all that fit the filter and where the
 * next page begins: one question to the database, because each costs the server as much as sending the answer.
 */
export async function listRequests(db: Database, filter: RequestFilter) {
  const fitting = conditionsOf(filter)
  const after = filter.cursor === undefined ? [] : [pastCursor(filter.cursor)]
  const [page] = await ask<{ json: string; total: number; next: string | null }>(
    db,
    sql`
      with page as (
        select ${requestAsJson} as request, row_number() over (order by ${newestFirst}) as place ${withPlaceAndPeople}
        ${where([...fitting, ...after])} order by ${newestFirst} limit ${filter.limit}::int + 1
      )
      select coalesce(json_agg(request order by place) filter (where place <= ${filter.limit}::int), '[]')::text as json,
        (select count(*)::int ${withPlaceAndPeople} ${where(fitting)}) as total,
        case when count(*) > ${filter.limit}::int then max(request ->> 'createdAt' || '_' || (request ->> 'id'))
          filter (where place = ${filter.limit}::int) end as next
      from page`,
  )
  if (!page) throw notFound('List')
  return page
}

/** The staff portal's list: open ones first, then newest first. */
export async function listQueue(db: Database): Promise<MaintenanceRequest[]> {
  const finished = sql`maintenance_requests.status not in ${[...openStatuses]}`
  return selectRequests(db, sql`order by ${finished}, ${newestFirst} limit 1000`)
}

/** What was reported of a unit and is not worked on now: on hold first, then the newest. Refuses with 404. */
export async function listHistory(db: Database, unitId: string): Promise<MaintenanceRequest[]> {
  const [unit] = await db.select({ id: units.id }).from(units).where(eq(units.id, unitId))
  if (!unit) throw notFound('Unit')
  const those = sql`where ${requests.unitId} = ${unitId} and ${requests.status} not in ${[...activeStatuses]}`
  return selectRequests(db, sql`${those} order by ${requests.status} = 'on_hold' desc, ${newestFirst} limit 1000`)
}

const where = (conditions: SQL[]) =>
  conditions.length === 0 ? sql.empty() : sql`where ${sql.join(conditions, sql` and `)}`

function conditionsOf({ status, priority, category, assignedTo, unitId, tenantId, search }: RequestFilter): SQL[] {
  const conditions = [
    status === undefined || status === 'all' ? undefined : inArray(requests.status, statusesOf(status)),
    priority && eq(requests.priority, priority),
    category && eq(requests.category, category),
    assignedTo === undefined
      ? undefined
      : assignedTo === 'nobody'
        ? isNull(requests.assignedTo)
        : eq(requests.assignedTo, assignedTo),
    unitId === undefined ? undefined : eq(requests.unitId, unitId),
    tenantId === undefined ? undefined : eq(requests.tenantId, tenantId),
    search ? or(holds(requests.search, search), holds(units.search, search), holds(tenants.search, search)) : undefined,
  ]
  return conditions.filter((condition) => condition !== undefined)
}

const statusesOf = (status: Exclude<NonNullable<RequestFilter['status']>, 'all'>) =>
  status === 'active' ? [...activeStatuses] : status === 'open' ? [...openStatuses] : [status]

/** The rows behind the last one of the page before. */
function pastCursor(cursor: string): SQL {
  const [at = '', id = ''] = cursor.split('_')
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f-]{36}$/.test(id))
    throw invalid('cursor', 'This is no cursor of this list')
  return sql`(${requests.createdAt}, ${requests.id}) < (${new Date(at).toISOString()}::timestamptz, ${id}::uuid)`
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
