import { and, asc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/server/database/drizzle.ts'
import { units } from '#units/server/table.ts'
import type { PlannedMove } from '../../planned-contract.ts'
import { changesOfMove } from '../../rules.ts'
import { moveResidents, moves } from '../table.ts'

const toUnits = alias(units, 'to_units')

/** What the planned moves change for residents, by day; for all of them, or for these. */
export async function selectPlannedMoves(db: Database, residentIds?: readonly string[]): Promise<PlannedMove[]> {
  if (residentIds?.length === 0) return []
  const rows = await db
    .select({
      moveId: moves.id,
      tenantId: moveResidents.residentId,
      kind: moves.kind,
      effectiveDay: moves.effectiveDay,
      unit: { id: units.id, unitNumber: units.unitNumber },
      toUnit: { id: toUnits.id, unitNumber: toUnits.unitNumber },
    })
    .from(moves)
    .innerJoin(moveResidents, eq(moveResidents.moveId, moves.id))
    .innerJoin(units, eq(units.id, moves.unitId))
    .leftJoin(toUnits, eq(toUnits.id, moves.toUnitId))
    .where(
      and(
        eq(moves.status, 'planned'),
        residentIds === undefined ? undefined : inArray(moveResidents.residentId, [...residentIds]),
      ),
    )
    .orderBy(asc(moves.effectiveDay), asc(moves.id), asc(moveResidents.position))
  return rows
    .flatMap(({ moveId, tenantId, ...move }) =>
      changesOfMove(move).map((change): PlannedMove => ({ moveId, tenantId, ...change })),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day))
}
