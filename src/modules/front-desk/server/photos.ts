import { and, eq, isNull, sql } from 'drizzle-orm'
import { invalid, notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files, StoredFile } from '#platform/server/files/files.ts'
import { newId } from '#platform/server/database/ids.ts'
import { redraw } from '#platform/server/files/pictures.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import { hours } from '#platform/time/dates.ts'
import type { DeskPhotoKind } from '../choices.ts'
import { photoWords as words } from '../messages/photos.ts'
import { deskPhotos } from './table.ts'

type Upload = { kind: DeskPhotoKind; bytes: Uint8Array }
const perHour = 300

/** Stores a re-encoded picture for a record that is about to be saved. Throws 400 for no image, and 429. */
export async function uploadDeskPhoto(db: Database, files: Files, upload: Upload, by: { id: string }, now: Date) {
  const counter = { kind: 'desk-photos', subject: by.id, limit: perHour, window: hours(1) }
  await throttle(db, [counter], () => words.tooMany, now)
  const drawn = await redraw(upload.bytes)
  const id = newId()
  const store = (tx: Database, size: 'full' | 'thumbnail') =>
    files.store(tx, { name: `${id}.jpg`, addedBy: by.id, ...drawn[size] }, now)
  await db.transaction(async (tx) => {
    const [fileId, thumbnailId] = [await store(tx, 'full'), await store(tx, 'thumbnail')]
    await tx.insert(deskPhotos).values({ id, kind: upload.kind, fileId, thumbnailId, addedBy: by.id, createdAt: now })
  })
  return { id }
}

/** Marks an own upload as used by the record that refers to it. Throws 400 naming `photoId` for one that is not there. */
export async function claimDeskPhoto(tx: Database, kind: DeskPhotoKind, id: string, by: { id: string }, now: Date) {
  const isUnused = and(eq(deskPhotos.id, id), eq(deskPhotos.kind, kind), isNull(deskPhotos.usedAt))
  const { rowCount } = await tx
    .update(deskPhotos)
    .set({ usedAt: now })
    .where(and(isUnused, eq(deskPhotos.addedBy, by.id)))
  if (rowCount !== 1) throw invalid('photoId', () => words.missing)
}

/** Throws 404. */
export async function findDeskPhoto(db: Database, files: Files, id: string, size: 'full' | 'thumbnail') {
  const [photo] = await db.select().from(deskPhotos).where(eq(deskPhotos.id, id))
  if (!photo) throw notFound('Photo')
  const found: StoredFile = await files.find(db, size === 'full' ? photo.fileId : photo.thumbnailId)
  return found
}

/** Deletes uploads that no record used within a day. */
export async function deleteUnusedDeskPhotos(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - hours(24)).toISOString()
  await db.execute(sql`with gone as (delete from desk_photos where used_at is null and created_at < ${before} returning file_id, thumbnail_id)
    delete from files where id in (select file_id from gone union all select thumbnail_id from gone)`)
}
