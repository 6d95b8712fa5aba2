import { getTableName, inArray } from 'drizzle-orm'
import { planMoveIns } from '#moves/server/plan-move-ins.ts'
import { moves } from '#moves/server/table.ts'
import { rankOfNewcomer } from '#occupancy/rules.ts'
import { assignmentLogs, assignments } from '#occupancy/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { listingsEndedByMove, statusAfterMove } from '#units/rules.ts'
import { units } from '#units/server/table.ts'
import { endListingsOfHomes, type EndedListings } from './end-listings-of-homes.ts'
import { type ImportLog, stored } from './import-log.ts'
import { inParts } from './in-parts.ts'
import { selectRecordedTypes } from '#occupancy/owners/server/owner-occupants.ts'
import { groupByMove, residenceTypeOf } from '../plan/joint-moves.ts'
import type { ResidentOperation } from '../plan/resident-operation.ts'
import { type RowUpdate, updateRows } from './update-rows.ts'

/** Moves people in now, or plans it for their first day. */
export async function applyHomes(
  tx: Database,
  operations: readonly ResidentOperation[],
  nameOf: (operation: ResidentOperation) => string,
  importLog: ImportLog,
  by: string,
  now: Date,
) {
  const movingNow = operations.filter(({ movesInOn }) => movesInOn === null)
  await moveIn(tx, movingNow, nameOf, importLog, by, now)
  await planMoves(tx, operations, nameOf, importLog, by, now)
}

async function moveIn(
  tx: Database,
  operations: readonly ResidentOperation[],
  nameOf: (operation: ResidentOperation) => string,
  importLog: ImportLog,
  by: string,
  now: Date,
) {
  const moving = operations.flatMap((operation) => (operation.unit ? [{ operation, unit: operation.unit }] : []))
  const unitIds = [...new Set(moving.map(({ unit }) => unit.id))]
  const ranks = new Map<string, (typeof assignments.$inferSelect)['rank'][]>()
  await inParts(unitIds, async (part) => {
    const present = await tx
      .select({ unitId: assignments.unitId, rank: assignments.rank, endedAt: assignments.endedAt })
      .from(assignments)
      .where(inArray(assignments.unitId, part))
    for (const { unitId, rank, endedAt } of present)
      if (endedAt === null) ranks.set(unitId, [...(ranks.get(unitId) ?? []), rank])
  })
  const pairs = moving.map(({ operation: { residentId }, unit }) => ({ unitId: unit.id, residentId }))
  const recordedType = await selectRecordedTypes(tx, pairs, now)
  const ended: EndedListings[] = []
  const homes = moving.map(({ operation, unit }) => {
    const present = ranks.get(unit.id) ?? []
    const rank = rankOfNewcomer(present)
    ranks.set(unit.id, [...present, rank])
    const home = { unitId: unit.id, residentId: operation.residentId }
    const residenceType = recordedType(home) ?? residenceTypeOf(operations, operation)
    ended.push({ unitId: unit.id, kinds: listingsEndedByMove(residenceType === 'owner', present.length) })
    return {
      id: newId(),
      ...home,
      residenceType,
      rank,
      label: nameOf(operation) || unit.unitNumber,
    }
  })
  await inParts(homes, (part) =>
    tx.insert(assignments).values(
      part.map((home) => {
        const { label: _, ...row } = home
        return { ...row, startedAt: now, createdAt: now, updatedAt: now }
      }),
    ),
  )
  await endListingsOfHomes(tx, ended, by, now)
  const logs = homes.map(({ id, unitId, residentId, residenceType }) => ({
    id: newId(),
    assignmentId: id,
    unitId,
    residentId,
    residenceType,
    action: 'assigned' as const,
    performedBy: by,
    createdAt: now,
  }))
  await inParts(logs, (part) => tx.insert(assignmentLogs).values(part))
  homes.forEach(({ id, label }, at) => {
    importLog.made(assignments, id, label)
    importLog.made(assignmentLogs, logs[at]?.id ?? '', label, null)
  })
  const updates: RowUpdate[] = []
  for (const [id, { unit }] of new Map(moving.map((row) => [row.unit.id, row]))) {
    const status = statusAfterMove(unit.status, ranks.get(id)?.length ?? 0)
    if (status === unit.status) continue
    updates.push({ id, values: stored(units, { status }, ['status']) })
    importLog.changed(units, id, unit.unitNumber, stored(units, unit, ['status']), unit.version + 1)
  }
  await updateRows(tx, getTableName(units), updates, now)
}

/** Who moves in on a day to come has a planned move; nothing of the home is theirs before that day. */
async function planMoves(
  tx: Database,
  operations: readonly ResidentOperation[],
  nameOf: (operation: ResidentOperation) => string,
  importLog: ImportLog,
  by: string,
  now: Date,
) {
  const rows = operations.map((operation) => ({ operation }))
  const planned = groupByMove(rows).flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { unit, movesInOn: effectiveDay } = first.operation
    if (!unit || effectiveDay === null) return []
    const residentIds = group.map(({ operation }) => operation.residentId)
    const label = group.map(({ operation }) => nameOf(operation)).join(', ')
    const residenceType = residenceTypeOf(operations, first.operation)
    return [{ id: newId(), unitId: unit.id, residentIds, residenceType, effectiveDay, label }]
  })
  await planMoveIns(tx, planned, by, now)
  for (const { id, label } of planned) importLog.made(moves, id, label)
}
