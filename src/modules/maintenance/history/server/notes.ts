import { and, asc, desc, eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { NewNote, StatusChangeNote } from '../../requests/request-input.ts'
import type { MaintenanceNote } from '../../requests/request.ts'
import { requestNotes, requests } from '../../requests/server/table.ts'
import { type RequestRow, userIdsOf } from '../../requests/server/write-change.ts'
import { requestErrors } from '../../requests/messages/errors.ts'

const author = { firstName: users.firstName, lastName: users.lastName }

const selectNotes = (db: Database) =>
  db
    .select({ note: requestNotes, createdBy: author })
    .from(requestNotes)
    .innerJoin(users, eq(users.id, requestNotes.createdBy))

type Row = Awaited<ReturnType<typeof selectNotes>>[number]
const toNote = ({ note, createdBy }: Row): MaintenanceNote => ({
  ...note,
  createdAt: note.createdAt.toISOString(),
  createdBy,
})

/** The notes of a request, oldest first. Throws 404 when there is no such request. */
export async function listNotes(db: Database, requestId: string): Promise<MaintenanceNote[]> {
  await getRequest(db, requestId)
  const rows = await selectNotes(db)
    .where(eq(requestNotes.requestId, requestId))
    .orderBy(asc(requestNotes.createdAt), asc(requestNotes.id))
  return rows.map(toNote)
}

export async function addNote(
  db: Database,
  requestId: string,
  sent: NewNote,
  by: Author,
  now: Date,
): Promise<MaintenanceNote> {
  const id = await db.transaction(async (tx) => writeNote(tx, await getRequest(tx, requestId), sent, by, now))
  const [row] = await selectNotes(db).where(eq(requestNotes.id, id))
  if (!row) throw notFound('Note')
  return toNote(row)
}

/** Writes a note with its audit event and notification, inside the caller's transaction. Returns its id. */
export async function writeNote(
  tx: Database,
  request: Pick<RequestRow, 'id' | 'unitId' | 'residentId'>,
  { note, visibleToResident }: NewNote,
  by: Author,
  now: Date,
): Promise<string> {
  const id = newId()
  const { id: requestId, unitId, residentId } = request
  await tx.insert(requestNotes).values({ id, requestId, createdBy: by.id, note, visibleToResident, createdAt: now })
  await writeAudit(tx, {
    by,
    action: 'added a note',
    recordType: 'maintenance',
    recordId: requestId,
    about: [unitId, residentId],
    after: { visibleToResident },
    now,
  })
  const residents = visibleToResident ? await userIdsOf(tx, residentId) : []
  await notifyChanged(tx, { topic: 'maintenance', residents })
  return id
}

/**
 * Returns the note that a status change has already written, and never writes a second one. Throws 409 when there was
 * no such change. Without `isStatusUpdate` it adds a plain note.
 */
export async function noteOfChange(
  db: Database,
  sent: StatusChangeNote,
  by: Author,
  now: Date,
): Promise<MaintenanceNote> {
  if (!sent.isStatusUpdate) {
    if (!sent.note) throw invalid('note', (language) => requestErrors[language].noNote)
    return addNote(db, sent.requestId, { note: sent.note, visibleToResident: false }, by, now)
  }
  await getRequest(db, sent.requestId)
  if (!sent.previousStatus) throw invalid('previousStatus', (language) => requestErrors[language].badPreviousStatus)
  if (!sent.newStatus) throw invalid('newStatus', (language) => requestErrors[language].badNewStatus)
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
  if (!row) throw conflict('no_such_change', (language) => requestErrors[language].noSuchChange, 'newStatus')
  return toNote(row)
}

async function getRequest(db: Database, id: string) {
  const [request] = await db
    .select({ id: requests.id, unitId: requests.unitId, residentId: requests.residentId })
    .from(requests)
    .where(eq(requests.id, id))
  if (!request) throw notFound('Maintenance request')
  return request
}
