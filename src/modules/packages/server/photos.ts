import { and, eq, isNull, sql } from 'drizzle-orm'
import { invalid, notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files, StoredFile } from '#platform/server/files/files.ts'
import { newId } from '#platform/server/database/ids.ts'
import { redraw } from '#platform/server/files/pictures.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import { hours } from '#platform/time/dates.ts'
import { frontDesk, type Role } from '#platform/roles.ts'
import type { PhotoKind } from '../choices.ts'
import { deskWords as words } from '../messages/desk.ts'
import { isOwnPackage } from './own-packages.ts'
import { packagePhotos, packages } from './table.ts'

const uploadsPerHour = 300

/** Stores a re-encoded photo for a package that is about to be saved. Throws 400 for no image, and 429. */
export async function uploadPhoto(
  db: Database,
  files: Files,
  { bytes, kind }: { bytes: Uint8Array; kind: PhotoKind },
  by: { id: string },
  now: Date,
) {
  const counter = { kind: 'package-photos', subject: by.id, limit: uploadsPerHour, window: hours(1) }
  await throttle(db, [counter], () => words.tooManyPhotos, now)
  const { full, thumbnail } = await redraw(bytes)
  const id = newId()
  await db.transaction(async (tx) => {
    const file = { name: `${id}.jpg`, addedBy: by.id }
    const fileId = await files.store(tx, { ...file, ...full }, now)
    const thumbnailId = await files.store(tx, { ...file, ...thumbnail }, now)
    await tx.insert(packagePhotos).values({ id, kind, fileId, thumbnailId, addedBy: by.id, createdAt: now })
  })
  return { id, width: full.width, height: full.height }
}

/**
 * Attaches an own upload to a package, as the label that its recipient can see or as the proof of a hand-over. Throws 400
 * naming `photoId` for one that is not there.
 */
export async function attachPhoto(
  tx: Database,
  photoId: string | null | undefined,
  { packageId, kind }: { packageId: string; kind: PhotoKind },
  by: { id: string },
): Promise<void> {
  if (!photoId) return
  const isUnused = and(eq(packagePhotos.id, photoId), eq(packagePhotos.kind, kind), isNull(packagePhotos.packageId))
  const [photo] = await tx
    .update(packagePhotos)
    .set({ packageId })
    .where(and(isUnused, eq(packagePhotos.addedBy, by.id)))
    .returning()
  if (!photo) throw invalid('photoId', () => words.noPhoto)
}

/** A photo's file: any for the desk, and for recipients that of the label of their package. Throws 404. */
export async function findPhoto(
  db: Database,
  files: Files,
  { id, size }: { id: string; size: 'full' | 'thumbnail' },
  reader: { id: string; role: Role },
): Promise<StoredFile> {
  const isAtDesk = frontDesk.some((role) => role === reader.role)
  const [photo] = await db
    .select({ fileId: packagePhotos.fileId, thumbnailId: packagePhotos.thumbnailId })
    .from(packagePhotos)
    .leftJoin(packages, eq(packages.id, packagePhotos.packageId))
    .where(
      and(
        eq(packagePhotos.id, id),
        isAtDesk ? undefined : and(eq(packagePhotos.kind, 'label'), await isOwnPackage(db, reader.id)),
      ),
    )
  if (!photo) throw notFound('Photo')
  return files.find(db, size === 'full' ? photo.fileId : photo.thumbnailId)
}

/** Deletes photos that were not saved with a package within a day. */
export async function deleteUnusedPhotos(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - hours(24)).toISOString()
  await db.execute(sql`
    with gone as (
      delete from package_photos where package_id is null and created_at < ${before} returning file_id, thumbnail_id
    )
    delete from files where id in (select file_id from gone union all select thumbnail_id from gone)`)
}
