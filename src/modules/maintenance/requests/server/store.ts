import { eq, sql } from 'drizzle-orm'
import { closeAlerts } from '#on-call/server/alerts.ts'
import { notFound, stale } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { prepareStatement } from '#platform/server/database/prepared-statement.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { emailsAfter, recordUndoable } from '#undo/server/store.ts'
import type { Status } from '../choices.ts'
import type { NotedChanges } from '../request-input.ts'
import type { MaintenanceRequest } from '../request.ts'
import { isOpen } from '../rules.ts'
import { isUndoable } from '../../dispatch/undoable.ts'
import { sendConfirmationRequest } from '../../confirmation/server/send-confirmation-request.ts'
import { writeNote } from '../../history/server/notes.ts'
import { notifyOfChange } from '../../notices/server/request-notices.ts'
import { alertToUrgent } from '../../notices/server/urgent-requests.ts'
import { cancelWithRequest, findEndingOrder } from '../../work-orders/server/end-with-request.ts'
import { sendVendorEmails } from '../../vendors/server/send-vendor-emails.ts'
import { columnsOf } from './changed-columns.ts'
import { findPresent, findRequest } from './reads.ts'
import { requests } from './table.ts'
import {
  type AuditEntry,
  type ChangeInput,
  type RequestRow,
  undoableChangeOf,
  writeChange,
  writeEntry,
} from './write-change.ts'

/** Sends e-mails whose buttons lead to the program's address. */
export type Delivery = { mail: Mail; origin: string }

/** A change as a call asks for it. */
type ChangeOptions = {
  ifMatch: number | null
  /** Without it, nobody is written to. */
  delivery?: Delivery | undefined
  /** The press with which the change can be undone; its e-mails wait that long, except those of an urgent request. */
  operation?: string | undefined
}

/**
 * Changes the status of a request, in one transaction: lock, check, change, history, audit, e-mail, notification. The same
 * status changes nothing. Throws what `changeRequest` throws.
 */
export const changeStatus = (
  db: Database,
  id: string,
  status: Status,
  by: Author,
  now: Date,
  options: ChangeOptions,
): Promise<MaintenanceRequest> => changeRequest(db, id, { status }, by, now, options)

/**
 * Changes a request: only what differs. A changed status leaves one note; assigning a pending request sets its status.
 * Throws 404, 412 (with the present record) when `ifMatch` is no longer its version, and 400 naming `assignedTo` or
 * `vendorId` when they cannot be given requests. With `delivery` a completion asks the resident by e-mail for confirmation,
 * and a vendor who gets the request is written to.
 */
export async function changeRequest(
  db: Database,
  id: string,
  input: ChangeInput & Pick<NotedChanges, 'note'>,
  by: Author,
  now: Date,
  options: ChangeOptions,
): Promise<MaintenanceRequest> {
  return db.transaction(async (tx) => {
    const residents = await changeWithEmails(tx, id, input, by, now, options)
    if (residents) await notifyChanged(tx, { topic: 'maintenance', residents })
    return findRequest(tx, id)
  })
}

/**
 * Changes a request like `changeRequest`, inside the caller's transaction and without the notification. Returns the accounts
 * to notify; null when nothing changed.
 */
export async function changeWithEmails(
  tx: Database,
  id: string,
  input: ChangeInput & Pick<NotedChanges, 'note'>,
  by: Author,
  now: Date,
  { ifMatch, ...options }: ChangeOptions,
): Promise<string[] | null> {
  return changeRow(tx, await lockRequest(tx, id, ifMatch), input, by, now, options)
}

async function changeRow(
  tx: Database,
  locked: RequestRow,
  { note, ...changes }: ChangeInput & Pick<NotedChanges, 'note'>,
  by: Author,
  now: Date,
  { delivery, operation }: Omit<ChangeOptions, 'ifMatch'>,
): Promise<string[] | null> {
  const { id } = locked
  const undoable = isUndoable(changes) ? operation : undefined
  const isUrgent = (changes.priority ?? locked.priority) === 'urgent'
  const notBefore = emailsAfter(undoable, isUrgent, timeOf(locked, now))
  const ending = delivery && changes.status ? await findEndingOrder(tx, locked, changes.status, now) : null
  // As when an order is cancelled by hand, its request is without the vendor then.
  const withoutVendor = ending && ending.order.vendorId === locked.vendorId ? { vendorId: null } : {}
  const { at, residents } = await applyChange(tx, locked, { ...changes, ...withoutVendor }, by, now, { notBefore })
  if (residents && undoable) await recordUndoable(tx, undoableChangeOf(locked, undoable), by, at)
  if (note) await writeNote(tx, locked, note, by, at)
  if (!delivery) return residents
  const delayed = { ...delivery, notBefore }
  if (ending) await cancelWithRequest(tx, locked, ending, by, at, delayed)
  if (changes.status === 'completed' && locked.status !== 'completed')
    await sendConfirmationRequest(tx, delayed, id, at)
  if (changes.vendorId && changes.vendorId !== locked.vendorId) await sendVendorEmails(tx, delayed, id, at)
  return residents
}

