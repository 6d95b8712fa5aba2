import { and, eq, isNull } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { shareDoorCode } from '#occupancy/server/door-code.ts'
import { conflict, invalid, stale } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { dayOf } from '#platform/time/dates.ts'
import { lockResident, type LockedResident } from '#residents/server/store.ts'
import type { Move, MoveChanges, NewMove } from '../contract.ts'
import { shiftedDay } from '../rules.ts'
import { words } from '../messages/en.ts'
import { checkEndOfAccess } from './leaving/access.ts'
import { carryOut, lockPeople, lockUnitsOf } from './carry-out.ts'
import { listMovePeople, lockMove, type MoveRow, recordMoveEvent, writeMove } from './move-row.ts'
import { checkLastDay } from './leaving/last-day.ts'
import { deletePlannedMembers } from './planned/planned-members.ts'
import { findMove, homesOf } from './reads.ts'
import type { MailTools } from '#residents/server/resident-emails.ts'
import { notifyOfficeOfMove, sendMoveEmails } from './send-emails.ts'
import { addSteps, recordForwardingAddress } from './steps/steps.ts'
import { moveResidents, moves, moveSteps } from './table.ts'

/**
 * Plans a move and writes to everyone in it; one for today is carried out at once. Throws 404 for an unknown unit or
 * person, 400 for a past day or a last day before the first one, and 409 for a move that could not take place.
 */
export async function planMove(db: Database, tools: MailTools, sent: NewMove, by: Author, now: Date): Promise<Move> {
  const id = newId()
  await db.transaction(async (tx) => {
    const timeZone = await timeZoneOf(tx)
    const today = dayOf(now, timeZone)
    if (sent.effectiveDay < today) throw invalid('effectiveDay', words.pastDay[sent.kind])
    const { tenantIds, toUnitId: _, acceptsOverlap, endsAccessNow: __, ...columns } = sent
    const toUnitId = checkTarget(sent)
    const places = await lockUnitsOf(tx, { unitId: sent.unitId, toUnitId })
    await lockPeople(tx, [sent.unitId, toUnitId], tenantIds)
    for (const [position, residentId] of [...new Set(tenantIds)].entries()) {
      const locked = await lockResident(tx, residentId)
      await checkPossible(tx, sent, places, locked)
      if (position === 0)
        await tx.insert(moves).values({ ...columns, id, toUnitId, plannedBy: by.id, createdAt: now, updatedAt: now })
      await tx.insert(moveResidents).values({ moveId: id, residentId, position })
    }
    await checkLastDay(tx, sent, tenantIds, timeZone)
    await checkEndOfAccess(tx, sent, tenantIds, today)
    if (sent.kind !== 'move_out') await checkOverlap(tx, { id, acceptsOverlap }, now)
    await addSteps(tx, { ...sent, id, toUnitId }, by, now)
    const move = await lockMove(tx, id)
    const people = await listMovePeople(tx, id)
    await recordMoveEvent(tx, move, people, 'planned', {}, by, now)
    await sendMoveEmails(tx, tools, move, people, move.kind, now)
    await notifyOfficeOfMove(tx, move, 'planned', by, now)
    if (move.effectiveDay === today) await carryOut(tx, tools, move, now)
  })
  return findMove(db, id, now)
}

/** Throws 409 when the office has not accepted that another resident lives in the new home of a written move. */
async function checkOverlap(
  tx: Database,
  { id, acceptsOverlap }: { id: string; acceptsOverlap?: boolean | undefined },
  now: Date,
) {
  if (acceptsOverlap !== false) return
  const { overlaps, unit, toUnit } = await findMove(tx, id, now)
  if (overlaps.length === 0) return
  const names = overlaps.map(({ fullName }) => fullName)
  throw conflict('overlap', words.overlap(names, (toUnit ?? unit).unitNumber), 'acceptsOverlap')
}

function checkTarget({ kind, unitId, toUnitId }: NewMove): string | null {
  if (kind === 'transfer' && !toUnitId) throw invalid('toUnitId', words.needsNewUnit)
  if (kind !== 'transfer' && toUnitId) throw invalid('toUnitId', words.onlyForTransfer)
  if (toUnitId === unitId) throw invalid('toUnitId', words.sameUnit)
  return toUnitId ?? null
}

/** Checks a move with the homes that the person has now, and with their other planned moves. */
async function checkPossible(
  tx: Database,
  sent: NewMove,
  { unit, toUnit }: Awaited<ReturnType<typeof lockUnitsOf>>,
  { record, user }: LockedResident,
) {
  const homes = await homesOf(tx, record.id)
  const livesIn = (id: string) => homes.some(({ unitId }) => unitId === id)
  const planned = await tx
    .select({ kind: moves.kind, unitId: moves.unitId, toUnitId: moves.toUnitId, day: moves.effectiveDay })
    .from(moves)
    .innerJoin(moveResidents, eq(moveResidents.moveId, moves.id))
    .where(and(eq(moves.status, 'planned'), eq(moveResidents.residentId, record.id)))
  if (planned.some(({ kind, unitId }) => unitId === sent.unitId && (kind === 'move_in') === (sent.kind === 'move_in')))
    throw conflict('already_planned', words.alreadyPlanned(record.fullName), 'tenantIds')
  if (sent.kind !== 'move_in' && !livesIn(unit.id))
    throw conflict('not_a_resident', words.livesElsewhere(record.fullName, unit.unitNumber), 'tenantIds')
  if (sent.kind === 'move_out') return
  const target = toUnit ?? unit
  if (livesIn(target.id))
    throw conflict('already_assigned', words.livesThere(record.fullName, target.unitNumber), 'tenantIds')
  if (user.status === 'Suspended') throw conflict('suspended', words.suspended(record.fullName), 'tenantIds')
  if (sent.kind === 'transfer') return
  const remaining = homes.find(
    (home) =>
      !planned.some(
        ({ kind, unitId, day }) => kind === 'move_out' && unitId === home.unitId && day <= sent.effectiveDay,
      ),
  )
  if (remaining && record.tenantType !== 'Owner')
    throw conflict('one_home', words.hasHome(record.fullName, remaining.unitNumber), 'tenantIds')
}

