import { desc, eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { UnitNote } from '../contract.ts'
import { unitNotes, units } from './table.ts'

const selectNotes = (db: Database) =>
  db
    .select({ note: unitNotes, createdBy: { firstName: users.firstName, lastName: users.lastName } })
    .from(unitNotes)
    .innerJoin(users, eq(users.id, unitNotes.createdBy))

type Row = Awaited<ReturnType<typeof selectNotes>>[number]
const presented = ({ note, createdBy }: Row): UnitNote => ({
  ...note,
  createdAt: note.createdAt.toISOString(),
  createdBy,
})

/** The notes of a unit, newest first; throws 404 for an unknown unit. */
export async function listNotes(db: Database, unitId: string): Promise<UnitNote[]> {
  await checkUnit(db, unitId)
  const rows = await selectNotes(db)
    .where(eq(unitNotes.unitId, unitId))
    .orderBy(desc(unitNotes.createdAt), desc(unitNotes.id))
    .limit(1000)
  return rows.map(presented)
}

/** Adds a note by the signed-in person. */
export async function addNote(db: Database, unitId: string, note: string, by: Author, now: Date): Promise<UnitNote> {
  const id = newId()
  await db.transaction(async (tx) => {
    await checkUnit(tx, unitId)
    await tx.insert(unitNotes).values({ id, unitId, note, createdBy: by.id, createdAt: now })
    await writeAudit(tx, { by, action: 'added a note', recordType: 'units', recordId: unitId, now })
    await notifyChanged(tx, { topic: 'units' })
  })
  return { id, note, createdAt: now.toISOString(), createdBy: { firstName: by.firstName, lastName: by.lastName } }
}

export async function checkUnit(db: Database, id: string) {
  const [unit] = await db.select({ id: units.id }).from(units).where(eq(units.id, id))
  if (!unit) throw notFound('Unit')
}
