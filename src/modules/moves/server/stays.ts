import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Day } from '#platform/time/dates.ts'
import { residents } from '#residents/server/table.ts'
import { lastDayBefore } from '../rules.ts'
import { overlapsOf, type Stay } from '../stays.ts'
import { moveResidents, moves } from './table.ts'

/** The stays of present residents, the earliest first, and then of those who move in; of all units, or of these. */
export async function selectStays(db: Database, unitIds?: readonly string[]): Promise<Stay[]> {
  const ofUnits = (...columns: (typeof moves.unitId | typeof moves.toUnitId | typeof assignments.unitId)[]) =>
    unitIds && or(...columns.map((column) => inArray(column, [...unitIds])))
  const person = { id: residents.id, fullName: residents.fullName }
  const homes = await db
    .select({
      ...person,
      unitId: assignments.unitId,
      leaseEnd: residents.endDateOccupancy,
      nextDoorCodeAt: assignments.nextDoorCodeAt,
    })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .where(and(isNull(assignments.endedAt), ofUnits(assignments.unitId)))
    .orderBy(assignments.startedAt, assignments.id)
  const planned = await db
    .select({ ...person, unitId: moves.unitId, toUnitId: moves.toUnitId, kind: moves.kind, day: moves.effectiveDay })
    .from(moves)
    .innerJoin(moveResidents, eq(moveResidents.moveId, moves.id))
    .innerJoin(residents, eq(residents.id, moveResidents.residentId))
    .where(and(eq(moves.status, 'planned'), ofUnits(moves.unitId, moves.toUnitId)))
    .orderBy(moves.effectiveDay, moves.id, moveResidents.position)
  const leavingDays = new Map(
    planned
      .filter(({ kind }) => kind !== 'move_in')
      .toReversed()
      .map(({ id, unitId, day }) => [`${id} ${unitId}`, day]),
  )
  return [
    ...homes.map(({ nextDoorCodeAt, ...home }) => {
      const leaves = leavingDays.get(`${home.id} ${home.unitId}`)
      const lastDay = leaves === undefined ? null : lastDayBefore(leaves)
      return { ...home, firstDay: null, lastDay, hasFormerCode: nextDoorCodeAt !== null }
    }),
    ...planned
      .filter(({ kind }) => kind !== 'move_out')
      .map(({ id, fullName, unitId, toUnitId, day: firstDay }) => {
        const nothing = { lastDay: null, leaseEnd: null, hasFormerCode: false }
        return { id, fullName, unitId: toUnitId ?? unitId, firstDay, ...nothing }
      }),
  ]
}

/** Who shares a unit with those who move in on a day. */
export const listOverlaps = async (db: Database, unitId: string, firstDay: Day): Promise<Stay[]> =>
  overlapsOf(await selectStays(db, [unitId]), unitId, firstDay, new Set())
