import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { keepDoorCode } from '#occupancy/server/door-code.ts'
import type { UnitRow } from '#occupancy/server/household.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { listMovePeople, recordMoveEvent, writeMove } from './move-row.ts'
import { findMove } from './reads.ts'
import { moveResidents, moves, moveSteps } from './table.ts'

/** What follows for the moves of a unit that gets a new door code. */
export const doorCodeHooks = (secretKey: Buffer, unitId: string, by: Author, now: Date) => ({
  lockFirst: (tx: Database) => lockMovesOf(tx, unitId),
  before: keepCodeOfLeaving(secretKey, now),
  after: (tx: Database) => recordNewDoorCode(tx, unitId, by, now),
})

const isOpenMoveOf = (unitId: string) =>
  and(or(eq(moves.unitId, unitId), eq(moves.toUnitId, unitId)), inArray(moves.status, ['planned', 'done']))

/** Moves are locked before their units (`record-lock.ts`). */
async function lockMovesOf(tx: Database, unitId: string) {
  await tx.select({ id: moves.id }).from(moves).where(isOpenMoveOf(unitId)).orderBy(moves.id).for('update')
}

/** Records the step "new door code" of the moves of a unit, where those who left no longer know the code. */
async function recordNewDoorCode(tx: Database, unitId: string, by: Author, now: Date) {
  await notifyChanged(tx, { topic: 'moves' })
  const open = await tx
    .select({ move: moves, step: moveSteps })
    .from(moveSteps)
    .innerJoin(moves, eq(moves.id, moveSteps.moveId))
    .where(and(isOpenMoveOf(unitId), eq(moveSteps.key, 'new_door_code'), isNull(moveSteps.doneAt)))
    // A move that was planned after `lockMovesOf` can be locked by a call that waits for this unit.
    .for('update', { of: moves, skipLocked: true })
  for (const { move, step } of open) {
    const { unit, toUnit } = await findMove(tx, move.id, now)
    if (unit.doorCode === 'to_set' || toUnit?.doorCode === 'to_set') continue
    await tx.update(moveSteps).set({ doneAt: now, doneBy: by.id }).where(eq(moveSteps.id, step.id))
    await writeMove(tx, move, {}, now)
    const details = { step: step.key, isDone: true }
    await recordMoveEvent(tx, move, await listMovePeople(tx, move.id), 'recorded a step', details, by, now)
  }
}

/** Before a locked unit gets a new door code: residents whose leaving is planned keep the code that they have. */
const keepCodeOfLeaving =
  (secretKey: Buffer, now: Date) =>
  async (tx: Database, unit: UnitRow): Promise<void> => {
    const leaving = await tx
      .select({ residentId: moveResidents.residentId })
      .from(moveResidents)
      .innerJoin(moves, eq(moves.id, moveResidents.moveId))
      .where(and(eq(moves.unitId, unit.id), eq(moves.status, 'planned'), ne(moves.kind, 'move_in')))
    if (leaving.length === 0) return
    await keepDoorCode(tx, unit, new Set(leaving.map(({ residentId }) => residentId)), secretKey, now)
  }
