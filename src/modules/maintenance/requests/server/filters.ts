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
import { mostCounted } from '#platform/text/total-text.ts'
import { matchesWords, patternInPlan, wordsOf } from '#platform/server/sql/search.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { CountFilter, DueFilter, RequestFilter } from '../request.ts'
import { priorities, type Status } from '../choices.ts'
import { activeStatuses, openStatuses } from '../rules.ts'
import {
  deadline,
  hasVisit,
  isAssignedToNobody,
  isDueSoon,
  isDueUntil,
  isFinishedRow,
  isLate,
  isOpenRow,
  isShownRow,
  isUnassignedRow,
  rankAsOf,
  severityOfRow,
} from './request-conditions.ts'
import { requests } from './table.ts'

export const where = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql.empty() : sql`where ${sql.join([...conditions], sql` and `)}`

/** What the staff portal filters by, too. */
type StaffFilter = {
  status?: RequestFilter['status'] | 'finished'
  floor?: number | undefined
  /** The lowest and the highest floor. */
  floors?: readonly [number, number] | undefined
  /** A person of the role maintenance, who sees own and unassigned requests, and residents and units of own ones only. */
  shownTo?: string | undefined
}
/** `severity`: the order of the staff portal. */
export type ListFilter = Omit<RequestFilter, 'sort' | 'status'> &
  StaffFilter & { sort: RequestFilter['sort'] | 'severity' }
type Filter = CountFilter & Partial<Pick<ListFilter, 'status' | 'sort' | 'cursor' | keyof StaffFilter>>

/** The time of a read, the end of the working day for requests due today, and the time of a filter by visits. */
export type ReadTimes = { now: Date; endOfToday: Date; visits: [Date, Date] }

/**
 * The SQL conditions of a filter. A search finds all open requests, and the newest `most` of the finished ones; without `allOpen`
 * the newest `most` of all. On a later page these are the newest that meet `after`, the condition of that page.
 */
export function conditionsOf(
  filter: Filter,
  times: ReadTimes,
  {
    most = mostCounted + 1,
    after = [],
    allOpen = true,
  }: { most?: number; after?: readonly SQL[]; allOpen?: boolean } = {},
): SQL[] {
  const { status, priority, category, assignedTo, team, due, unitId, tenantId: residentId } = filter
  const { waitingOn, visit, search, shownTo } = filter
  const [lowest, highest] = filter.floors ?? [filter.floor, filter.floor]
  const conditions: SQL[] = [
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
    waitingOn && sql`(${isOpenRow} and ${requests.waitingOn} = ${waitingOn})`,
    visit && hasVisit(...instantsOf(times.visits)),
    unitId === undefined ? undefined : eq(requests.unitId, unitId),
    residentId === undefined ? undefined : eq(requests.residentId, residentId),
    lowest === undefined
      ? undefined
      : sql`${requests.unitId} = any(array(select id from ${units} where ${units.floor} between ${lowest} and ${highest}))`,
    shownTo === undefined || search ? undefined : isShownWith(status, shownTo),
  ].filter((condition) => condition !== undefined)
  if (!search) return conditions
  const words = wordsOf(search)
  return [
    ...conditions,
    shownTo === undefined ? found(words, [...conditions, ...after], { most, allOpen }) : foundBy(words, shownTo),
  ]
}

/** Unassigned requests are active ones, so of other statuses a person of the role maintenance sees only their own. */
const canBeUnassigned = (status: Filter['status']) =>
  status === undefined ||
  status === 'all' ||
  statusesOf(status).some((one) => activeStatuses.some((active) => active === one))

const isShownWith = (status: Filter['status'], userId: string): SQL =>
  canBeUnassigned(status) ? isShownRow(userId) : eq(requests.assignedTo, userId)

/** The rows of a filter without a search, to be counted. Own requests and unassigned ones are read apart, because an index has each of them, and none has both. */
export function countedRows(filter: Filter, times: ReadTimes): SQL {
  const { shownTo, ...others } = filter
  const rows = (conditions: readonly SQL[]) => sql`from maintenance_requests ${where(conditions)}`
  if (shownTo === undefined || !canBeUnassigned(filter.status)) return rows(conditionsOf(filter, times))
  const conditions = conditionsOf(others, times)
  return sql`from (select 1 ${rows([...conditions, eq(requests.assignedTo, shownTo)])}
    union all select 1 ${rows([...conditions, isUnassignedRow])}) shown`
}

const instantsOf = ([from, to]: [Date, Date]): [string, string] => [from.toISOString(), to.toISOString()]

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
 * Requests whose text, unit or resident matches the words. A union of queries, because each uses its own trigram
 * index, which `or` across three tables prevents. With arrays instead of joins the planner uses an index for the requests
 * of many units or residents, too. Of the requests whose text has the words and that meet the other conditions, only the newest
 * `most` are found. With `allOpen` these are finished ones, and open ones, which are few, are compared one by one (`offset 0`).
 */
