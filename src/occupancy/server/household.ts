import { and, asc, eq, isNull } from 'drizzle-orm'
import { notFound } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { units } from '#units/server/table.ts'
import { nextPrimary } from '../rules.ts'
import { words } from '../words.ts'
import { assignmentLogs, assignments } from './table.ts'

type Held = typeof assignments.$inferSelect
export type HeldUnit = typeof units.$inferSelect

/** The unit, locked: whoever moves people in or out of it waits here. */
export async function holdUnit(tx: Database, id: string): Promise<HeldUnit> {
  const [unit] = await tx.select().from(units).where(eq(units.id, id)).for('update')
  if (!unit) throw notFound('Unit')
  return unit
}

export const holdHousehold = (tx: Database, unitId: string): Promise<Held[]> =>
  tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.unitId, unitId), isNull(assignments.endedAt)))
    .orderBy(asc(assignments.startedAt), asc(assignments.id))
    .for('update')

/** A household has a primary resident as long as somebody is there. */
export async function promote(tx: Database, unitId: string, by: Author, now: Date) {
  const next = nextPrimary(await holdHousehold(tx, unitId))
  if (next) await writeAssignment(tx, next, { rank: 'primary' }, by, now)
}

export async function writeAssignment(
  tx: Database,
  held: Held,
  changes: Partial<Pick<Held, 'rank' | 'residenceType'>>,
  by: Author,
  now: Date,
) {
  const after = { ...held, ...changes }
  if (after.rank === held.rank && after.residenceType === held.residenceType) return
  await tx
    .update(assignments)
    .set({ ...changes, version: held.version + 1, updatedAt: now })
    .where(eq(assignments.id, held.id))
  const notes = after.rank === held.rank ? null : words.rankNote(after.rank)
  await writeLog(tx, after, 'changed', notes, by, now)
}

type Logged = Pick<Held, 'id' | 'unitId' | 'tenantId' | 'residenceType'>

export async function writeLog(
  tx: Database,
  { id: assignmentId, unitId, tenantId, residenceType }: Logged,
  action: 'assigned' | 'removed' | 'changed',
  notes: string | null,
  by: Author,
  now: Date,
) {
  const log = { assignmentId, unitId, tenantId, residenceType, action, notes, performedBy: by.id, createdAt: now }
  await tx.insert(assignmentLogs).values({ id: newId(), ...log })
}
