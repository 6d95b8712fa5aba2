import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { conflict, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { units } from '#units/server/table.ts'
import type { MoveKind } from '../../choices.ts'
import type { Move, StepChanges } from '../../contract.ts'
import { words } from '../../messages/en.ts'
import { stepsFor } from '../../rules.ts'
import { findChecklists } from './checklists.ts'
import { listMovePeople, lockMove, recordMoveEvent, writeMove } from '../move-row.ts'
import { findMove } from '../reads.ts'
import { recordInvited, selectUninvited } from './portal-invitation.ts'
import { moveSteps } from '../table.ts'

type NewMove = { id: string; kind: MoveKind; effectiveDay: string; unitId: string; toUnitId: string | null }

/**
 * Copies the checklist into a new move, with due days; later edits of the checklist do not change it. What is done already
 * is recorded.
 */
export async function addSteps(
  tx: Database,
  { forwardingAddress, ...move }: NewMove & { forwardingAddress?: string | null | undefined },
  by: Author,
  now: Date,
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
  if (forwardingAddress) await recordForwardingAddress(tx, move.id, true, by, now)
  await recordInvited(tx, [move.id], by.id, now)
}

/** Records the step of the forwarding address, or opens it again; returns whether it changed. */
export async function recordForwardingAddress(
  tx: Database,
  moveId: string,
  isDone: boolean,
  by: Author,
  now: Date,
): Promise<boolean> {
  const step = and(eq(moveSteps.moveId, moveId), eq(moveSteps.key, 'forwarding_address'))
  const recorded = await tx
    .update(moveSteps)
    .set(doneColumns(isDone, by, now))
    .where(and(step, isDone ? isNull(moveSteps.doneAt) : isNotNull(moveSteps.doneAt)))
    .returning({ id: moveSteps.id })
  return recorded.length > 0
}

/** The locks of units; without a keypad there is no code to set. */
export async function listLocks(tx: Database, unitIds: readonly string[]) {
  const rows = await tx
    .select({ id: units.id, lockType: units.lockType, sealed: units.keypadCodeSealed })
    .from(units)
    .where(inArray(units.id, [...unitIds]))
  return rows.map(({ id, lockType, sealed }) => ({ id, lockType, hasKeypadCode: sealed !== null }))
}

/**
 * Records a step as done by the caller, or as not done, and writes its note. Throws 404, and 409 for an invitation to the
 * portal that was never sent.
 */
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
    if (isChanged && isDone && current.key === 'portal_invitation') await checkInvited(tx, moveId, now)
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

async function checkInvited(tx: Database, moveId: string, now: Date) {
  const names = (await selectUninvited(tx, [moveId], now)).map(({ fullName }) => fullName)
  if (names.length > 0) throw conflict('not_invited', words.notInvited(names), 'isDone')
}

const doneColumns = (isDone: boolean, by: Author, now: Date) =>
  isDone ? { doneAt: now, doneBy: by.id } : { doneAt: null, doneBy: null }
