import { type SQL, sql } from 'drizzle-orm'
import { units } from '#units/server/table.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { CurrentUser } from '#platform/server/http/app-context.ts'
import type { Page } from '#platform/server/http/send-reply.ts'
import { isMaintenance } from '#platform/roles.ts'
import { countRows } from '#platform/server/sql/count-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import type { Status } from '../../requests/choices.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { isOpen } from '../../requests/rules.ts'
import { listNotes } from '../../history/server/notes.ts'
import { findRequest, listRequests } from '../../requests/server/reads.ts'
import {
  isLate,
  isOpenRow,
  isShownRow,
  isUnassignedRow,
  isUrgentRow,
} from '../../requests/server/request-conditions.ts'
import type { QueueFilter, StaffDetails, StaffFigures, StaffRequest } from '../contract.ts'
import { isShownTo, seesHome } from '../rules.ts'
import { listVisits } from './visits.ts'

export type Reader = Pick<CurrentUser, 'id' | 'role' | 'firstName' | 'lastName'>

/** The request as this person may see it. */
export function showTo<Request extends MaintenanceRequest>(request: Request, reader: Reader): Request & StaffRequest {
  const shown = { ...request, floor: request.unit?.floor ?? null }
  if (seesHome(request, reader)) return shown
  return {
    ...shown,
    unitId: null,
    unit: null,
    tenantId: null,
    tenant: null,
    entryPermission: null,
    entryWindows: [],
    petsNote: null,
  }
}

/** A page of the staff portal's list. */
export async function listQueue(
  db: Database,
  filter: QueueFilter,
  reader: Reader,
  now: Date,
): Promise<Page<StaffRequest>> {
  const shownTo = isMaintenance(reader.role) ? reader.id : undefined
  const page = await listRequests(db, { ...filter, sort: 'severity', shownTo }, now)
  return { ...page, rows: page.rows.map((request) => showTo(request, reader)) }
}

/** The request, if the portal shows it to this person; throws 404 otherwise. */
export async function findShown(db: Database, id: string, reader: Reader): Promise<MaintenanceRequest> {
  const request = await findRequest(db, id)
  if (!isShownTo(request, reader)) throw notFound('Maintenance request')
  return request
}

export async function findDetails(db: Database, id: string, reader: Reader): Promise<StaffDetails> {
  const request = await findShown(db, id, reader)
  const shown = showTo(request, reader)
  if (!seesHome(request, reader))
    return { ...shown, notes: [], visits: [], takenAt: null, hasDoorCode: false, codeViews: [] }
  const [notes, visits, takenAt, hasDoorCode, codeViews] = [
    await listNotes(db, id),
    await listVisits(db, id),
    await findTakenAt(db, request, reader),
    await hasCode(db, request),
    await listCodeViews(db, id, reader.id),
  ]
  return { ...shown, notes, visits, takenAt, hasDoorCode, codeViews }
}

/** When a person looked at the door code for a request, oldest first. */
export async function listCodeViews(db: Database, requestId: string, by: string): Promise<string[]> {
  const rows = await queryRows<{ at: string }>(
    db,
    sql`select ${instantText('at')} as at from audit_log
      where record_id = ${requestId} and record_type = 'maintenance' and action = 'saw the door code' and by = ${by}
      order by audit_log.at, id`,
  )
  return rows.map(({ at }) => at)
}

/** When the reader was last given the request, or took it; null when another person has it. */
async function findTakenAt(db: Database, { id, assignedTo }: MaintenanceRequest, reader: Reader) {
  if (assignedTo !== reader.id) return null
  const [row] = await queryRows<{ at: string }>(
    db,
    sql`select ${instantText('at')} as at from audit_log where record_id = ${id} and record_type = 'maintenance'
      and after->>'assignedTo' = ${reader.id} order by audit_log.at desc, id desc limit 1`,
  )
  return row?.at ?? null
}

async function hasCode(db: Database, request: MaintenanceRequest): Promise<boolean> {
  if (request.unitId === null || !isOpen(request)) return false
  const [row] = await queryRows<{ has: boolean }>(
    db,
    sql`select ${units.keypadCodeSealed} is not null or exists (select from assignments a where a.unit_id = ${units.id}
        and a.ended_at is null and a.keypad_code_sealed is not null) as has
      from ${units} where ${units.id} = ${request.unitId}`,
  )
  return row?.has ?? false
}

/** The figures of the list, counted in one statement. */
export async function countQueue(db: Database, reader: Reader, now: Date): Promise<StaffFigures> {
  const isOwn = sql`maintenance_requests.assigned_to = ${reader.id}`
  const shown = isMaintenance(reader.role) ? isShownRow(reader.id) : sql`true`
  const [row] = await queryRows<{ mine: Figures; own: OwnFigures; all: Figures }>(
    db,
    sql`select ${openFigures(isOwn, now)} as mine, ${ownFigures(isOwn)} as own, ${openFigures(shown, now)} as all`,
  )
  if (!row) throw new Error('A count has one row.')
  return { mine: { ...row.mine, ...row.own }, all: row.all }
}

type Figures = StaffFigures['all']
type OwnFigures = Omit<StaffFigures['mine'], keyof Figures>

const count = (condition: SQL) => sql`count(*) filter (where ${condition})::int`
const countStatus = (status: Status) => count(sql`maintenance_requests.status = ${status}`)

/** Counts the open requests, which are few; the total has the limit of all lists. */
const openFigures = (condition: SQL, now: Date): SQL => sql`(
  select json_build_object('total', ${countRows(sql`from maintenance_requests where ${condition}`)}, 'open', count(*)::int,
    'urgent', ${count(isUrgentRow)}, 'late', ${count(isLate(now.toISOString()))}, 'unassigned', ${count(isUnassignedRow)},
    'floors', (select coalesce(json_agg(json_build_object('floor', floor, 'open', open) order by floor), '[]')
      from (select units.floor, count(*)::int as open from maintenance_requests join units on units.id = unit_id
        where ${isOpenRow} and ${condition} group by units.floor) floors))
  from maintenance_requests where ${isOpenRow} and ${condition})`

const ownFigures = (isOwn: SQL): SQL => sql`(
  select json_build_object('pending', ${countStatus('pending')}, 'inProgress', ${countStatus('in_progress')},
    'completed', ${countStatus('completed')}) from maintenance_requests where ${isOwn})`
