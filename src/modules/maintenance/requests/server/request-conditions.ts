import { type SQL, sql } from 'drizzle-orm'
import { type AttentionRank, attentionRanks, dueSoonShare } from '../../sla/rules.ts'
import { severities, type Severity } from '../../staff/rules.ts'
import { statuses } from '../choices.ts'
import { activeStatuses, openStatuses } from '../rules.ts'

/*
 * What active, open, unassigned, late and due soon mean, in SQL on a row of `maintenance_requests`. The functions with
 * the same names in the rules say the same in TypeScript, and tests/api/figures.test.ts compares them.
 */

const statusIn = (statuses: readonly string[]) => sql.raw(`maintenance_requests.status in ('${statuses.join("', '")}')`)

export const isActiveRow: SQL = statusIn(activeStatuses)
/** The condition of the partial indexes: without it, a rank is computed for every request ever filed. */
export const isOpenRow: SQL = statusIn(openStatuses)
/** The condition of the index from which finished requests are counted. */
export const isFinishedRow: SQL = statusIn(statuses.filter((status) => !openStatuses.includes(status)))
/** Neither a person nor a vendor has it. */
export const isAssignedToNobody: SQL = sql`(maintenance_requests.assigned_to is null and maintenance_requests.vendor_id is null)`
export const isUnassignedRow: SQL = sql`(${isActiveRow} and ${isAssignedToNobody})`

/** Active and urgent. */
export const isUrgentRow: SQL = sql`(${isActiveRow} and maintenance_requests.priority = 'urgent')`
/** What the staff portal shows a person of the role maintenance: their own requests and unassigned ones. */
export const isShownRow = (userId: string): SQL =>
  sql`(maintenance_requests.assigned_to = ${userId} or ${isUnassignedRow})`

/** When a request is due: the appointment replaces the promised time. */
export const deadline: SQL = sql`coalesce(maintenance_requests.scheduled_date, maintenance_requests.due_at)`

const timestamp = (asOf: string) => sql`${asOf}::timestamptz`
const isPastDeadline = (asOf: string): SQL => sql`(case when maintenance_requests.scheduled_date is not null
  then maintenance_requests.scheduled_date < ${timestamp(asOf)}
  else maintenance_requests.due_at < coalesce(maintenance_requests.paused_at, ${timestamp(asOf)}) end)`
const isPastWarning = (asOf: string): SQL => sql`(case when maintenance_requests.scheduled_date is not null
  then maintenance_requests.created_at
    + (maintenance_requests.scheduled_date - maintenance_requests.created_at) * ${sql.raw(String(dueSoonShare))}
  else maintenance_requests.due_soon_at end <= ${timestamp(asOf)})`

/** The number of a rank in SQL. */
export const attentionRank = (rank: AttentionRank): SQL => sql.raw(String(attentionRanks.indexOf(rank)))

/** The rank of a row; `attentionFirst` of the rules orders the same way. */
export const rankAsOf = (asOf: string): SQL => sql`(case
  when not ${isOpenRow} then ${attentionRank('finished')}
  when ${isPastDeadline(asOf)} then ${attentionRank('late')}
  when maintenance_requests.paused_at is not null
    then case when maintenance_requests.paused_until < ${timestamp(asOf)} then ${attentionRank('near')} else ${attentionRank('on_hold')} end
  when maintenance_requests.status = 'on_hold' then ${attentionRank('on_hold')}
  when ${isPastWarning(asOf)} then ${attentionRank('near')}
  when ${isAssignedToNobody} then ${attentionRank('unassigned')}
  else ${attentionRank('active')} end)`

const severity = (name: Severity): SQL => sql.raw(String(severities.indexOf(name)))

/** The severity of a row as a number; `severityFirst` of the staff portal orders the same way. */
export const severityOfRow: SQL = sql`(case
  when not ${isOpenRow} then ${severity('finished')}
  when not ${isActiveRow} then ${severity('on_hold')}
  else case maintenance_requests.priority
    when 'urgent' then ${severity('urgent')}
    when 'high' then ${severity('high')}
    when 'normal' then ${severity('normal')}
    else ${severity('low')} end end)`

/** Open and past its deadline. */
export const isLate = (asOf: string): SQL => sql`(${isOpenRow} and ${rankAsOf(asOf)} = ${attentionRank('late')})`
/** Open and close to its deadline. */
export const isDueSoon = (asOf: string): SQL => sql`(${isOpenRow} and ${rankAsOf(asOf)} = ${attentionRank('near')})`
/** The confirmed visit of an open work order begins in this time. */
export const isVisitOfOrder = (from: string, to: string): SQL => sql`(work_orders.status = 'accepted'
  and work_orders.visit_confirmed_at is not null
  and work_orders.visit_from >= ${timestamp(from)} and work_orders.visit_from < ${timestamp(to)})`
/** Open, and an appointment or a confirmed visit of its work order begins in this time. */
export const hasVisit = (from: string, to: string): SQL => sql`(${isOpenRow} and (
  maintenance_requests.scheduled_date >= ${timestamp(from)} and maintenance_requests.scheduled_date < ${timestamp(to)}
  or exists (select from work_orders
    where work_orders.request_id = maintenance_requests.id and ${isVisitOfOrder(from, to)})))`
/** Active, and due from now until this time. */
export const isDueUntil = (asOf: string, until: string): SQL =>
  sql`(${isActiveRow} and ${deadline} >= ${timestamp(asOf)} and ${deadline} <= ${timestamp(until)})`
