import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { OfficeHours } from '#building/rules.ts'
import { cents } from '#platform/money.ts'
import { notFound, stale } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import type { Mail } from '#platform/server/mail.ts'
import type { ReadyRecord } from '#platform/server/ready-json.ts'
import { rowOf, statement } from '#platform/server/statements.ts'
import { transaction } from '#platform/server/transaction.ts'
import type { Status } from '../choices.ts'
import { afterMove, stoodSince } from '../move-rules.ts'
import { isOpen, statusWhenAssigned } from '../rules.ts'
import { askIfMended } from './asking.ts'
import { checkAssignee, checkVendor, hasLeft } from './assigning.ts'
import { officeHours, officeHoursAsJson, promiseFor } from './promises.ts'
import { findPresent, readRequest } from './reads.ts'
import { requests } from './table.ts'
import { type Columns, type Held, type Wanted, writeChange } from './write-change.ts'

/** What a move has to know of a request: its row, and when the office is open where its clock runs on again. */
export const requestSeen = sql`
  select json_build_object('row', to_jsonb(seen) - 'search', 'office', case when seen.promise_clock = 'business'
    and coalesce(seen.paused_at, seen.completed_at) is not null then (${officeHoursAsJson}) end) as held
  from maintenance_requests seen where seen.id = ${sql.placeholder('id')}`

export type Seen = { held: Held; office: OfficeHours | null }
export const seenOf = ({ row, office }: { row: Record<string, unknown>; office: OfficeHours | null }): Seen => ({
  held: rowOf(requests, row),
  office,
})

/**
 * Moves a request that was read a moment ago to another status and leaves the note that says so; the same status is no
 * move. One statement without a lock; when somebody was faster, that statement does nothing, and the move is made as
 * every other change, with the lock. Refuses as `changeRequest` does.
 */
export async function moveRequest(
  db: Database,
  { held, office }: Seen,
  to: Status,
  by: Author,
  now: Date,
  ifMatch: number | null,
  mail: Mail,
): Promise<ReadyRecord> {
  // The letter that asks the resident whether it is mended belongs to the same transaction; and that a request has this
  // status already can only be said of one that is held.
  const isAlone = to !== 'completed' && to !== held.status && (ifMatch === null || ifMatch === held.version)
  const moved = isAlone ? await (await prepareChange(db, held, { status: to }, by, now, office)).write() : null
  return moved ?? changeRequest(db, held.id, { status: to }, by, now, ifMatch, mail)
}

/**
 * Changes a request: only what differs. A changed status leaves one note; somebody given a pending request takes it on.
 * Refuses with 404, with 412 (and the present record) when `ifMatch` is no longer its version, and with 400 naming
 * `assignedTo` or `vendorId` when they cannot be given requests. With `mail` the resident is asked by letter whether what
 * this change completes is mended.
 */
export async function changeRequest(
  db: Database,
  id: string,
  changes: Wanted,
  by: Author,
  now: Date,
  ifMatch: number | null,
  mail?: Mail,
): Promise<ReadyRecord> {
  return transaction(db, async (tx) => {
    const held = await holdRequest(tx, id, ifMatch)
    const { at, write } = await prepareChange(tx, held, changes, by, now)
    if (!mail || changes.status !== 'completed' || held.status === 'completed') return async () => ofHeld(await write())
    const written = ofHeld(await write())
    await askIfMended(tx, mail, id, at)
    return async () => written
  })
}

/** The same for a row that is held already. Gives when the change counts as made. */
export async function changeHeld(tx: Database, held: Held, changes: Wanted, by: Author, now: Date): Promise<Date> {
  const { at, write } = await prepareChange(tx, held, changes, by, now)
  ofHeld(await write())
  return at
}

/** A row that is held cannot be changed by anybody else. */
function ofHeld(written: ReadyRecord | null): ReadyRecord {
  if (!written) throw new Error('A request that was held is gone.')
  return written
}

/**
 * When the change counts as made, and what makes it and gives the request as it is then; null, and nothing done, when the
 * row is no longer as it was.
 */
