import { and, asc, eq, isNull } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { units } from '#units/server/table.ts'
import { nextPrimary } from '../rules.ts'
import { words } from '../messages/en.ts'
import { assignmentLogs, assignments } from './table.ts'

type AssignmentRow = typeof assignments.$inferSelect
export type UnitRow = typeof units.$inferSelect

/** Locks the unit; every move in or out waits for it. */
export async function lockUnit(tx: Database, id: string): Promise<UnitRow> {
  await lockRecords(tx)
  const [unit] = await tx.select().from(units).where(eq(units.id, id)).for('update')
  if (!unit) throw notFound('Unit')
  return unit
}

export const lockHousehold = (tx: Database, unitId: string): Promise<AssignmentRow[]> =>
  tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.unitId, unitId), isNull(assignments.endedAt)))
    .orderBy(asc(assignments.startedAt), asc(assignments.id))
    .for('update')

/** Makes sure that an occupied unit has a primary resident. */
export async function promote(tx: Database, unitId: string, by: Author, now: Date) {
  const next = nextPrimary(await lockHousehold(tx, unitId))
  if (next) await writeAssignment(tx, next, { rank: 'primary' }, by, now)
}

export async function writeAssignment(
  tx: Database,
  current: AssignmentRow,
  changes: Partial<Pick<AssignmentRow, 'rank' | 'residenceType'>>,
  by: Author | null,
  now: Date,
  reason: string | null = null,
) {
  const after = { ...current, ...changes }
  if (after.rank === current.rank && after.residenceType === current.residenceType) return
  await tx
    .update(assignments)
    .set({ ...changes, version: current.version + 1, updatedAt: now })
    .where(eq(assignments.id, current.id))
  const notes = after.rank === current.rank ? reason : words.rankNote(after.rank)
  if (by) await writeLog(tx, after, 'changed', notes, by, now)
}

/** Writes the rank of one of a locked household; the holder of a unique rank changes places with them. */
export async function writeRank(
  tx: Database,
  present: readonly AssignmentRow[],
  current: AssignmentRow,
  { rank, residenceType }: Pick<AssignmentRow, 'rank' | 'residenceType'>,
  by: Author,
  now: Date,
) {
  const holder =
    rank === 'other' || rank === current.rank ? undefined : present.find((assignment) => assignment.rank === rank)
  // The rank is unique, so the previous holder is changed first.
  if (holder) await writeAssignment(tx, holder, { rank: 'other' }, by, now)
  await writeAssignment(tx, current, { rank, residenceType }, by, now)
  if (holder) {
    const changed = { ...holder, rank: 'other' as const, version: holder.version + 1 }
    await writeAssignment(tx, changed, { rank: current.rank }, by, now)
  }
  await promote(tx, current.unitId, by, now)
}

type Logged = Pick<AssignmentRow, 'id' | 'unitId' | 'residentId' | 'residenceType'>

export async function writeLog(
  tx: Database,
  { id: assignmentId, unitId, residentId, residenceType }: Logged,
  action: 'assigned' | 'removed' | 'changed',
  notes: string | null,
  by: Author,
  now: Date,
) {
  const log = { assignmentId, unitId, residentId, residenceType, action, notes, performedBy: by.id, createdAt: now }
  await tx.insert(assignmentLogs).values({ id: newId(), ...log })
}
