import { asc, eq } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { moveResidents, moves } from './table.ts'

export type MoveRow = typeof moves.$inferSelect
export type MovePerson = typeof moveResidents.$inferSelect & { userId: string }

/** Locks a move until the transaction ends; throws 404. */
export async function lockMove(tx: Database, id: string): Promise<MoveRow> {
  await lockRecords(tx)
  const [move] = await tx.select().from(moves).where(eq(moves.id, id)).for('update')
  if (!move) throw notFound('Move')
  return move
}

export async function listMovePeople(tx: Database, moveId: string): Promise<MovePerson[]> {
  const rows = await tx
    .select({ person: moveResidents, userId: residents.userId })
    .from(moveResidents)
    .innerJoin(residents, eq(residents.id, moveResidents.residentId))
    .where(eq(moveResidents.moveId, moveId))
    .orderBy(asc(moveResidents.position))
  return rows.map(({ person, userId }) => ({ ...person, userId }))
}

export async function writeMove(
  tx: Database,
  current: MoveRow,
  changes: Partial<typeof moves.$inferInsert>,
  now: Date,
): Promise<MoveRow> {
  const [written] = await tx
    .update(moves)
    .set({ ...changes, version: current.version + 1, updatedAt: now })
    .where(eq(moves.id, current.id))
    .returning()
  if (!written) throw notFound('Move')
  return written
}

/** Events that change neither the day nor the status of a move. */
const stepEvents: ReadonlySet<string> = new Set([
  'recorded a step',
  'added a photo',
  'removed a photo',
  'planned an invitation',
  'removed an invitation',
])

/** Writes the audit event of a move, with `before` where fields changed, and notifies the office and its residents. */
export async function recordMoveEvent(
  tx: Database,
  move: Pick<MoveRow, 'id' | 'unitId' | 'toUnitId' | 'effectiveDay' | 'kind'>,
  people: readonly { residentId: string; userId: string }[],
  action:
    | 'planned'
    | 'changed the plan'
    | 'took a resident off'
    | 'carried out'
    | 'cancelled'
    | 'undid'
    | 'recorded a step'
    | 'added a photo'
    | 'removed a photo'
    | 'could not carry out'
    | 'planned an invitation'
    | 'removed an invitation',
  details: Record<string, unknown>,
  by: Author | null,
  now: Date,
  before?: Record<string, unknown>,
) {
  const [unit] = await tx.select({ unitNumber: units.unitNumber }).from(units).where(eq(units.id, move.unitId))
  const accounts = people.map(({ userId }) => userId)
  const about = [move.unitId, move.toUnitId, ...people.map(({ residentId }) => residentId), ...accounts]
  const facts = { unitNumber: unit?.unitNumber, kind: move.kind, effectiveDay: move.effectiveDay }
  await writeAudit(tx, {
    by,
    action,
    recordType: 'moves',
    recordId: move.unitId,
    about,
    ...(before ? { before: { ...facts, ...before } } : {}),
    after: { ...facts, ...details },
    now,
  })
  await notifyChanged(tx, { topic: 'moves', residents: accounts })
  // Units show the day of the next planned move in.
  if (!stepEvents.has(action)) await notifyChanged(tx, { topic: 'units' })
}