async function prepareChange(
  tx: Database,
  held: Held,
  changes: Wanted,
  by: Author,
  now: Date,
  office: OfficeHours | null = null,
) {
  // Whoever waited for the lock comes after the change that held it, whatever the clock said on arrival.
  const at = now < held.updatedAt ? held.updatedAt : now
  const wanted = await columnsOf(tx, held, changes, at, office)
  const isNone = Object.keys(wanted).length === 0
  return {
    at,
    write: () => (isNone ? readRequest(tx, held.id) : writeChange(tx, held, wanted, changes, by, at)),
  }
}

const lockRow = statement(sql`select * from maintenance_requests where id = ${sql.placeholder('id')} for update`)

/** The row, locked against every other change until this transaction ends. Refuses with 404, and with 412 as a change does. */
export async function holdRequest(tx: Database, id: string, ifMatch: number | null = null): Promise<Held> {
  const [row] = await lockRow(tx, { id })
  if (!row) throw notFound('Maintenance request')
  const held = rowOf(requests, row)
  if (ifMatch !== null && ifMatch !== held.version) throw stale(await findPresent(tx, id))
  return held
}

/** The columns that really change; the hours of the office are asked for where they matter and are not known. */
async function columnsOf(
  tx: Database,
  held: Held,
  changes: Wanted,
  now: Date,
  known: OfficeHours | null,
): Promise<Columns> {
  const { status, scheduledDate, estimatedCost, cost, ...same } = changes
  const { assignedTo, vendorId } = changes
  if (assignedTo && assignedTo !== held.assignedTo) await checkAssignee(tx, assignedTo)
  if (vendorId && vendorId !== held.vendorId) await checkVendor(tx, vendorId)
  const wanted: Columns = {
    ...same,
    ...(scheduledDate === undefined ? {} : { scheduledDate: scheduledDate === null ? null : new Date(scheduledDate) }),
    ...(estimatedCost === undefined
      ? {}
      : { estimatedCostCents: estimatedCost === null ? null : cents(estimatedCost) }),
    ...(cost === undefined ? {} : { costCents: cost === null ? null : cents(cost) }),
  }
  const asked = status ?? (assignedTo ? statusWhenAssigned(held.status) : held.status)
  const left =
    held.status === 'completed' && assignedTo === undefined && isOpen({ status: asked }) && (await hasLeft(tx, held))
  if (left) wanted.assignedTo = null
  const next = left && asked === 'assigned' ? 'pending' : asked
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, held[name as keyof Held]),
    ),
  ) as Columns
  if (changed.whoseMove !== undefined || changed.whoseMoveWhy !== undefined) changed.whoseMoveSince = now
  if (changed.priority || changed.category) {
    const { priority = held.priority, category = held.category } = changed
    Object.assign(changed, await promiseFor(tx, { priority, category, pauses: held.pauses }, held.createdAt))
  }
  if (next === held.status) return changed
  // A promise made anew for this move has nothing to catch up on.
  const before = { ...held, ...promiseIn(changed, held), ...(changes.pauses ? { completedAt: null } : {}) }
  const office =
    stoodSince(before, next) && before.promiseClock === 'business' ? (known ?? (await officeHours(tx))) : always
  const said = { whoseMove: same.whoseMove, whoseMoveWhy: same.whoseMoveWhy, pausedUntil: same.pausedUntil }
  return { ...changed, ...afterMove(before, next, now, office), ...present(said) }
}

/** For a clock that never stands still the hours of the office do not matter. */
const always = { timeZone: 'UTC', hours: [], holidays: [] }

const promiseIn = (changed: Columns, held: Held) => ({
  promisedAt: changed.promisedAt === undefined ? held.promisedAt : changed.promisedAt,
  nearAt: changed.nearAt === undefined ? held.nearAt : changed.nearAt,
  promiseClock: changed.promiseClock === undefined ? held.promiseClock : changed.promiseClock,
})

const present = (said: Columns): Columns =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