/**
 * Changes a move; the day only while it is planned, and the due days of unfinished steps follow. Throws 412 with the
 * present move when it was changed meanwhile.
 */
export async function changeMove(
  db: Database,
  tools: MailTools,
  id: string,
  changes: MoveChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<Move> {
  await db.transaction(async (tx) => {
    const current = await lockMove(tx, id)
    if (ifMatch !== null && ifMatch !== current.version) throw stale(await findMove(tx, id, now))
    const { effectiveDay = current.effectiveDay } = changes
    const isMoved = effectiveDay !== current.effectiveDay
    const timeZone = await timeZoneOf(tx)
    const today = dayOf(now, timeZone)
    if (isMoved && current.status !== 'planned') throw conflict('not_planned', words.notPlanned)
    if (isMoved && effectiveDay < today) throw invalid('effectiveDay', words.pastDay[current.kind])
    const { forwardingAddress = current.forwardingAddress, elevatorNote = current.elevatorNote } = changes
    const { notes = current.notes } = changes
    const values = { effectiveDay, forwardingAddress, elevatorNote, notes }
    const names = (Object.keys(values) as (keyof typeof values)[]).filter((name) => values[name] !== current[name])
    if (names.length === 0 && current.problem === null) return
    const written = await writeMove(tx, current, { ...values, problem: null }, now)
    const people = await listMovePeople(tx, id)
    const residentIds = people.map(({ residentId }) => residentId)
    const { endsAccessNow } = changes
    if (isMoved) await checkLastDay(tx, written, residentIds, timeZone)
    if (isMoved) await checkEndOfAccess(tx, { ...written, endsAccessNow }, residentIds, today)
    if (isMoved) await shiftSteps(tx, current, effectiveDay)
    if (isMoved) await checkOverlap(tx, { id, acceptsOverlap: changes.acceptsOverlap }, now)
    const pick = (from: typeof values) => Object.fromEntries(names.map((name) => [name, from[name]]))
    await recordMoveEvent(tx, written, people, 'changed the plan', pick(written), by, now, pick(current))
    if (forwardingAddress !== current.forwardingAddress) await changeAddressStep(tx, written, people, by, now)
    if (isMoved) await sendMoveEmails(tx, tools, written, people, 'changed', now)
    if (isMoved) await notifyOfficeOfMove(tx, written, 'changed', by, now)
    if (isMoved && effectiveDay === today) await carryOut(tx, tools, written, now)
  })
  return findMove(db, id, now)
}

/** The step of the checklist follows the forwarding address. */
async function changeAddressStep(
  tx: Database,
  move: MoveRow,
  people: Awaited<ReturnType<typeof listMovePeople>>,
  by: Author,
  now: Date,
) {
  const isDone = move.forwardingAddress !== null
  if (!(await recordForwardingAddress(tx, move.id, isDone, by, now))) return
  await recordMoveEvent(tx, move, people, 'recorded a step', { step: 'forwarding_address', isDone }, by, now)
}

async function shiftSteps(tx: Database, current: MoveRow, to: string) {
  const open = await tx
    .select()
    .from(moveSteps)
    .where(and(eq(moveSteps.moveId, current.id), isNull(moveSteps.doneAt)))
  for (const { id, dueDay } of open)
    await tx
      .update(moveSteps)
      .set({ dueDay: shiftedDay(dueDay, current.effectiveDay, to) })
      .where(eq(moveSteps.id, id))
}

/** Cancels a planned move and writes to everyone in it; throws 409 when it is no longer planned. */
export async function cancelMove(db: Database, tools: MailTools, id: string, by: Author, now: Date): Promise<Move> {
  await db.transaction(async (tx) => {
    const current = await lockMove(tx, id)
    if (current.status !== 'planned') throw conflict('not_planned', words.notPlanned)
    // A new door code is set under the same lock; it must not see the move as planned any more.
    await lockUnitsOf(tx, current)
    const written = await writeMove(tx, current, { status: 'cancelled', problem: null }, now)
    await deletePlannedMembers(tx, id)
    const people = await listMovePeople(tx, id)
    if (written.kind !== 'move_in')
      await shareDoorCode(
        tx,
        written.unitId,
        people.map(({ residentId }) => residentId),
      )
    await recordMoveEvent(tx, written, people, 'cancelled', {}, by, now)
    await sendMoveEmails(tx, tools, written, people, 'cancelled', now)
    await notifyOfficeOfMove(tx, written, 'cancelled', by, now)
  })
  return findMove(db, id, now)
}
