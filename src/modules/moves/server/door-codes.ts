import { and, eq, ne } from 'drizzle-orm'
import { keepDoorCode } from '#occupancy/server/door-code.ts'
import type { UnitRow } from '#occupancy/server/household.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { moveResidents, moves } from './table.ts'

/** Before a locked unit gets a new door code: residents whose leaving is planned keep the code that they have. */
export const keepCodeOfLeaving =
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
