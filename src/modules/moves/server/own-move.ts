import { and, asc, eq, isNull, notExists } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import type { HomeNow } from '#occupancy/audience.ts'
import { assignments } from '#occupancy/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { residents } from '#residents/server/table.ts'
import { units, unitStacks } from '#units/server/table.ts'
import type { OwnMove } from '../own-contract.ts'
import { moveResidents, moves, moveSteps } from './table.ts'

/** The next planned move in of a resident without a home. */
export const selectNextMove = (db: Database, userId: string) =>
  db
    .select({ move: moves, residentId: moveResidents.residentId, unit: units, stack: unitStacks.stack })
    .from(moves)
    .innerJoin(moveResidents, eq(moveResidents.moveId, moves.id))
    .innerJoin(residents, eq(residents.id, moveResidents.residentId))
    .innerJoin(users, eq(users.id, residents.userId))
    .innerJoin(units, eq(units.id, moves.unitId))
    .innerJoin(unitStacks, eq(unitStacks.unitId, units.id))
    .where(
      and(
        eq(users.id, userId),
        isNull(users.deletedAt),
        eq(moves.kind, 'move_in'),
        eq(moves.status, 'planned'),
        notExists(
          db
            .select({ id: assignments.id })
            .from(assignments)
            .where(and(eq(assignments.residentId, residents.id), isNull(assignments.endedAt))),
        ),
      ),
    )
    .orderBy(asc(moves.effectiveDay), asc(moves.id))
    .limit(1)

/** What a resident sees before moving in: never a code. */
export async function findOwnMove(db: Database, userId: string): Promise<OwnMove | null> {
  const [next] = await selectNextMove(db, userId)
  if (!next) return null
  const steps = await db
    .select()
    .from(moveSteps)
    .where(and(eq(moveSteps.moveId, next.move.id), eq(moveSteps.responsible, 'resident')))
    .orderBy(asc(moveSteps.dueDay), asc(moveSteps.position))
  return {
    unitNumber: next.unit.unitNumber,
    floor: next.unit.floor,
    firstDay: next.move.effectiveDay,
    elevatorNote: next.move.elevatorNote,
    steps: steps.map(({ id, key, title, dueDay, doneAt }) => ({ id, key, title, dueDay, isDone: doneAt !== null })),
  }
}

/** The home that a resident without one is going to have, whose documents they may read. */
export async function selectNextHomeOfUser(db: Database, userId: string): Promise<HomeNow[]> {
  const next = await selectNextMove(db, userId)
  return next.map(({ move, unit, stack }) => ({
    unitId: unit.id,
    floor: unit.floor,
    stack,
    residenceType: move.residenceType,
  }))
}
