import { conflict, notFound, stale } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { isMaintenance } from '#platform/roles.ts'
import { addNote } from '../../history/server/notes.ts'
import type { Status } from '../../requests/choices.ts'
import type { NewNote } from '../../requests/request-input.ts'
import { formatFullName } from '../../requests/format.ts'
import { isOpen } from '../../requests/rules.ts'
import { findPresent, findRequest } from '../../requests/server/reads.ts'
import { changeAndWrite, changeLocked, lockRequest } from '../../requests/server/store.ts'
import type { RequestRow } from '../../requests/server/write-change.ts'
import { staffErrors } from '../messages/errors.ts'
import { staffWords } from '../messages/en.ts'
import { isShownTo, seesHome } from '../rules.ts'
import type { NewVisit } from '../schemas.ts'
import { type Reader, showTo } from './reads.ts'
import { writeVisit } from './visits.ts'

type Delivery = { mail: Mail; origin: string }

/**
 * Gives an unassigned request to the person. Throws 409 with the reason when another person has it already, so that the person who
 * was second learns who was first; and 409 when it is finished.
 */
export const takeRequest = (db: Database, id: string, by: Reader, now: Date) =>
  db.transaction(async (tx) => {
    const locked = await lockRequest(tx, id)
    if (locked.assignedTo !== by.id) {
      await assertFree(tx, locked, by)
      await changeLocked(tx, locked, { assignedTo: by.id }, by, now)
    }
    return showTo(await findRequest(tx, id), by)
  })

async function assertFree(tx: Database, locked: RequestRow, by: Reader) {
  if (!isOpen(locked)) throw isMaintenance(by.role) ? notFound('Maintenance request') : finished()
  if (locked.assignedTo === null && locked.vendorId === null) {
    if (!isShownTo(locked, by)) throw notFound('Maintenance request')
    return
  }
  const { assignedToUser, vendor } = await findRequest(tx, locked.id)
  throw conflict('taken', () =>
    assignedToUser
      ? staffErrors.takenBy(formatFullName(assignedToUser))
      : staffErrors.takenByVendor(vendor?.name ?? ''),
  )
}

const finished = () => conflict('finished', () => staffErrors.finished)

/**
 * Locks a request that the person works on. Throws 404 when the portal does not show it to them, 409 when they must take it
 * first, and 412 with the request as they may see it when `ifMatch` is no longer its version.
 */
export async function lockForWork(
  tx: Database,
  id: string,
  by: Reader,
  ifMatch: number | null = null,
): Promise<RequestRow> {
  const locked = await lockRequest(tx, id)
  if (!isShownTo(locked, by)) throw notFound('Maintenance request')
  if (!seesHome(locked, by)) throw conflict('take_first', () => staffErrors.takeFirst)
  if (ifMatch !== null && ifMatch !== locked.version) throw stale(showTo(await findPresent(tx, id), by))
  return locked
}

export const changeStatus = (
  db: Database,
  id: string,
  status: Status,
  by: Reader,
  now: Date,
  ifMatch: number | null,
  delivery: Delivery,
) =>
  db.transaction(async (tx) => {
    const locked = await lockForWork(tx, id, by, ifMatch)
    await changeAndWrite(tx, locked, { status }, by, now, delivery)
    return showTo(await findRequest(tx, id), by)
  })

export const addStaffNote = (db: Database, id: string, note: NewNote, by: Reader, now: Date) =>
  db.transaction(async (tx) => {
    await lockForWork(tx, id, by)
    return addNote(tx, id, note, by, now)
  })

/** Records a visit, and completes the request; one that needs a second visit stays open and goes to the office. */
export const recordVisit = (
  db: Database,
  id: string,
  visit: NewVisit,
  by: Reader,
  now: Date,
  ifMatch: number | null,
  delivery: Delivery,
) =>
  db.transaction(async (tx) => {
    const locked = await lockForWork(tx, id, by, ifMatch)
    if (!isOpen(locked)) throw finished()
    const changes = visit.needsSecondVisit
      ? ({ status: 'in_progress', waitingOn: 'office', waitingOnReason: staffWords.secondVisitReason } as const)
      : ({ status: 'completed' } as const)
    const at = now < locked.updatedAt ? locked.updatedAt : now
    await writeVisit(tx, locked, visit, by, at)
    await changeAndWrite(tx, locked, changes, by, now, delivery)
    return showTo(await findRequest(tx, id), by)
  })
