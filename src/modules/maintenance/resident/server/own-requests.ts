import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { type ActingResident, getActingResident } from '#occupancy/members/server/membership.ts'
import { assignments } from '#occupancy/server/table.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { units } from '#units/server/table.ts'
import type { WaitingOn } from '../../requests/choices.ts'
import type { OwnHome, OwnRequest } from '../contract.ts'
import type { Entry } from '../../requests/request-input.ts'
import { confirmBy, isOpen } from '../../requests/rules.ts'
import { findOwnOrders } from '../../work-orders/server/own-orders.ts'
import { findOwnAlerts } from './own-alerts.ts'
import { listOwnMessages } from './own-confirmation.ts'
import { entryTexts } from '../../access/messages/index.ts'
import { iso, isVisibleToResident } from '../../requests/server/reads.ts'
import { changeLocked } from '../../requests/server/store.ts'
import { requestNotes, requests } from '../../requests/server/table.ts'
import { lockOwnRequest } from './lock-own-request.ts'

export type Resident = Author & { email: string }

/** The resident's requests for their current homes, newest first. */
export async function listOwnRequests(db: Database, userId: string): Promise<OwnRequest[]> {
  const resident = await getActingResident(db, userId)
  const rows = await selectOwn(db)
    .where(isVisibleToResident(resident))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(1000)
  return withNotesAndMessages(db, rows, userId)
}

/** Throws 404 for another resident's request. */
export async function findOwnRequest(db: Database, id: string, userId: string): Promise<OwnRequest> {
  const resident = await getActingResident(db, userId)
  const [own] = await withNotesAndMessages(
    db,
    await selectOwn(db).where(and(eq(requests.id, id), isVisibleToResident(resident))),
    userId,
  )
  if (!own) throw notFound('Maintenance request')
  return own
}

/** The homes the resident can file requests for. */
export async function listHomes(db: Database, userId: string): Promise<OwnHome[]> {
  const resident = await getActingResident(db, userId)
  return selectHomes(db, resident)
}

/** The columns of the entry fields; absent fields stay unchanged. */
export const entryColumns = ({ entryPermission, entryWindows, petsNote }: Entry) => ({
  ...(entryPermission === undefined ? {} : { entryPermission }),
  ...(entryWindows === undefined ? {} : { entryWindows }),
  ...(petsNote === undefined ? {} : { petsNote: petsNote || null }),
})

/**
 * Changes how the home may be entered; repeating it changes nothing. Throws 404, and 409 once the request is finished.
 */
export async function changeOwnEntry(
  db: Database,
  id: string,
  sent: Entry,
  by: Resident,
  now: Date,
): Promise<OwnRequest> {
  await db.transaction(async (tx) => {
    const locked = await lockOwnRequest(tx, id, by.id)
    if (!isOpen(locked)) throw conflict('finished', (language) => entryTexts[language].tooLate)
    await changeLocked(tx, locked, { ...entryColumns(sent), ...waitingOnAfterEntry(locked, sent) }, by, now)
  })
  return findOwnRequest(db, id, by.id)
}

/** A resident who names a time for a visit has answered: the office must act next. */
const waitingOnAfterEntry = (current: { waitingOn: WaitingOn }, { entryWindows }: Entry) =>
  current.waitingOn === 'resident' && entryWindows !== undefined && entryWindows.length > 0
    ? ({ waitingOn: 'office', waitingOnReasonCode: 'visit_time_proposed' } as const)
    : {}

/** The resident's current homes, oldest first; for a household member the one home. */
export const selectHomes = (db: Database, { id, onlyUnitId }: ActingResident) =>
  db
    .select({ unitId: units.id, unitNumber: units.unitNumber, floor: units.floor })
    .from(assignments)
    .innerJoin(units, eq(units.id, assignments.unitId))
    .where(
      and(
        eq(assignments.residentId, id),
        isNull(assignments.endedAt),
        onlyUnitId === null ? undefined : eq(assignments.unitId, onlyUnitId),
      ),
    )
    .orderBy(asc(assignments.startedAt), asc(units.unitNumber))

const selectOwn = (db: Database) =>
  db
    .select({
      request: requests,
      unit: { unitNumber: units.unitNumber, floor: units.floor },
      assignee: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(requests)
    .leftJoin(units, eq(units.id, requests.unitId))
    .leftJoin(users, eq(users.id, requests.assignedTo))

/** Adds the notes and messages that the resident may see. */
async function withNotesAndMessages(
  db: Database,
  rows: Awaited<ReturnType<typeof selectOwn>>,
  userId: string,
): Promise<OwnRequest[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ request }) => request.id)
  const messages = await listOwnMessages(db, ids, userId)
  const orders = await findOwnOrders(db, ids)
  const alerts = await findOwnAlerts(
    db,
    rows.map(({ request }) => request),
  )
  const notes = await db
    .select({ note: requestNotes, createdBy: { firstName: users.firstName, lastName: users.lastName } })
    .from(requestNotes)
    .innerJoin(users, eq(users.id, requestNotes.createdBy))
    .where(
      and(
        inArray(requestNotes.requestId, ids),
        or(eq(requestNotes.visibleToResident, true), eq(requestNotes.isStatusUpdate, true)),
      ),
    )
    .orderBy(asc(requestNotes.createdAt), asc(requestNotes.id))
  return rows.map(({ request, unit, assignee }) => ({
    ...request,
    unit,
    submittedDate: request.createdAt.toISOString(),
    completedDate: iso(request.completedAt),
    scheduledDate: iso(request.scheduledDate),
    dueAt: iso(request.dueAt),
    dueSoonAt: iso(request.dueSoonAt),
    pausedAt: iso(request.pausedAt),
    confirmedAt: iso(request.confirmedAt),
    confirmBy: iso(confirmBy(request)),
    visit: orders.get(request.id)?.visit ?? null,
    vendorSteps: orders.get(request.id)?.vendorSteps ?? [],
    alert: alerts.get(request.id) ?? null,
    assignedTo: assignee && `${assignee.firstName} ${assignee.lastName}`.trim(),
    notes: notes
      .filter(({ note }) => note.requestId === request.id)
      .map(({ note, createdBy }) => ({ ...note, createdAt: note.createdAt.toISOString(), createdBy })),
    messages: messages.flatMap(({ requestId, ...message }) => (requestId === request.id ? [message] : [])),
    updatedAt: request.updatedAt.toISOString(),
  }))
}
