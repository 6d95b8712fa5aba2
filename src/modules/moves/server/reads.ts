import { and, asc, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { assignments } from '#occupancy/server/table.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { dayOf } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { MoveStatus } from '../choices.ts'
import type { Move, MoveStep } from '../contract.ts'
import { canUndo, daysToFinish, undoableUntil } from '../rules.ts'
import { doorCodeState, overlapsOf, type Stay } from '../stays.ts'
import { selectUninvited } from './steps/portal-invitation.ts'
import { selectStays } from './stays.ts'
import { moveResidents, moves, moveSteps } from './table.ts'

const toUnits = alias(units, 'to_units')

/** The present homes of a resident. */
export const homesOf = (db: Database, residentId: string) =>
  db
    .select({ unitId: units.id, unitNumber: units.unitNumber })
    .from(assignments)
    .innerJoin(units, eq(units.id, assignments.unitId))
    .where(and(eq(assignments.residentId, residentId), isNull(assignments.endedAt)))

const selectMoves = (db: Database) =>
  db
    .select({
      move: moves,
      unit: {
        id: units.id,
        unitNumber: units.unitNumber,
        lockType: units.lockType,
        sealed: units.keypadCodeSealed,
        outdatedAt: units.keypadCodeOutdatedAt,
      },
      toUnit: {
        id: toUnits.id,
        unitNumber: toUnits.unitNumber,
        lockType: toUnits.lockType,
        sealed: toUnits.keypadCodeSealed,
        outdatedAt: toUnits.keypadCodeOutdatedAt,
      },
      plannedBy: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(moves)
    .innerJoin(units, eq(units.id, moves.unitId))
    .leftJoin(toUnits, eq(toUnits.id, moves.toUnitId))
    .innerJoin(users, eq(users.id, moves.plannedBy))

/** The latest 1,000 moves, by day; of a unit, also transfers into it. */
export async function listMoves(
  db: Database,
  {
    unitId,
    status,
    recent,
  }: { unitId?: string | undefined; status?: MoveStatus | undefined; recent?: boolean | undefined },
  now: Date,
): Promise<Move[]> {
  const rows = await selectMoves(db)
    .where(
      and(
        unitId === undefined ? undefined : or(eq(moves.unitId, unitId), eq(moves.toUnitId, unitId)),
        status === undefined ? undefined : eq(moves.status, status),
        recent ? isRecent(dayOf(now, await timeZoneOf(db))) : undefined,
      ),
    )
    .orderBy(desc(moves.effectiveDay), desc(moves.id))
    .limit(1000)
  return withDetails(db, rows.toReversed(), now)
}

const isRecent = (today: string) =>
  or(eq(moves.status, 'planned'), and(eq(moves.status, 'done'), gte(moves.effectiveDay, addDays(today, -daysToFinish))))

/** Throws 404. */
export async function findMove(db: Database, id: string, now: Date): Promise<Move> {
  const [move] = await withDetails(db, await selectMoves(db).where(eq(moves.id, id)), now)
  if (!move) throw notFound('Move')
  return move
}

type Row = Awaited<ReturnType<typeof selectMoves>>[number]

async function withDetails(db: Database, rows: readonly Row[], now: Date): Promise<Move[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ move }) => move.id)
  const timeZone = await timeZoneOf(db)
  const people = await db
    .select({ move: moveResidents, record: residents })
    .from(moveResidents)
    .innerJoin(residents, eq(residents.id, moveResidents.residentId))
    .where(inArray(moveResidents.moveId, ids))
    .orderBy(asc(moveResidents.position))
  const steps = await db
    .select({ step: moveSteps, doneBy: { id: users.id, firstName: users.firstName, lastName: users.lastName } })
    .from(moveSteps)
    .leftJoin(users, eq(users.id, moveSteps.doneBy))
    .where(inArray(moveSteps.moveId, ids))
    .orderBy(asc(moveSteps.position))
  const waiting = steps.filter(({ step }) => step.key === 'portal_invitation' && step.doneAt === null)
  const uninvited = await selectUninvited(
    db,
    waiting.map(({ step }) => step.moveId),
    now,
  )
  const uninvitedIds = new Set(uninvited.map(({ id }) => id))
  const stays = await selectStays(db, [
    ...new Set(rows.flatMap(({ unit, toUnit }) => [unit.id, ...(toUnit === null ? [] : [toUnit.id])])),
  ])
  const staysOf = Map.groupBy(stays, ({ unitId }) => unitId)
  const place = ({ sealed, outdatedAt, ...one }: Row['unit'], { effectiveDay }: Row['move']) => {
    const lock = { ...one, hasKeypadCode: sealed !== null, isKeypadCodeOutdated: outdatedAt !== null }
    return { ...one, doorCode: doorCodeState(lock, staysOf.get(one.id) ?? [], effectiveDay) }
  }
  return rows.map(({ move, unit, toUnit, plannedBy }) => ({
    ...move,
    unit: place(unit, move),
    toUnit: toUnit && place(toUnit, move),
    overlaps:
      move.status === 'planned' || canUndo(move, timeZone, now)
        ? overlapsWith(move, people, staysOf.get(toUnit?.id ?? unit.id) ?? [])
        : [],
    plannedBy,
    tenants: people.filter((person) => person.move.moveId === move.id).map((person) => toTenant(person, uninvitedIds)),
    steps: steps.filter(({ step }) => step.moveId === move.id).map(toStep),
    doneAt: move.doneAt?.toISOString() ?? null,
    undoableUntil:
      move.doneAt && canUndo(move, timeZone, now) ? undoableUntil(move.doneAt, timeZone).toISOString() : null,
    createdAt: move.createdAt.toISOString(),
    updatedAt: move.updatedAt.toISOString(),
  }))
}

/** With whom those who move in share the new home. */
function overlapsWith(move: Row['move'], people: readonly PersonRow[], stays: readonly Stay[]): Stay[] {
  if (move.kind === 'move_out') return []
  const own = people.filter((person) => person.move.moveId === move.id).map(({ record }) => record.id)
  return overlapsOf(stays, move.toUnitId ?? move.unitId, move.effectiveDay, new Set(own))
}

type PersonRow = { move: typeof moveResidents.$inferSelect; record: typeof residents.$inferSelect }
function toTenant({ move: { before }, record }: PersonRow, uninvited: ReadonlySet<string>): Move['tenants'][number] {
  const { id, userId, fullName } = record
  const { parkingStalls, lockerNumbers } = before ?? record
  return { id, userId, fullName, parkingStalls, lockerNumbers, lacksInvitation: uninvited.has(id) }
}

type StepRow = { step: typeof moveSteps.$inferSelect; doneBy: MoveStep['doneBy'] }
const toStep = ({ step, doneBy }: StepRow): MoveStep => ({
  ...step,
  doneAt: step.doneAt?.toISOString() ?? null,
  doneBy,
})