export function found(
  words: readonly string[],
  conditions: readonly SQL[],
  { most, allOpen }: { most: number; allOpen: boolean },
): SQL {
  const hasWords = matchesWords(requests.search, words, patternInPlan) ?? sql`true`
  const open = sql`
    select id from (select id, search from maintenance_requests where ${isOpenRow} offset 0) maintenance_requests
      where ${matchesWords(requests.search, words)}
    union all`
  return sql`maintenance_requests.id = any(array(${allOpen ? open : sql.empty()}
    (select id from maintenance_requests ${where([...(allOpen ? [isFinishedRow] : []), hasWords, ...conditions])}
      order by created_at desc, id desc limit ${sql.raw(String(most))})
    union all select id from maintenance_requests
      where unit_id = any(array(select id from units where ${matchesWords(units.search, words)}))
    union all select id from maintenance_requests
      where resident_id = any(array(select id from residents where ${matchesWords(residents.search, words)}))))`
}

/**
 * What a person of the role maintenance finds: their own requests by text, unit and resident, and unassigned ones by their
 * text only, because who lives in a home that is not taken must not be found by its number or by a name.
 */
const foundBy = (words: readonly string[], userId: string): SQL => sql`maintenance_requests.id = any(array(
    select id from maintenance_requests where ${matchesWords(requests.search, words, patternInPlan)} and ${isShownRow(userId)}
    union all select id from maintenance_requests where assigned_to = ${userId}
      and (unit_id = any(array(select id from units where ${matchesWords(units.search, words)}))
        or resident_id = any(array(select id from residents where ${matchesWords(residents.search, words)})))))`

export function statusesOf(status: Exclude<NonNullable<ListFilter['status']>, 'all'>): Status[] {
  if (status === 'active') return [...activeStatuses]
  if (status === 'open') return [...openStatuses]
  return status === 'finished' ? ['completed', 'cancelled'] : [status]
}

/**
 * The order of a list, the condition of its next page, and the keys of its cursor; and whether open requests come first,
 * then finished ones, newest first.
 */
export type Order = { by: SQL; after: SQL[]; keys: SQL; isOpenFirst: boolean }

const newest = newestFirst(requests.createdAt, requests.id)
const newestOrder = { by: constantSql(orderBy(newest)), keys: constantSql(keysOfRow(newest)) }

/** Finished requests are always listed newest first. */
export const isByAttention = ({ status, sort }: Filter) =>
  (sort === 'attention' || sort === 'severity') &&
  (status === undefined || status === 'all' || statusesOf(status).some((item) => openStatuses.includes(item)))

/** Throws 400 for a cursor of another list. */
export const orderOf = (filter: Filter, now: Date): Order =>
  isByAttention(filter)
    ? {
        ...attentionFirst(filter.cursor, now, filter.sort),
        isOpenFirst: filter.status === undefined || filter.status === 'all',
      }
    : { ...byCreation(filter.cursor), isOpenFirst: false }

function byCreation(cursor: string | undefined): Omit<Order, 'isOpenFirst'> {
  const after = afterCursor(newest, cursor)
  return { ...newestOrder, after: after ? [after] : [] }
}

/** All pages of a list are ranked as of the time of its first page, which the cursor carries. */
function attentionFirst(cursor: string | undefined, now: Date, sort: Filter['sort']): Omit<Order, 'isOpenFirst'> {
  const attentionOrder = (asOf: string) => keysOfOrder(sort, asOf)
  const start = now.toISOString()
  if (!cursor) return { by: orderBy(attentionOrder(start)), after: [], keys: keysOfRow(attentionOrder(start), [start]) }
  const types = ['timestamptz', ...attentionOrder(start).map(({ type }) => type)] as const
  const [asOf = start, ...last] = parseCursor(cursor, types)
  const order = attentionOrder(asOf)
  return { by: orderBy(order), after: [isAfter(order, last)], keys: keysOfRow(order, [asOf]) }
}

const keysOfOrder = (sort: Filter['sort'], asOf: string): SortKey[] => [
  { by: sort === 'severity' ? severityOfRow : rankAsOf(asOf), type: 'int', order: 'asc' },
  { by: dueFirst, type: 'timestamptz', order: 'asc' },
  ...newest,
]

/** The deadline of an open request; requests without one, and finished ones, come last. */
const dueFirst = sql`(case when ${isOpenRow} then coalesce(${deadline}, '9999-01-01Z') else '9999-01-01Z' end)`
