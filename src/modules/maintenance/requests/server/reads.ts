import { currencyScale } from '#platform/server/sql/amounts.ts'
import { apiPhone } from '#building/server/phones.ts'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ActingResident } from '#occupancy/members/server/membership.ts'
import { assignments } from '#occupancy/server/table.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { constantSql } from '#platform/server/sql/constant-sql.ts'
import { countRows } from '#platform/server/sql/count-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { type PageByKeys, withCursor } from '#platform/server/sql/keyset.ts'
import { prepareRows } from '#platform/server/database/prepared-statement.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { Page } from '#platform/server/http/send-reply.ts'
import { units } from '#units/server/table.ts'
import type { MaintenanceRequest, PresentRequest } from '../request.ts'
import { activeStatuses } from '../rules.ts'
import {
  conditionsOf,
  countedRows,
  isByAttention,
  type ListFilter,
  type Order,
  orderOf,
  type ReadTimes,
  where,
} from './filters.ts'
import { mostCountedInSearch } from '#platform/text/total-text.ts'
import { readTimes } from './read-times.ts'
import { isOpenRow } from './request-conditions.ts'
import { requests } from './table.ts'

const instant = (column: string) => instantText(`maintenance_requests.${column}`)

/** A request as JSON, as in the contract: nested people and places, dollars, instants as text. */
const requestAsJson = constantSql(sql`json_build_object(
  'id', maintenance_requests.id, 'number', maintenance_requests.number, 'title', maintenance_requests.title,
  'description', maintenance_requests.description, 'priority', maintenance_requests.priority,
  'status', maintenance_requests.status, 'category', maintenance_requests.category,
  'placeKind', maintenance_requests.place_kind, 'placeName', maintenance_requests.place_name,
  'unitId', maintenance_requests.unit_id,
  'unit', case when units.id is not null
    then json_build_object('id', units.id, 'unitNumber', units.unit_number, 'floor', units.floor) end,
  'tenantId', maintenance_requests.resident_id,
  'tenant', case when residents.id is not null then json_build_object('id', residents.id, 'fullName', residents.full_name,
    'phone', ${apiPhone('coalesce(residents.phone_primary, resident_users.phone)')},
    'user', json_build_object('firstName', resident_users.first_name, 'lastName', resident_users.last_name)) end,
  'assignedTo', maintenance_requests.assigned_to,
  'assignedToUser', case when assignees.id is not null then json_build_object('firstName', assignees.first_name,
    'lastName', assignees.last_name, 'role', assignees.role) end,
  'estimatedCost', maintenance_requests.estimated_cost_cents / ${currencyScale}, 'cost', maintenance_requests.cost_cents / ${currencyScale},
  'scheduledDate', ${instant('scheduled_date')}, 'dueAt', ${instant('due_at')},
  'slaClock', maintenance_requests.sla_clock, 'dueSoonAt', ${instant('due_soon_at')},
  'vendorId', maintenance_requests.vendor_id,
  'vendor', case when vendors.id is not null then json_build_object('id', vendors.id, 'name', vendors.name) end,
  'waitingOn', maintenance_requests.waiting_on, 'waitingOnReason', maintenance_requests.waiting_on_reason, 'waitingOnReasonCode', maintenance_requests.waiting_on_reason_code,
  'waitingOnSince', ${instant('waiting_on_since')},
  'pausedAt', ${instant('paused_at')}, 'pausedUntil', ${instant('paused_until')}, 'pausedMinutes', maintenance_requests.paused_minutes,
  'entryPermission', maintenance_requests.entry_permission, 'entryWindows', maintenance_requests.entry_windows,
  'petsNote', maintenance_requests.pets_note,
  'completedAt', ${instant('completed_at')}, 'confirmedAt', ${instant('confirmed_at')},
  'confirmedHow', maintenance_requests.confirmed_how,
  'isByVisitor', maintenance_requests.reported_by is null, 'visitorContact', maintenance_requests.visitor_contact,
  'createdAt', ${instant('created_at')}, 'updatedAt', ${instant('updated_at')},
  'version', maintenance_requests.version)`)

const withPlaceAndPeople = sql.raw(`from maintenance_requests
  left join units on units.id = maintenance_requests.unit_id
  left join residents on residents.id = maintenance_requests.resident_id
  left join users resident_users on resident_users.id = residents.user_id
  left join users assignees on assignees.id = maintenance_requests.assigned_to
  left join vendors on vendors.id = maintenance_requests.vendor_id`)

const newestFirst = sql.raw('maintenance_requests.created_at desc, maintenance_requests.id desc')

export const iso = (at: Date | null) => at?.toISOString() ?? null

const selectRequest = prepareRows<{ request: MaintenanceRequest }>(
  'find_request',
  sql`select ${requestAsJson} as request ${withPlaceAndPeople} where maintenance_requests.id = ${sql.placeholder('id')}`,
)

/** Throws 404. */
export async function findRequest(db: Database, id: string): Promise<MaintenanceRequest> {
  const [found] = await selectRequest(db, { id })
  if (!found) throw notFound('Maintenance request')
  return found.request
}

/** The current request for a stale client, with the author of its last status change. */
export async function findPresent(db: Database, id: string): Promise<PresentRequest> {
  const [move] = await queryRows<{ move: NonNullable<PresentRequest['lastStatusChange']> }>(
    db,
    sql`select json_build_object('by', json_build_object('firstName', users.first_name, 'lastName', users.last_name),
        'from', previous_status, 'to', new_status,
        'at', ${instantText('maintenance_notes.created_at')}) as move
      from maintenance_notes join users on users.id = maintenance_notes.created_by
      where request_id = ${id} and is_status_update order by maintenance_notes.created_at desc, maintenance_notes.id desc limit 1`,
  )
  return { ...(await findRequest(db, id)), lastStatusChange: move?.move ?? null }
}

