import { and, eq, lte } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { changeUnits, enterUnit, leaveBelongings, leaveUnit } from '#occupancy/server/enter-and-leave.ts'
import { lockHousehold, lockUnit, type UnitRow } from '#occupancy/server/household.ts'
import { HttpError } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { dayOf } from '#platform/time/dates.ts'
import { lockResident, lockResidents, type Tools, writeResident } from '#residents/server/store.ts'
import { compareMoves, daysAfterMoveIn, daysAfterMoveOut, effectiveAt } from '../rules.ts'
import { words } from '../messages/en.ts'
import { listMovePeople, type MoveRow, recordMoveEvent, writeMove } from './move-row.ts'
import { homesOf } from './reads.ts'
import { noteBefore } from './before-move.ts'
import { invitePlannedMembers } from './planned/planned-members.ts'
import { moves } from './table.ts'

/**
 * Carries out every planned move whose day has begun, in the order of days, each in its own transaction. One that is not
 * possible keeps its reason for the office and is tried again. Runs at the start and every minute; returns how many it
 * carried out. An unexpected error of one is thrown after the others.
 */
export async function applyDueMoves(db: Database, tools: Tools, now: Date): Promise<number> {
  const today = dayOf(now, await timeZoneOf(db))
  const due = await db
    .select({ id: moves.id, kind: moves.kind, effectiveDay: moves.effectiveDay })
    .from(moves)
    .where(and(eq(moves.status, 'planned'), lte(moves.effectiveDay, today)))
  let count = 0
  const unexpected: unknown[] = []
  for (const { id } of due.toSorted(compareMoves)) {
    try {
      if (await db.transaction((tx) => carryOutIfPlanned(tx, tools, id, now))) count += 1
    } catch (error) {
      if (error instanceof HttpError) await db.transaction((tx) => noteProblem(tx, id, error.code, now))
      else unexpected.push(error)
    }
  }
  if (unexpected.length > 0) throw unexpected[0]
  return count
}

async function carryOutIfPlanned(tx: Database, tools: Tools, id: string, now: Date): Promise<boolean> {
  await lockRecords(tx)
  // Another process may be carrying it out.
  const [move] = await tx.select().from(moves).where(eq(moves.id, id)).for('update', { skipLocked: true })
  if (move?.status !== 'planned') return false
  await carryOut(tx, tools, move, now)
  return true
}

/** Carries out a locked planned move: homes end and begin with the first instant of its day. */
export async function carryOut(tx: Database, tools: Tools, move: MoveRow, now: Date): Promise<void> {
  const by = await authorOf(tx, move)
  const at = effectiveAt(move.effectiveDay, await timeZoneOf(tx))
  const people = await listMovePeople(tx, move.id)
  const { unit, toUnit } = await lockUnitsOf(tx, move)
  await lockPeople(
    tx,
    [move.unitId, move.toUnitId],
    people.map(({ residentId }) => residentId),
  )
  for (const { residentId } of people) {
    await noteBefore(tx, move, residentId)
    const { residenceType } = move
    if (toUnit) await changeUnits(tx, { from: unit, to: toUnit }, residentId, residenceType, words.moved, by, now, at)
    else if (move.kind === 'move_in') {
      const home = await enterUnit(tx, unit, residentId, residenceType, words.moved, by, now, at)
      await invitePlannedMembers(tx, tools.mail, { moveId: move.id, residentId }, home, now)
    } else await leaveUnit(tx, unit, residentId, words.moved, by, now, at)
    if (move.kind === 'move_out') await leaveBelongings(tx, residentId, by, now)
    await writeDays(tx, tools, move, residentId, by, now)
  }
  await writeMove(tx, move, { status: 'done', doneAt: now, problem: null }, now)
  await recordMoveEvent(tx, move, people, 'carried out', {}, by, now)
}

/** Locks the units in the order of their ids, so that two transfers cannot wait for each other. */
export async function lockUnitsOf(tx: Database, { unitId, toUnitId }: Pick<MoveRow, 'unitId' | 'toUnitId'>) {
  const locked = new Map<string, UnitRow>()
  for (const id of [unitId, ...(toUnitId === null ? [] : [toUnitId])].toSorted()) locked.set(id, await lockUnit(tx, id))
  return {
    unit: locked.get(unitId) ?? (await lockUnit(tx, unitId)),
    toUnit: toUnitId === null ? null : (locked.get(toUnitId) ?? null),
  }
}

/** Locks the homes of these locked units and then the people of a move, in the order of `record-lock.ts`. */
export async function lockPeople(tx: Database, unitIds: readonly (string | null)[], residentIds: readonly string[]) {
  for (const id of unitIds.filter((one) => one !== null).toSorted()) await lockHousehold(tx, id)
  await lockResidents(tx, residentIds)
}

/** The person who planned a move is the author of what happens on its day. */
export async function authorOf(tx: Database, { plannedBy }: MoveRow): Promise<Author> {
  const [author] = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, plannedBy))
  if (!author) throw new Error('A move has an author, who is never deleted from the database.')
  return author
}

/** The record's occupancy days follow the first and the last home; a transfer, or one home of several, changes none. */
async function writeDays(tx: Database, tools: Tools, move: MoveRow, residentId: string, by: Author, now: Date) {
  const homes = (await homesOf(tx, residentId)).length
  const locked = await lockResident(tx, residentId)
  const { startDateOccupancy: start, endDateOccupancy: end } = locked.record
  if (move.kind === 'move_in' && homes === 1)
    await writeResident(tx, tools, locked, daysAfterMoveIn(move.effectiveDay, end), by, now)
  if (move.kind === 'move_out' && homes === 0)
    await writeResident(tx, tools, locked, daysAfterMoveOut(move.effectiveDay, start, end), by, now)
}

/** Keeps the reason of a move that is not possible; the same reason is written once. */
async function noteProblem(tx: Database, id: string, problem: string, now: Date) {
  await lockRecords(tx)
  const [move] = await tx.select().from(moves).where(eq(moves.id, id)).for('update')
  if (move?.status !== 'planned' || move.problem === problem) return
  await writeMove(tx, move, { problem }, now)
  await recordMoveEvent(tx, move, await listMovePeople(tx, id), 'could not carry out', { problem }, null, now)
}