/** Changes a locked row, writes the note of its author, and queues the e-mails that follow. */
export async function changeAndWrite(
  tx: Database,
  locked: RequestRow,
  input: ChangeInput & Pick<NotedChanges, 'note'>,
  by: Author,
  now: Date,
  delivery?: Delivery,
): Promise<void> {
  const residents = await changeRow(tx, locked, input, by, now, { delivery })
  if (residents) await notifyChanged(tx, { topic: 'maintenance', residents })
}

/** Changes a row that this transaction has locked, and returns the time of the change. */
export async function changeLocked(
  tx: Database,
  locked: RequestRow,
  changes: ChangeInput,
  by: Author | null,
  now: Date,
): Promise<Date> {
  const { at, residents } = await applyChange(tx, locked, changes, by, now)
  if (residents) await notifyChanged(tx, { topic: 'maintenance', residents })
  return at
}

/**
 * Changes a locked row as a consequence of an act, which is the one audit event of both: it is written also when the row
 * stays as it is.
 */
export async function changeByAct(
  tx: Database,
  locked: RequestRow,
  changes: ChangeInput,
  by: Author | null,
  now: Date,
  entry: AuditEntry,
  notBefore?: Date,
): Promise<void> {
  const { at, residents } = await applyChange(tx, locked, changes, by, now, { entry, notBefore })
  await notifyChanged(tx, {
    topic: 'maintenance',
    residents: residents ?? (await writeEntry(tx, locked, entry, by, at)),
  })
}

/** Makes the same change to several locked rows, with one notification for all of them. */
export async function changeAllLocked(
  tx: Database,
  rows: readonly RequestRow[],
  changes: ChangeInput,
  by: Author | null,
  now: Date,
): Promise<void> {
  const notified = new Set<string>()
  for (const locked of rows) {
    const { residents } = await applyChange(tx, locked, changes, by, now)
    for (const userId of residents ?? []) notified.add(userId)
  }
  if (rows.length > 0) await notifyChanged(tx, { topic: 'maintenance', residents: [...notified] })
}

/** `now` is the start of the call: if it waited for the lock, the change it waited for can have a later time. */
const timeOf = ({ updatedAt }: RequestRow, now: Date) => (now < updatedAt ? updatedAt : now)

/** The one writer of a request's status. `residents` are the accounts to notify; null when nothing changed. */
async function applyChange(
  tx: Database,
  locked: RequestRow,
  changes: ChangeInput,
  by: Author | null,
  now: Date,
  { entry, notBefore }: { entry?: AuditEntry; notBefore?: Date | undefined } = {},
) {
  const at = timeOf(locked, now)
  const columns = await columnsOf(tx, locked, changes, at)
  if (Object.keys(columns).length === 0) return { at, residents: null }
  const residents = await writeChange(tx, locked, columns, changes, by, at, entry)
  await notifyOfChange(tx, locked, columns, { residentIds: residents, by, now: at, notBefore })
  if (columns.priority && by) await alertToUrgent(tx, { ...locked, ...columns }, by, at)
  if (columns.status && !isOpen({ status: columns.status })) await closeAlerts(tx, locked.id, at)
  return { at, residents }
}

const selectForUpdate = prepareStatement('lock_request', (db) =>
  db
    .select()
    .from(requests)
    .where(eq(requests.id, sql.placeholder('id')))
    .for('update'),
)

/** Locks the row until the transaction ends. Throws 404, and 412 as a change does. */
export async function lockRequest(tx: Database, id: string, ifMatch: number | null = null): Promise<RequestRow> {
  const [locked] = await selectForUpdate(tx, { id })
  if (!locked) throw notFound('Maintenance request')
  if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findPresent(tx, id))
  return locked
}
