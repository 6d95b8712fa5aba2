import { and, asc, eq } from 'drizzle-orm'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { residents } from '#residents/server/table.ts'
import { listMovePeople, recordMoveEvent, writeMove } from './move-row.ts'
import { deletePlannedMembers } from './planned/planned-members.ts'
import { moveResidents, moves } from './table.ts'

/**
 * Takes a person whose account is being deleted out of planned moves, so that the others still move on their day; a
 * move without anyone left is cancelled.
 */
export async function leavePlannedMoves(tx: Database, userId: string, by: Author, now: Date): Promise<void> {
  const planned = await tx
    .select({ move: moves, residentId: moveResidents.residentId })
    .from(moves)
    .innerJoin(moveResidents, eq(moveResidents.moveId, moves.id))
    .innerJoin(residents, eq(residents.id, moveResidents.residentId))
    .where(and(eq(residents.userId, userId), eq(moves.status, 'planned')))
    .orderBy(asc(moves.id))
    .for('update', { of: moves })
  for (const { move, residentId } of planned) {
    const people = await listMovePeople(tx, move.id)
    if (people.length === 1) {
      await writeMove(tx, move, { status: 'cancelled', problem: null }, now)
      await deletePlannedMembers(tx, move.id)
      await recordMoveEvent(tx, move, people, 'cancelled', {}, by, now)
      continue
    }
    await tx
      .delete(moveResidents)
      .where(and(eq(moveResidents.moveId, move.id), eq(moveResidents.residentId, residentId)))
    await writeMove(tx, move, { problem: null }, now)
    const left = people.filter((person) => person.residentId === residentId)
    await recordMoveEvent(tx, move, left, 'took a resident off', {}, by, now)
  }
}
