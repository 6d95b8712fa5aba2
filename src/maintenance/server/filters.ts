import { eq, inArray, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { invalid } from '#platform/refusal.ts'
import { fillsOf, holdsAll, placesFor, wordsOf } from '#platform/server/search.ts'
import { isId } from '#platform/server/shape.ts'
import { tenants } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { CountFilter, RequestFilter } from '../request.ts'
import { activeStatuses, openStatuses } from '../rules.ts'
import { requests } from './table.ts'

export const where = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql.empty() : sql`where ${sql.join([...conditions], sql` and `)}`

type Filter = CountFilter & Partial<Pick<RequestFilter, 'status' | 'sort' | 'cursor'>>

/** What the texts below depend on: every choice, and of what is typed or pointed at only whether it is there. */
export function shapeOf({ status, priority, category, assignedTo, team, unitId, tenantId, search, ...page }: Filter) {
  const whose = assignedTo === undefined || assignedTo === 'nobody' ? assignedTo : true
  const places = [unitId !== undefined, tenantId !== undefined, wordsOf(search ?? '').length]
  return JSON.stringify([status, priority, category, team, whose, ...places, page.sort, page.cursor !== undefined])
}

/** What fills the placeholders of the texts below; refuses a cursor that is none of this list. */
export function fillsFor(filter: Filter, now: Date) {
  const { assignedTo, unitId, tenantId, search } = filter
  const cursor = isByAttention(filter) ? attentionCursor(filter.cursor, now) : newestCursor(filter.cursor)
  return { assignedTo, unitId, tenantId, ...fillsOf(wordsOf(search ?? '')), ...cursor }
}

const { placeholder } = sql

/** What a request must be to fit the filter. */
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
        : sql`${requests.assignedTo} = ${placeholder('assignedTo')}`,
    team && sql`${requests.assignedTo} in (select id from ${users} where ${users.team} = ${team})`,
    unitId === undefined ? undefined : sql`${requests.unitId} = ${placeholder('unitId')}`,
    tenantId === undefined ? undefined : sql`${requests.tenantId} = ${placeholder('tenantId')}`,
    search ? found(placesFor(wordsOf(search))) : undefined,
  ]
  return conditions.filter((condition) => condition !== undefined)
}

/**
 * Requests whose own words, unit or resident hold what was typed. Three questions put together instead of one with "or":
 * each goes by its own trigram index, which "or" over three tables keeps the database from using.
 */
export function found(words: readonly (string | Placeholder)[]): SQL {
  return sql`maintenance_requests.id in (
    select id from maintenance_requests where ${holdsAll(requests.search, words)}
    union all select id from maintenance_requests where unit_id in (select id from units where ${holdsAll(units.search, words)})
    union all select id from maintenance_requests where tenant_id in (select id from tenants where ${holdsAll(tenants.search, words)}))`
}

export const statusesOf = (status: Exclude<NonNullable<RequestFilter['status']>, 'all'>) =>
  status === 'active' ? [...activeStatuses] : status === 'open' ? [...openStatuses] : [status]

/** The order of a list, from which row on, and how its next page is named. */
export type Order = { by: SQL; after: SQL[]; cursor: SQL }

const newest = sql.raw('maintenance_requests.created_at desc, maintenance_requests.id desc')
const createdText = `to_char(maintenance_requests.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** What is finished presses nobody: there the newest come first in any case. */
const isByAttention = ({ status, sort }: Filter) =>
  sort === 'attention' &&
  (status === undefined || status === 'all' || statusesOf(status).some((one) => openStatuses.includes(one)))

/** How the asked sorting is written. */
export const orderOf = (filter: Filter): Order =>
  isByAttention(filter) ? attentionFirst(filter.cursor !== undefined) : newestFirst(filter.cursor !== undefined)

const beforeTheLast = sql`(${requests.createdAt}, ${requests.id}) < (${placeholder('lastAt')}::timestamptz, ${placeholder('lastId')}::uuid)`

const newestFirst = (goesOn: boolean): Order => ({
  by: newest,
  after: goesOn ? [beforeTheLast] : [],
  cursor: sql.raw(`${createdText} || '_' || maintenance_requests.id`),
})

function newestCursor(cursor: string | undefined) {
  if (cursor === undefined) return {}
  const [lastAt = '', lastId = ''] = cursor.split('_')
  if (!isInstant(lastAt) || !isId(lastId)) throw noCursor()
  return { lastAt, lastId }
}

function attentionFirst(goesOn: boolean): Order {
  const rankNow = rankAsOf(placeholder('asOf'))
  const [rank, due] = [sql`${placeholder('lastRank')}::int`, sql`${placeholder('lastDue')}::timestamptz`]
  return {
    by: sql`${rankNow}, ${dueFirst}, ${newest}`,
    after: goesOn
      ? [
          sql`(${rankNow} > ${rank} or (${rankNow} = ${rank} and (${dueFirst} > ${due}
            or (${dueFirst} = ${due} and ${beforeTheLast}))))`,
        ]
      : [],
    cursor: sql`${placeholder('asOf')}::text || '_' || ${rankNow} || '_' || to_char(${dueFirst} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
      || '_' || ${sql.raw(createdText)} || '_' || maintenance_requests.id`,
  }
}

/** The pages of one list are all ranked as of the moment its first page was read, which the cursor carries along. */
function attentionCursor(cursor: string | undefined, now: Date) {
  if (cursor === undefined) return { asOf: now.toISOString() }
  const [asOf = '', lastRank = '', lastDue = '', lastAt = '', lastId = ''] = cursor.split('_')
  if (!isInstant(asOf) || !/^[0-5]$/.test(lastRank) || !isInstant(lastDue) || !isInstant(lastAt) || !isId(lastId))
    throw noCursor()
  return { asOf, lastRank, lastDue, lastAt, lastId }
}

const open = sql.raw(`('${openStatuses.join("', '")}')`)
/** The promise of an open request; what has none, or is finished, comes last. */
const dueFirst = sql`(case when maintenance_requests.status in ${open} then coalesce(maintenance_requests.promised_at, '9999-01-01Z')
  else '9999-01-01Z' end)`

/** `rankOf` in SQL: 0 late, 1 near, 2 unassigned, 3 worked on, 4 on hold, 5 finished. */
export const rankAsOf = (asOf: string | Placeholder): SQL => sql`(case
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
