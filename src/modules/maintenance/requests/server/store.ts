import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { cents } from '#platform/text/money.ts'
import { notFound, stale } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { prepareStatement } from '#platform/server/database/prepared-statement.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { Status } from '../choices.ts'
import type { NotedChanges } from '../request-input.ts'
import type { MaintenanceRequest } from '../request.ts'
import { afterTransition, pausedSince } from '../waiting-on.ts'
import { isOpen, statusWhenAssigned } from '../rules.ts'
import { sendConfirmationRequest } from '../../confirmation/server/send-confirmation-request.ts'
import { writeNote } from '../../history/server/notes.ts'
import { sendVendorEmails } from '../../vendors/server/send-vendor-emails.ts'
import { checkAssignee, checkVendor, hasLeft } from './assigning.ts'
import { officeHours, slaFor } from '../../sla/server/sla.ts'
import { findPresent, findRequest } from './reads.ts'
import { requests } from './table.ts'
import { type ChangeInput, type Columns, type RequestRow, writeChange } from './write-change.ts'

/** Sends e-mails whose buttons lead to the program's address. */
type Delivery = { mail: Mail; origin: string }

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
  ifMatch: number | null,
  delivery: Delivery,
): Promise<MaintenanceRequest> => changeRequest(db, id, { status }, by, now, ifMatch, delivery)

/**
 * Changes a request: only what differs. A changed status leaves one note; assigning a pending request sets its status.
 * Throws 404, 412 (with the present record) when `ifMatch` is no longer its version, and 400 naming `assignedTo` or
 * `vendorId` when they cannot be given requests. With `delivery` a completion asks the resident by e-mail for confirmation,
 * and a vendor who gets the request is written to.
 */
export async function changeRequest(
  db: Database,
  id: string,
  { note, ...changes }: ChangeInput & Pick<NotedChanges, 'note'>,
  by: Author,
  now: Date,
  ifMatch: number | null,
  delivery?: Delivery,
): Promise<MaintenanceRequest> {
  return db.transaction(async (tx) => {
    const locked = await lockRequest(tx, id, ifMatch)
    const at = await changeLocked(tx, locked, changes, by, now)
    if (note) await writeNote(tx, locked, note, by, at)
    if (delivery && changes.status === 'completed' && locked.status !== 'completed')
      await sendConfirmationRequest(tx, delivery.mail, id, at)
    if (delivery && changes.vendorId && changes.vendorId !== locked.vendorId)
      await sendVendorEmails(tx, delivery, id, at)
    return findRequest(tx, id)
  })
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

/** The one writer of a request's status. `residents` are the accounts to notify; null when nothing changed. */
async function applyChange(tx: Database, locked: RequestRow, changes: ChangeInput, by: Author | null, now: Date) {
  // `now` is the start of the call: if it waited for the lock, the change it waited for can have a later time.
  const at = now < locked.updatedAt ? locked.updatedAt : now
  const columns = await columnsOf(tx, locked, changes, at)
  const isChanged = Object.keys(columns).length > 0
  return { at, residents: isChanged ? await writeChange(tx, locked, columns, changes, by, at) : null }
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

/** The columns that differ from the current row. */
async function columnsOf(tx: Database, current: RequestRow, changes: ChangeInput, now: Date): Promise<Columns> {
  const { status, scheduledDate, estimatedCost, cost, ...same } = changes
  const { assignedTo, vendorId } = changes
  if (assignedTo && assignedTo !== current.assignedTo) await checkAssignee(tx, assignedTo)
  if (vendorId && vendorId !== current.vendorId) await checkVendor(tx, vendorId)
  const columns: Columns = {
    ...same,
    ...oneReason(same),
    ...(scheduledDate === undefined ? {} : { scheduledDate: scheduledDate === null ? null : new Date(scheduledDate) }),
    ...(estimatedCost === undefined
      ? {}
      : { estimatedCostCents: estimatedCost === null ? null : cents(estimatedCost) }),
    ...(cost === undefined ? {} : { costCents: cost === null ? null : cents(cost) }),
  }
  const requested = status ?? (assignedTo ? statusWhenAssigned(current.status) : current.status)
  const left =
    current.status === 'completed' &&
    assignedTo === undefined &&
    isOpen({ status: requested }) &&
    (await hasLeft(tx, current))
  if (left) columns.assignedTo = null
  const next = left && requested === 'assigned' ? 'pending' : requested
  const changed = Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, current[name as keyof RequestRow]),
    ),
  ) as Columns
  if ('waitingOn' in changed || 'waitingOnReason' in changed || 'waitingOnReasonCode' in changed)
    changed.waitingOnSince = now
  if (changed.priority || changed.category) {
    const { priority = current.priority, category = current.category } = changed
    Object.assign(changed, await slaFor(tx, { priority, category, pauses: current.pauses }, current.createdAt))
  }
  if (next === current.status) return changed
  // A new SLA starts with this change: there is no earlier pause to count.
  const before = { ...current, ...slaOf(changed, current), ...(changes.pauses ? { completedAt: null } : {}) }
  const office = pausedSince(before, next) && before.slaClock === 'business' ? await officeHours(tx) : always
  const waiting = { waitingOn: same.waitingOn, pausedUntil: same.pausedUntil, ...oneReason(same) }
  return { ...changed, ...afterTransition(before, next, now, office), ...withoutUndefined(waiting) }
}

/** A code replaces the text that a person wrote, and a text the code. */
function oneReason({ waitingOnReason, waitingOnReasonCode }: ChangeInput): Columns {
  if (waitingOnReasonCode !== undefined) return { waitingOnReasonCode, waitingOnReason: null }
  return waitingOnReason === undefined ? {} : { waitingOnReason, waitingOnReasonCode: null }
}

/** A clock that never pauses does not depend on the office hours. */
const always = { timeZone: 'UTC', hours: [], holidays: [] }

const slaOf = (changed: Columns, current: RequestRow) => ({
  dueAt: changed.dueAt === undefined ? current.dueAt : changed.dueAt,
  dueSoonAt: changed.dueSoonAt === undefined ? current.dueSoonAt : changed.dueSoonAt,
  slaClock: changed.slaClock === undefined ? current.slaClock : changed.slaClock,
})

const withoutUndefined = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
