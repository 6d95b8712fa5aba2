import { and, eq, sql } from 'drizzle-orm'
import { invalid, notFound } from '#platform/http-error.ts'
import { isMaintenance, isOffice, type Role } from '#platform/roles.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files, StoredFile } from '#platform/server/files/files.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { redraw } from '#platform/server/files/pictures.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import { selectActingResident } from '#occupancy/members/server/membership.ts'
import { residents } from '#residents/server/table.ts'
import { requestPhotoTexts } from '../messages/index.ts'
import type { UploadedPhoto, RequestPhoto } from '../contract.ts'
import { maxPhotos } from '../../requests/request-input.ts'
import { isVisibleToResident } from '../../requests/server/reads.ts'
import { isShownRow } from '../../requests/server/request-conditions.ts'
import { requestPhotos, requests } from '../../requests/server/table.ts'

export type Reader = Author & { role: Role }
const hour = 3_600_000
const uploadsPerHour = 120

/**
 * Stores a re-encoded photo that is attached to a request later. Throws 400 naming `picture` when it is not an image,
 * and 429 after 120 in an hour.
 */
export async function uploadPhoto(
  db: Database,
  files: Files,
  bytes: Uint8Array,
  by: Author,
  now: Date,
): Promise<UploadedPhoto> {
  await throttle(
    db,
    [{ kind: 'photos', subject: by.id, limit: uploadsPerHour, window: hour }],
    (language) => requestPhotoTexts[language].tooMany,
    now,
  )
  const { full, thumbnail } = await redraw(bytes)
  const id = newId()
  await db.transaction(async (tx) => {
    const file = { name: `${id}.jpg`, addedBy: by.id }
    const fileId = await files.store(tx, { ...file, ...full }, now)
    const thumbnailId = await files.store(tx, { ...file, ...thumbnail }, now)
    await tx.insert(requestPhotos).values({ id, fileId, thumbnailId, addedBy: by.id, createdAt: now })
  })
  return { id, width: full.width, height: full.height }
}

/** The photos of a request in their order; throws 404 for readers who may not see it. */
export async function listPhotos(db: Database, requestId: string, reader: Reader): Promise<RequestPhoto[]> {
  await findVisibleRequest(db, requestId, reader)
  const { rows } = await db.execute<Omit<RequestPhoto, 'createdAt'> & { createdAt: Date }>(sql`
    select p.id, f.width, f.height, p.created_at as "createdAt", ${isOffice(reader.role)} or p.added_by is not distinct from ${reader.id} as removable,
      json_build_object('firstName', coalesce(u.first_name, 'Visitor'), 'lastName', coalesce(u.last_name, '')) as "addedBy"
    from request_photos p join files f on f.id = p.file_id left join users u on u.id = p.added_by
    where p.request_id = ${requestId} order by p.position, p.id`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }))
}

/**
 * Attaches the same person's uploads to a request that the caller has locked. Throws 400 naming `photoIds` when there
 * would be more than 8, or when one does not exist or belongs to another user.
 */
export async function joinPhotos(
  tx: Database,
  requestId: string,
  photoIds: readonly string[],
  by: Author,
): Promise<void> {
  const chosen = [...new Set(photoIds)]
  if (chosen.length === 0) return
  const present = await tx.$count(requestPhotos, eq(requestPhotos.requestId, requestId))
  if (present + chosen.length > maxPhotos)
    throw invalid('photoIds', (language) => requestPhotoTexts[language].most(maxPhotos))
  const { rowCount } = await tx.execute(sql`
    update request_photos set request_id = ${requestId}, position = chosen.place + (
      select coalesce(max(position), 0) from request_photos where request_id = ${requestId})
    from unnest(${sql.param(chosen)}::uuid[]) with ordinality as chosen (id, place)
    where request_photos.id = chosen.id and request_id is null and added_by = ${by.id}`)
  if (rowCount !== chosen.length) throw invalid('photoIds', (language) => requestPhotoTexts[language].gone)
}

