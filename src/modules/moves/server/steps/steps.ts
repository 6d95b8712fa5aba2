import { and, eq, inArray } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { units } from '#units/server/table.ts'
import type { MoveKind } from '../../choices.ts'
import type { Move, StepChanges } from '../../contract.ts'
import { stepsFor } from '../../rules.ts'
import { findChecklists } from './checklists.ts'
import { listMovePeople, lockMove, recordMoveEvent, writeMove } from '../move-row.ts'
import { findMove } from '../reads.ts'
import { moveSteps } from '../table.ts'

/** Copies the checklist into a new move, with due days; later edits of the checklist do not change it. */
export async function addSteps(
  tx: Database,
  move: { id: string; kind: MoveKind; effectiveDay: string; unitId: string; toUnitId: string | null },
) {
  const places = [move.unitId, ...(move.toUnitId === null ? [] : [move.toUnitId])]
  const locks = await listLocks(tx, places)
  const steps = stepsFor((await findChecklists(tx))[move.kind], locks)
  if (steps.length === 0) return
  await tx.insert(moveSteps).values(
    steps.map(({ key, title, responsible, day }, position) => ({
      id: newId(),
      moveId: move.id,
      position,
      key,
      title,
      responsible,
      dueDay: addDays(move.effectiveDay, day),
    })),
  )
}

/** The locks of units; without a keypad there is no code to set. */
export async function listLocks(tx: Database, unitIds: readonly string[]) {
  const rows = await tx
    .select({ id: units.id, lockType: units.lockType, sealed: units.keypadCodeSealed })
    .from(units)
    .where(inArray(units.id, [...unitIds]))
  return rows.map(({ id, lockType, sealed }) => ({ id, lockType, hasKeypadCode: sealed !== null }))
}

/** Records a step as done by the caller, or as not done, and writes its note. Throws 404. */
export async function changeStep(
  db: Database,
  moveId: string,
  stepId: string,
  { isDone, note }: StepChanges,
  by: Author,
  now: Date,
): Promise<Move> {
  await db.transaction(async (tx) => {
    const move = await lockMove(tx, moveId)
    const [current] = await tx
      .select()
      .from(moveSteps)
      .where(and(eq(moveSteps.id, stepId), eq(moveSteps.moveId, moveId)))
    if (!current) throw notFound('Move')
    const isChanged = isDone !== undefined && isDone !== (current.doneAt !== null)
    const changes = {
      ...(isChanged ? doneColumns(isDone, by, now) : {}),
      ...(note === undefined || note === current.note ? {} : { note }),
    }
    if (Object.keys(changes).length === 0) return
    await tx.update(moveSteps).set(changes).where(eq(moveSteps.id, stepId))
    await writeMove(tx, move, {}, now)
    const details = { step: current.key ?? current.title, ...(isChanged ? { isDone } : {}) }
    await recordMoveEvent(tx, move, await listMovePeople(tx, moveId), 'recorded a step', details, by, now)
  })
  return findMove(db, moveId, now)
}

const doneColumns = (isDone: boolean, by: Author, now: Date) =>
  isDone ? { doneAt: now, doneBy: by.id } : { doneAt: null, doneBy: null }
