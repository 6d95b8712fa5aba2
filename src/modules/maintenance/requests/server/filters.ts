import { eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import {
  afterCursor,
  isAfter,
  keysOfRow,
  newestFirst,
  orderBy,
  parseCursor,
  type SortKey,
} from '#platform/server/sql/keyset.ts'
import { matchesWords, wordsOf } from '#platform/server/database/search.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { CountFilter, RequestFilter } from '../request.ts'
import { activeStatuses, openStatuses } from '../rules.ts'
import { type AttentionRank, attentionRanks } from '../../sla/rules.ts'
import { requests } from './table.ts'

export const where = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql.empty() : sql`where ${sql.join([...conditions], sql` and `)}`

type Filter = CountFilter & Partial<Pick<RequestFilter, 'status' | 'sort' | 'cursor'>>

/** The SQL conditions of a filter. */
export function conditionsOf(filter: Filter): SQL[] {
  const { status, priority, category, assignedTo, team, unitId, tenantId: residentId, search } = filter
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
    residentId === undefined ? undefined : eq(requests.residentId, residentId),
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
    union all select id from maintenance_requests where resident_id in (select id from residents where ${matchesWords(residents.search, words)}))`
}

export const statusesOf = (status: Exclude<NonNullable<RequestFilter['status']>, 'all'>) =>
  status === 'active' ? [...activeStatuses] : status === 'open' ? [...openStatuses] : [status]

/** The order of a list, the condition of its next page, and the keys of its cursor. */
export type Order = { by: SQL; after: SQL[]; keys: SQL }

const newest = newestFirst(requests.createdAt, requests.id)

/** Finished requests are always listed newest first. */
const isByAttention = ({ status, sort }: Filter) =>
  sort === 'attention' &&
  (status === undefined || status === 'all' || statusesOf(status).some((item) => openStatuses.includes(item)))

/** Throws 400 for a cursor of another list. */
export const orderOf = (filter: Filter, now: Date): Order =>
  isByAttention(filter) ? attentionFirst(filter.cursor, now) : byCreation(filter.cursor)

function byCreation(cursor: string | undefined): Order {
  const after = afterCursor(newest, cursor)
  return { by: orderBy(newest), after: after ? [after] : [], keys: keysOfRow(newest) }
}

/** All pages of a list are ranked as of the time of its first page, which the cursor carries. */
function attentionFirst(cursor: string | undefined, now: Date): Order {
  const start = now.toISOString()
  if (!cursor) return { by: orderBy(attentionOrder(start)), after: [], keys: keysOfRow(attentionOrder(start), [start]) }
  const types = ['timestamptz', ...attentionOrder(start).map(({ type }) => type)] as const
  const [asOf = start, ...last] = parseCursor(cursor, types)
  const order = attentionOrder(asOf)
  return { by: orderBy(order), after: [isAfter(order, last)], keys: keysOfRow(order, [asOf]) }
}

const attentionOrder = (asOf: string): SortKey[] => [
  { by: rankAsOf(asOf), type: 'int', order: 'asc' },
  { by: dueFirst, type: 'timestamptz', order: 'asc' },
  ...newest,
]

const open = sql.raw(`('${openStatuses.join("', '")}')`)
/** The due time of an open request; requests without one, and finished ones, come last. */
const dueFirst = sql`(case when maintenance_requests.status in ${open} then coalesce(maintenance_requests.due_at, '9999-01-01Z')
  else '9999-01-01Z' end)`

/** The condition of the partial indexes: without it, a rank is computed for every request ever filed. */
export const isOpenRow: SQL = sql`maintenance_requests.status in ${open}`

/** The number of a rank in SQL. */
export const attentionRank = (rank: AttentionRank): SQL => sql.raw(String(attentionRanks.indexOf(rank)))

/** The rank of a row of `maintenance_requests`; `attentionFirst` of the rules orders the same way. */
export const rankAsOf = (asOf: string): SQL => sql`(case
  when maintenance_requests.status not in ${open} then ${attentionRank('finished')}
  when maintenance_requests.due_at < coalesce(maintenance_requests.paused_at, ${asOf}::timestamptz) then ${attentionRank('late')}
  when maintenance_requests.paused_at is not null
    then case when maintenance_requests.paused_until < ${asOf}::timestamptz then ${attentionRank('near')} else ${attentionRank('on_hold')} end
  when maintenance_requests.status = 'on_hold' then ${attentionRank('on_hold')}
  when maintenance_requests.due_soon_at <= ${asOf}::timestamptz then ${attentionRank('near')}
  when maintenance_requests.assigned_to is null and maintenance_requests.vendor_id is null then ${attentionRank('unassigned')}
  else ${attentionRank('active')} end)`