export async function addPhotos(db: Database, requestId: string, photoIds: readonly string[], by: Reader, now: Date) {
  await changePhotos(db, requestId, by, now, 'added photos', async (tx) => {
    await joinPhotos(tx, requestId, photoIds, by)
    return { photos: new Set(photoIds).size }
  })
  return listPhotos(db, requestId, by)
}

/** Removes a photo; throws 404 for a resident and another person's photo. */
export async function removePhoto(db: Database, requestId: string, photoId: string, by: Reader, now: Date) {
  await changePhotos(db, requestId, by, now, 'removed a photo', async (tx) => {
    const [photo] = await tx
      .delete(requestPhotos)
      .where(
        and(
          eq(requestPhotos.id, photoId),
          eq(requestPhotos.requestId, requestId),
          isOffice(by.role) ? undefined : eq(requestPhotos.addedBy, by.id),
        ),
      )
      .returning()
    if (!photo) throw notFound('Photo')
    await tx.execute(sql`delete from files where id in ${[photo.fileId, photo.thumbnailId]}`)
    return { photoId }
  })
  return listPhotos(db, requestId, by)
}

/** A photo's file, for readers who may see its request; an unattached one only for its uploader. */
export async function findPhoto(
  db: Database,
  files: Files,
  id: string,
  size: 'full' | 'thumbnail',
  reader: Reader,
): Promise<StoredFile> {
  const [photo] = await db.select().from(requestPhotos).where(eq(requestPhotos.id, id))
  if (!photo) throw notFound('Photo')
  if (photo.requestId === null && photo.addedBy !== reader.id) throw notFound('Photo')
  if (photo.requestId !== null) await findVisibleRequest(db, photo.requestId, reader)
  return files.find(db, size === 'full' ? photo.fileId : photo.thumbnailId)
}

/** Deletes photos that were not attached to a request within a day. */
export async function deleteUnusedPhotos(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * hour).toISOString()
  await db.execute(sql`
    with gone as (
      delete from request_photos where request_id is null and created_at < ${before} returning file_id, thumbnail_id
    )
    delete from files where id in (select file_id from gone union all select thumbnail_id from gone)`)
}

async function changePhotos(
  db: Database,
  requestId: string,
  by: Reader,
  now: Date,
  action: string,
  change: (tx: Database) => Promise<Record<string, unknown>>,
) {
  await db.transaction(async (tx) => {
    const request = await findVisibleRequest(tx, requestId, by, true)
    const after = await change(tx)
    const about = [request.unitId, request.residentId]
    await writeAudit(tx, { by, action, recordType: 'maintenance', recordId: requestId, about, after, now })
    await notifyChanged(tx, { topic: 'maintenance', residents: request.userId ? [request.userId] : [] })
  })
}

/** The request, if the reader may see it. With `lock`, its row is locked until the transaction ends. */
async function findVisibleRequest(db: Database, id: string, reader: Reader, lock = false) {
  const found = db
    .select({ unitId: requests.unitId, residentId: requests.residentId, userId: residents.userId })
    .from(requests)
    .leftJoin(residents, eq(residents.id, requests.residentId))
    .where(and(eq(requests.id, id), isOffice(reader.role) ? undefined : await isVisible(db, reader, lock)))
  const [request] = await (lock ? found.for('update', { of: requests }) : found)
  if (!request) throw notFound('Maintenance request')
  return request
}

/** A person of the role maintenance sees the photos of requests they may take, and changes those of requests they have. */
async function isVisible(db: Database, { id, role }: Reader, forChange: boolean) {
  if (isMaintenance(role)) return forChange ? eq(requests.assignedTo, id) : isShownRow(id)
  const resident = await selectActingResident(db, id)
  return resident ? isVisibleToResident(resident) : sql`false`
}
