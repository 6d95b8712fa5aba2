import { eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { invalid } from '#platform/refusal.ts'
import { holds } from '#platform/server/search.ts'
import { isId } from '#platform/server/shape.ts'
import { tenants } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { CountFilter, RequestFilter } from '../request.ts'
import { activeStatuses, openStatuses } from '../rules.ts'
import { requests } from './table.ts'

export const where = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql.empty() : sql`where ${sql.join([...conditions], sql` and `)}`

/** What a request must be to fit the filter, in a query that joins units and tenants. */
export function conditionsOf(filter: CountFilter & Pick<RequestFilter, 'status'>): SQL[] {
  const { status, priority, category, assignedTo, team, unitId, tenantId, search } = filter
  const conditions = [
    status === undefined || status === 'all' ? undefined : inArray(requests.status, statusesOf(status)),
    priority && eq(requests.priority, priority),
    category && eq(requests.category, category),
    assignedTo === undefined
      ? undefined
      : assignedTo === 'nobody'
        ? isNull(requests.assignedTo)
        : eq(requests.assignedTo, assignedTo),
    team && sql`${requests.assignedTo} in (select id from ${users} where ${users.team} = ${team})`,
    unitId === undefined ? undefined : eq(requests.unitId, unitId),
    tenantId === undefined ? undefined : eq(requests.tenantId, tenantId),
    search ? found(search) : undefined,
  ]
  return conditions.filter((condition) => condition !== undefined)
}

/**
 * Requests whose own words, unit or resident hold what was typed. Three questions put together instead of one with "or":
 * each goes by its own trigram index, which "or" over three tables keeps the database from using.
 */
export function found(search: string): SQL {
  return sql`maintenance_requests.id in (
    select id from maintenance_requests where ${holds(requests.search, search)}
    union all select id from maintenance_requests where unit_id in (select id from units where ${holds(units.search, search)})
    union all select id from maintenance_requests where tenant_id in (select id from tenants where ${holds(tenants.search, search)}))`
}

export const statusesOf = (status: Exclude<NonNullable<RequestFilter['status']>, 'all'>) =>
  status === 'active' ? [...activeStatuses] : status === 'open' ? [...openStatuses] : [status]

/** The order of a list, from which row on, and how its next page is named. */
export type Order = { by: SQL; after: SQL[]; cursor: SQL }

const newest = sql.raw('maintenance_requests.created_at desc, maintenance_requests.id desc')
const createdText = `to_char(maintenance_requests.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** How the asked sorting is written. What is finished presses nobody: there the newest come first. */
export function orderOf({ status, sort, cursor }: Pick<RequestFilter, 'status' | 'sort' | 'cursor'>, now: Date): Order {
  const isFinished =
    status !== undefined && status !== 'all' && !statusesOf(status).some((one) => openStatuses.includes(one))
  return sort === 'newest' || isFinished ? newestFirst(cursor) : attentionFirst(cursor, now)
}

function newestFirst(cursor: string | undefined): Order {
  const order = { by: newest, after: [], cursor: sql.raw(`${createdText} || '_' || maintenance_requests.id`) }
  if (cursor === undefined) return order
  const [at = '', id = ''] = cursor.split('_')
  if (!isInstant(at) || !isId(id)) throw noCursor()
  return { ...order, after: [sql`(${requests.createdAt}, ${requests.id}) < (${at}::timestamptz, ${id}::uuid)`] }
}

/** The pages of one list are all ranked as of the moment its first page was read, which the cursor carries along. */
function attentionFirst(cursor: string | undefined, now: Date): Order {
  const [asOf = now.toISOString(), rank = '', due = '', at = '', id = ''] = cursor?.split('_') ?? []
  if (!isInstant(asOf)) throw noCursor()
  const rankNow = rankAsOf(asOf)
  const order: Order = {
    by: sql`${rankNow}, ${dueFirst}, ${newest}`,
    after: [],
    cursor: sql`${asOf}::text || '_' || ${rankNow} || '_' || to_char(${dueFirst} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
      || '_' || ${sql.raw(createdText)} || '_' || maintenance_requests.id`,
  }
  if (cursor === undefined) return order
  if (!/^[0-5]$/.test(rank) || !isInstant(due) || !isInstant(at) || !isId(id)) throw noCursor()
  return {
    ...order,
    after: [
      sql`(${rankNow} > ${rank}::int or (${rankNow} = ${rank}::int and (${dueFirst} > ${due}::timestamptz
        or (${dueFirst} = ${due}::timestamptz and (${requests.createdAt}, ${requests.id}) < (${at}::timestamptz, ${id}::uuid)))))`,
    ],
  }
}

const open = sql.raw(`('${openStatuses.join("', '")}')`)
/** The promise of an open request; what has none, or is finished, comes last. */
const dueFirst = sql`(case when maintenance_requests.status in ${open} then coalesce(maintenance_requests.promised_at, '9999-01-01Z')
  else '9999-01-01Z' end)`

/** `rankOf` in SQL: 0 late, 1 near, 2 unassigned, 3 worked on, 4 on hold, 5 finished. */
export const rankAsOf = (asOf: string): SQL => sql`(case
  when maintenance_requests.status not in ${open} then 5
  when maintenance_requests.promised_at < coalesce(maintenance_requests.paused_at, ${asOf}::timestamptz) then 0
  when maintenance_requests.paused_at is not null
    then case when maintenance_requests.paused_until < ${asOf}::timestamptz then 1 else 4 end
  when maintenance_requests.status = 'on_hold' then 4
  when maintenance_requests.near_at <= ${asOf}::timestamptz then 1
  when maintenance_requests.assigned_to is null and maintenance_requests.vendor_id is null then 2
  else 3 end)`

/** An instant of the calendar: the 30th of February, which programs here take for the 2nd of March, is none. */
const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text.slice(0, 19))
const noCursor = () => invalid('cursor', 'This is no cursor of this list')
