import { eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { invalid } from '#platform/http-error.ts'
import { errors } from '#platform/server/messages/index.ts'
import { matchesWords, wordsOf } from '#platform/server/database/search.ts'
import { isId } from '#platform/server/http/parse-input.ts'
import { tenants } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { CountFilter, RequestFilter } from '../request.ts'
import { activeStatuses, openStatuses } from '../rules.ts'
import { requests } from './table.ts'

export const where = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql.empty() : sql`where ${sql.join([...conditions], sql` and `)}`

type Filter = CountFilter & Partial<Pick<RequestFilter, 'status' | 'sort' | 'cursor'>>

/** The SQL conditions of a filter. */
export function conditionsOf(filter: Filter): SQL[] {
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
    search ? found(wordsOf(search)) : undefined,
  ]
  return conditions.filter((condition) => condition !== undefined)
}

/**
 * Requests whose text, unit or resident matches the words. A union of three queries, because each uses its own trigram
 * index, which `or` across three tables prevents.
 */
export function found(words: readonly string[]): SQL {
  return sql`maintenance_requests.id in (
    select id from maintenance_requests where ${matchesWords(requests.search, words)}
    union all select id from maintenance_requests where unit_id in (select id from units where ${matchesWords(units.search, words)})
    union all select id from maintenance_requests where tenant_id in (select id from tenants where ${matchesWords(tenants.search, words)}))`
}

export const statusesOf = (status: Exclude<NonNullable<RequestFilter['status']>, 'all'>) =>
  status === 'active' ? [...activeStatuses] : status === 'open' ? [...openStatuses] : [status]

/** The order of a list, the condition of its next page, and its cursor. */
export type Order = { by: SQL; after: SQL[]; cursor: SQL }

const newest = sql.raw('maintenance_requests.created_at desc, maintenance_requests.id desc')
const createdText = `to_char(maintenance_requests.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Finished requests are always listed newest first. */
const isByAttention = ({ status, sort }: Filter) =>
  sort === 'attention' &&
  (status === undefined || status === 'all' || statusesOf(status).some((item) => openStatuses.includes(item)))

/** Throws 400 for a cursor of another list. */
export const orderOf = (filter: Filter, now: Date): Order =>
  isByAttention(filter) ? attentionFirst(filter.cursor, now) : newestFirst(filter.cursor)

const isAfter = (createdAt: string, id: string) =>
  sql`(${requests.createdAt}, ${requests.id}) < (${createdAt}::timestamptz, ${id}::uuid)`

function newestFirst(cursor: string | undefined): Order {
  const order = { by: newest, after: [], cursor: sql.raw(`${createdText} || '_' || maintenance_requests.id`) }
  if (cursor === undefined) return order
  const [createdAt = '', id = ''] = cursor.split('_')
  if (!isInstant(createdAt) || !isId(id)) throw noCursor()
  return { ...order, after: [isAfter(createdAt, id)] }
}

/** All pages of a list are ranked as of the time of its first page, which the cursor carries. */
function attentionFirst(cursor: string | undefined, now: Date): Order {
  const [asOf = '', rank = '', due = '', createdAt = '', id = ''] = cursor?.split('_') ?? [now.toISOString()]
  const rankThen = rankAsOf(asOf)
  const order = {
    by: sql`${rankThen}, ${dueFirst}, ${newest}`,
    after: [],
    cursor: sql`${asOf}::text || '_' || ${rankThen} || '_' || to_char(${dueFirst} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
      || '_' || ${sql.raw(createdText)} || '_' || maintenance_requests.id`,
  }
  if (cursor === undefined) return order
  if (!isInstant(asOf) || !/^[0-5]$/.test(rank) || !isInstant(due) || !isInstant(createdAt) || !isId(id))
    throw noCursor()
  const after = sql`(${rankThen}, ${dueFirst}) > (${rank}::int, ${due}::timestamptz)
    or ((${rankThen}, ${dueFirst}) = (${rank}::int, ${due}::timestamptz) and ${isAfter(createdAt, id)})`
  return { ...order, after: [sql`(${after})`] }
}

const open = sql.raw(`('${openStatuses.join("', '")}')`)
/** The due time of an open request; requests without one, and finished ones, come last. */
const dueFirst = sql`(case when maintenance_requests.status in ${open} then coalesce(maintenance_requests.due_at, '9999-01-01Z')
  else '9999-01-01Z' end)`

/** The condition of the partial indexes: without it, a rank is computed for every request ever filed. */
export const isOpenRow: SQL = sql`maintenance_requests.status in ${open}`

/** `rankOf` in SQL: 0 late, 1 near, 2 unassigned, 3 worked on, 4 on hold, 5 finished. */
export const rankAsOf = (asOf: string): SQL => sql`(case
  when maintenance_requests.status not in ${open} then 5
  when maintenance_requests.due_at < coalesce(maintenance_requests.paused_at, ${asOf}::timestamptz) then 0
  when maintenance_requests.paused_at is not null
    then case when maintenance_requests.paused_until < ${asOf}::timestamptz then 1 else 4 end
  when maintenance_requests.status = 'on_hold' then 4
  when maintenance_requests.due_soon_at <= ${asOf}::timestamptz then 1
  when maintenance_requests.assigned_to is null and maintenance_requests.vendor_id is null then 2
  else 3 end)`

/** Checks the calendar too: `Date` takes 30 February for 2 March. */
const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text.slice(0, 19))
const noCursor = () => invalid('cursor', () => errors.badCursor)
