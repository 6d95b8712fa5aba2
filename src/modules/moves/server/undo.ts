import { and, eq } from 'drizzle-orm'
import { enterUnit, leaveBelongings, leaveUnit } from '#occupancy/server/enter-and-leave.ts'
import { conflict } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockResident, writeResident } from '#residents/server/store.ts'
import { units } from '#units/server/table.ts'
import type { Move } from '../contract.ts'
import { canUndo, effectiveAt } from '../rules.ts'
import { words } from '../messages/en.ts'
import { lockUnitsOf } from './carry-out.ts'
import { listMovePeople, lockMove, recordMoveEvent, writeMove } from './move-row.ts'
import { findMove, timeZoneOf } from './reads.ts'
import { type MailTools, sendMoveEmails } from './send-emails.ts'

/**
 * Undoes a move by compensating changes: who came leaves, who left comes back with their days, stalls, lockers and pets.
 * The codes of a home that ended are gone, so the office sets new ones. Throws 409 when it is too late, or when somebody
 * cannot come back.
 */
export async function undoMove(db: Database, tools: MailTools, id: string, by: Author, now: Date): Promise<Move> {
  await db.transaction(async (tx) => {
    const move = await lockMove(tx, id)
    const timeZone = await timeZoneOf(tx)
    if (!canUndo(move, timeZone, now)) throw conflict('not_undoable', words.notUndoable)
    const people = await listMovePeople(tx, id)
    const { unit, toUnit } = await lockUnitsOf(tx, move)
    for (const { residentId, before } of people) {
      if (move.kind === 'move_in') await leaveUnit(tx, unit, residentId, words.undone, by, now)
      if (toUnit) await leaveUnit(tx, toUnit, residentId, words.undone, by, now)
      if (move.kind !== 'move_in') await enterUnit(tx, unit, residentId, move.residenceType, words.undone, by, now)
      if (move.kind === 'move_in') await leaveBelongings(tx, residentId, by, now)
      if (before) {
        const { startDateOccupancy, endDateOccupancy, ...belongings } = before
        const days = { startDateOccupancy, endDateOccupancy }
        const restored = move.kind === 'move_out' ? { ...days, ...belongings } : days
        await writeResident(tx, tools, await lockResident(tx, residentId), restored, by, now)
      }
    }
    // Nobody else knows the door code if this move alone made it outdated.
    const at = effectiveAt(move.effectiveDay, timeZone)
    await tx
      .update(units)
      .set({ keypadCodeOutdatedAt: null })
      .where(and(eq(units.id, move.unitId), eq(units.keypadCodeOutdatedAt, at)))
    const written = await writeMove(tx, move, { status: 'undone' }, now)
    await recordMoveEvent(tx, written, people, 'undid', {}, by, now)
    await sendMoveEmails(tx, tools, written, people, 'undone', now)
  })
  return findMove(db, id, now)
}
