import { and, asc, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { dollars } from '#platform/money.ts'
import { invalid, notFound } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { holds } from '#platform/server/search.ts'
import { tenants } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { MaintenanceRequest, RequestFilter } from '../contract.ts'
import { activeStatuses, openStatuses } from '../rules.ts'
import { requests } from './table.ts'

const tenantUsers = alias(users, 'tenant_users')
const assignees = alias(users, 'assignees')

const columns = {
  request: requests,
  unit: { id: units.id, unitNumber: units.unitNumber, floor: units.floor },
  tenant: { id: tenants.id, fullName: tenants.fullName },
  tenantUser: { firstName: tenantUsers.firstName, lastName: tenantUsers.lastName },
  assignee: { firstName: assignees.firstName, lastName: assignees.lastName, role: assignees.role },
}

const selectRequests = (db: Database) =>
  db
    .select(columns)
    .from(requests)
    .leftJoin(units, eq(units.id, requests.unitId))
    .leftJoin(tenants, eq(tenants.id, requests.tenantId))
    .leftJoin(tenantUsers, eq(tenantUsers.id, tenants.userId))
    .leftJoin(assignees, eq(assignees.id, requests.assignedTo))

type Row = Awaited<ReturnType<typeof selectRequests>>[number]

/** A request as the wire carries it: people and places nested, money in dollars, instants as text. */
function presented({ request, unit, tenant, tenantUser, assignee }: Row): MaintenanceRequest {
  const {
    estimatedCostCents,
    costCents,
    search: _,
    reportedBy: __,
    vendorId: ___,
    entryWindows: ____,
    ...rest
  } = request
  return {
    ...rest,
    unit,
    tenant: tenant && tenantUser ? { ...tenant, user: tenantUser } : null,
    assignedToUser: assignee,
    estimatedCost: estimatedCostCents === null ? null : dollars(estimatedCostCents),
    cost: costCents === null ? null : dollars(costCents),
    scheduledDate: iso(request.scheduledDate),
    promisedAt: iso(request.promisedAt),
    whoseMoveSince: request.whoseMoveSince.toISOString(),
    pausedAt: iso(request.pausedAt),
    completedAt: iso(request.completedAt),
    confirmedAt: iso(request.confirmedAt),
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
  }
}

export const iso = (at: Date | null) => at?.toISOString() ?? null

/** One request; refuses with 404. */
export async function findRequest(db: Database, id: string): Promise<MaintenanceRequest> {
  const [row] = await selectRequests(db).where(eq(requests.id, id))
  if (!row) throw notFound('Maintenance request')
  return presented(row)
}

/** A page of requests, newest first, with the number of all that fit the filter and where the next page begins. */
export async function listRequests(db: Database, filter: RequestFilter) {
  const fitting = and(...conditionsOf(filter))
  const after = filter.cursor === undefined ? undefined : pastCursor(filter.cursor)
  const rows = await selectRequests(db)
    .where(and(fitting, after))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(filter.limit + 1)
  const page = rows.slice(0, filter.limit)
  const last = page.at(-1)?.request
  return {
    requests: page.map(presented),
    total: await countRequests(db, fitting),
    next: rows.length > filter.limit && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  }
}

/** The staff portal's list: open ones first, then newest first. */
export async function listQueue(db: Database): Promise<MaintenanceRequest[]> {
  const finished = sql`${requests.status} not in ${[...openStatuses]}`
  const rows = await selectRequests(db).orderBy(asc(finished), desc(requests.createdAt), desc(requests.id)).limit(1000)
  return rows.map(presented)
}

/** What was reported of a unit and is not worked on now: on hold first, then the newest. Refuses with 404. */
export async function listHistory(db: Database, unitId: string): Promise<MaintenanceRequest[]> {
  const [unit] = await db.select({ id: units.id }).from(units).where(eq(units.id, unitId))
  if (!unit) throw notFound('Unit')
  const rows = await selectRequests(db)
    .where(and(eq(requests.unitId, unitId), notInArray(requests.status, [...activeStatuses])))
    .orderBy(desc(sql`${requests.status} = 'on_hold'`), desc(requests.createdAt), desc(requests.id))
    .limit(1000)
  return rows.map(presented)
}

async function countRequests(db: Database, fitting: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(requests)
    .leftJoin(units, eq(units.id, requests.unitId))
    .leftJoin(tenants, eq(tenants.id, requests.tenantId))
    .where(fitting)
  return row?.count ?? 0
}

function conditionsOf({
  status,
  priority,
  category,
  assignedTo,
  unitId,
  tenantId,
  search,
}: RequestFilter): (SQL | undefined)[] {
  return [
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