/** The columns that the order and the cursors need. */
const orderColumns = sql.raw(
  'id, status, priority, scheduled_date, due_at, due_soon_at, paused_at, paused_until, assigned_to, vendor_id, created_at',
)

/**
 * Requests in the order of their ids. A statement of its own, because its plan is the same for every filter: as a part of the
 * page it would be planned at every call, which takes longer than to run it.
 */
const selectInOrder = prepareRows<{ rows: MaintenanceRequest[] }>(
  'requests_in_order',
  sql`select coalesce(json_agg(${requestAsJson} order by chosen.place), '[]') as rows ${withPlaceAndPeople}
    join unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as chosen (id, place) on chosen.id = maintenance_requests.id`,
)

/** These requests in this order; unknown ids are left out. */
export async function findRequests(db: Database, ids: readonly string[]): Promise<MaintenanceRequest[]> {
  const [found] = await selectInOrder(db, { ids })
  return found?.rows ?? []
}

/** A page of requests, the total that matches the filter, and the cursor of the next page. */
export async function listRequests(db: Database, filter: ListFilter, now: Date): Promise<Page<MaintenanceRequest>> {
  const order = orderOf(filter, now)
  const times = await readTimes(db, filter, now)
  const limit = sql`${filter.limit}::int`
  const { fitting, total } = filter.search ? searchedRows(filter, order, times) : listedRows(filter, times)
  const [page] = await queryRows<PageByKeys<string>>(
    db,
    sql`with fitting as ${fitting}, chosen as (
        select maintenance_requests.id, ${order.keys} as keys, row_number() over (order by ${order.by}) as place
        from ${order.isOpenFirst ? openThenFinished(order, limit) : sql`fitting`} maintenance_requests
        ${where(order.after)} order by ${order.by} limit ${limit} + 1
      )
      select
        (select coalesce(json_agg(id order by place), '[]') from chosen where place <= ${limit}) as rows,
        ${total} as total,
        (select keys from chosen where place = ${limit}
          and exists (select from chosen where place > ${limit})) as keys`,
  )
  const { rows: ids, total: counted, next } = withCursor(page)
  return { rows: await findRequests(db, ids), total: counted, next }
}

const rowsOf = (conditions: readonly SQL[]) => sql`from maintenance_requests ${where(conditions)}`

const listedRows = (filter: ListFilter, times: ReadTimes) => ({
  fitting: sql`not materialized (select ${orderColumns} ${rowsOf(conditionsOf(filter, times))})`,
  total: countRows(countedRows(filter, times)),
})

/**
 * A search runs once for the first page and its total. A later page searches from its cursor on, and once more for the total. Only a
 * list that ranks open requests needs all of them.
 */
function searchedRows(filter: ListFilter, { after }: Order, times: ReadTimes) {
  const most = Math.max(mostCountedInSearch, filter.limit) + 1
  const allOpen = isByAttention(filter)
  const counted = filter.cursor
    ? rowsOf(conditionsOf(filter, times, { most: mostCountedInSearch + 1, allOpen }))
    : sql`from fitting`
  return {
    fitting: sql`materialized (select ${orderColumns} ${rowsOf(conditionsOf(filter, times, { most, after, allOpen }))})`,
    total: countRows(counted, mostCountedInSearch),
  }
}

/** All open requests, which must be ranked, and of the finished ones, of which there are many, as many as fit on a page. */
const openThenFinished = ({ after }: Order, limit: SQL) => sql`(
  select * from fitting maintenance_requests where ${isOpenRow}
  union all (select * from fitting maintenance_requests ${where([sql`not ${isOpenRow}`, ...after])}
    order by ${newestFirst} limit ${limit} + 1))`

async function selectRequests(db: Database, condition: SQL): Promise<MaintenanceRequest[]> {
  const query = sql`select ${requestAsJson} as request ${withPlaceAndPeople} ${condition}`
  const rows = await queryRows<{ request: MaintenanceRequest }>(db, query)
  return rows.map(({ request }) => request)
}

/** Inactive requests of a unit: on hold first, then newest. Throws 404. */
export async function listHistory(db: Database, unitId: string): Promise<MaintenanceRequest[]> {
  const [unit] = await db.select({ id: units.id }).from(units).where(eq(units.id, unitId))
  if (!unit) throw notFound('Unit')
  const condition = sql`where ${requests.unitId} = ${unitId} and ${requests.status} not in ${[...activeStatuses]}`
  return selectRequests(db, sql`${condition} order by ${requests.status} = 'on_hold' desc, ${newestFirst} limit 1000`)
}

/**
 * Matches the requests a resident may see: their own, for homes they still live in. A household member sees those for
 * one home of the resident, and what they reported themselves for a place outside of homes.
 */
export const isVisibleToResident = ({
  id: residentId,
  onlyUnitId,
  callerId,
}: Pick<ActingResident, 'id' | 'onlyUnitId' | 'callerId'>) =>
  and(
    onlyUnitId === null
      ? undefined
      : or(eq(requests.unitId, onlyUnitId), and(isNull(requests.unitId), eq(requests.reportedBy, callerId))),
    eq(requests.residentId, residentId),
    or(
      isNull(requests.unitId),
      sql`exists (select from ${assignments} where ${assignments.residentId} = ${residentId}
        and ${assignments.unitId} = ${requests.unitId} and ${assignments.endedAt} is null)`,
    ),
  )
