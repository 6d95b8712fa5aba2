import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { constantSql } from '#platform/server/sql/constant-sql.ts'
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
import type { CountFilter, DueFilter, RequestFilter } from '../request.ts'
import { priorities } from '../choices.ts'
import { activeStatuses, openStatuses } from '../rules.ts'
import {
  deadline,
  isAssignedToNobody,
  isDueSoon,
  isDueUntil,
  isLate,
  isOpenRow,
  rankAsOf,
} from './request-conditions.ts'
import { requests } from './table.ts'

export const where = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql.empty() : sql`where ${sql.join([...conditions], sql` and `)}`

type Filter = CountFilter & Partial<Pick<RequestFilter, 'status' | 'sort' | 'cursor'>>

/** The time of a read, and the end of the working day for requests due today. */
export type ReadTimes = { now: Date; endOfToday: Date }

/** The SQL conditions of a filter. */
export function conditionsOf(filter: Filter, times: ReadTimes): SQL[] {
  const { status, priority, category, assignedTo, team, due, unitId, tenantId: residentId, search } = filter
  const conditions = [
    status === undefined || status === 'all' ? undefined : inArray(requests.status, statusesOf(status)),
    priority && (priority === 'standard' ? isNotUrgent : eq(requests.priority, priority)),
    category && eq(requests.category, category),
    assignedTo === undefined
      ? undefined
      : assignedTo === 'nobody'
        ? isAssignedToNobody
        : eq(requests.assignedTo, assignedTo),
    team && sql`${requests.assignedTo} = any(array(select id from ${users} where ${users.team} = ${team}))`,
    due && dueCondition(due, times),
    unitId === undefined ? undefined : eq(requests.unitId, unitId),
    residentId === undefined ? undefined : eq(requests.residentId, residentId),
    search ? found(wordsOf(search)) : undefined,
  ]
  return conditions.filter((condition) => condition !== undefined)
}

/** Named one by one, so that the index on priorities serves it. */
const isNotUrgent = inArray(
  requests.priority,
  priorities.filter((priority) => priority !== 'urgent'),
)

function dueCondition(due: DueFilter, { now, endOfToday }: ReadTimes): SQL {
  const asOf = now.toISOString()
  if (due === 'late') return isLate(asOf)
  return due === 'near' ? isDueSoon(asOf) : isDueUntil(asOf, endOfToday.toISOString())
}

/**
 * Requests whose text, unit or resident matches the words. A union of three queries, because each uses its own trigram
 * index, which `or` across three tables prevents. With arrays instead of joins the planner uses an index for the requests
 * of many units or residents, too.
 */
export function found(words: readonly string[]): SQL {
  return sql`maintenance_requests.id = any(array(
    select id from maintenance_requests where ${matchesWords(requests.search, words)}
    union all select id from maintenance_requests
      where unit_id = any(array(select id from units where ${matchesWords(units.search, words)}))
    union all select id from maintenance_requests
      where resident_id = any(array(select id from residents where ${matchesWords(residents.search, words)}))))`
}

export const statusesOf = (status: Exclude<NonNullable<RequestFilter['status']>, 'all'>) =>
  status === 'active' ? [...activeStatuses] : status === 'open' ? [...openStatuses] : [status]

/**
 * The order of a list, the condition of its next page, and the keys of its cursor; and whether open requests come first,
 * then finished ones, newest first.
 */
export type Order = { by: SQL; after: SQL[]; keys: SQL; isOpenFirst: boolean }

const newest = newestFirst(requests.createdAt, requests.id)
const newestOrder = { by: constantSql(orderBy(newest)), keys: constantSql(keysOfRow(newest)) }

/** Finished requests are always listed newest first. */
const isByAttention = ({ status, sort }: Filter) =>
  sort === 'attention' &&
  (status === undefined || status === 'all' || statusesOf(status).some((item) => openStatuses.includes(item)))

/** Throws 400 for a cursor of another list. */
export const orderOf = (filter: Filter, now: Date): Order =>
  isByAttention(filter)
    ? { ...attentionFirst(filter.cursor, now), isOpenFirst: filter.status === undefined || filter.status === 'all' }
    : { ...byCreation(filter.cursor), isOpenFirst: false }

function byCreation(cursor: string | undefined): Omit<Order, 'isOpenFirst'> {
  const after = afterCursor(newest, cursor)
  return { ...newestOrder, after: after ? [after] : [] }
}

/** All pages of a list are ranked as of the time of its first page, which the cursor carries. */
function attentionFirst(cursor: string | undefined, now: Date): Omit<Order, 'isOpenFirst'> {
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

/** The deadline of an open request; requests without one, and finished ones, come last. */
const dueFirst = sql`(case when ${isOpenRow} then coalesce(${deadline}, '9999-01-01Z') else '9999-01-01Z' end)`
