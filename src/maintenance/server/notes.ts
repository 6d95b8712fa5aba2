import { and, asc, desc, eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { conflict, invalid, notFound } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import { tenants } from '#residents/server/table.ts'
import type { NewNote, StatusChangeNote } from '../request-input.ts'
import type { MaintenanceNote } from '../request.ts'
import { requestNotes, requests } from './table.ts'

const author = { firstName: users.firstName, lastName: users.lastName }

const selectNotes = (db: Database) =>
  db
    .select({ note: requestNotes, createdBy: author })
    .from(requestNotes)
    .innerJoin(users, eq(users.id, requestNotes.createdBy))

type Row = Awaited<ReturnType<typeof selectNotes>>[number]
const presented = ({ note, createdBy }: Row): MaintenanceNote => ({
  ...note,
  createdAt: note.createdAt.toISOString(),
  createdBy,
})

/** The notes of a request, oldest first; refuses with 404 when there is no such request. */
export async function listNotes(db: Database, requestId: string): Promise<MaintenanceNote[]> {
  await checkRequest(db, requestId)
  const rows = await selectNotes(db)
    .where(eq(requestNotes.requestId, requestId))
    .orderBy(asc(requestNotes.createdAt), asc(requestNotes.id))
  return rows.map(presented)
}

/** Adds a note by the signed-in person. */
export async function addNote(
  db: Database,
  requestId: string,
  sent: NewNote,
  by: Author,
  now: Date,
): Promise<MaintenanceNote> {
  const id = newId()
  await db.transaction(async (tx) => {
    const request = await checkRequest(tx, requestId)
    const { note, visibleToResident } = sent
    await tx.insert(requestNotes).values({ id, requestId, createdBy: by.id, note, visibleToResident, createdAt: now })
    const about = [request.unitId, request.tenantId]
    await writeAudit(tx, {
      by,
      action: 'added a note',
      noun: 'maintenance',
      recordId: requestId,
      about,
      after: { visibleToResident },
      now,
    })
    await tellChanged(tx, {
      topic: 'maintenance',
      residents: visibleToResident && request.userId ? [request.userId] : [],
    })
  })
  const [row] = await selectNotes(db).where(eq(requestNotes.id, id))
  if (!row) throw notFound('Note')
  return presented(row)
}

/**
 * The note of a status change, which the change itself has written: found, never written twice. Refuses with 409 when
 * there was no such change. Without `isStatusUpdate` it is a plain note.
 */
export async function noteOfChange(
  db: Database,
  sent: StatusChangeNote,
  by: Author,
  now: Date,
): Promise<MaintenanceNote> {
  if (!sent.isStatusUpdate) {
    if (!sent.note) throw invalid('note', 'Please write a note')
    return addNote(db, sent.requestId, { note: sent.note, visibleToResident: false }, by, now)
  }
  await checkRequest(db, sent.requestId)
  if (!sent.previousStatus) throw invalid('previousStatus', 'previousStatus must be a status')
  if (!sent.newStatus) throw invalid('newStatus', 'newStatus must be a status')
  const [row] = await selectNotes(db)
    .where(
      and(
        eq(requestNotes.requestId, sent.requestId),
        eq(requestNotes.previousStatus, sent.previousStatus),
        eq(requestNotes.newStatus, sent.newStatus),
      ),
    )
    .orderBy(desc(requestNotes.createdAt), desc(requestNotes.id))
    .limit(1)
  if (!row) throw conflict('no_such_change', 'The request was not moved from this status to that one.', 'newStatus')
  return presented(row)
}

async function checkRequest(db: Database, id: string) {
  const [request] = await db
    .select({ unitId: requests.unitId, tenantId: requests.tenantId, userId: tenants.userId })
    .from(requests)
    .leftJoin(tenants, eq(tenants.id, requests.tenantId))
    .where(eq(requests.id, id))
  if (!request) throw notFound('Maintenance request')
  return request
}
