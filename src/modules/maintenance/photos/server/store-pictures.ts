import { eq } from 'drizzle-orm'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { Drawn } from '#platform/server/files/pictures.ts'
import { maxPhotos } from '../../requests/request-input.ts'
import { lockRequest } from '../../requests/server/store.ts'
import { requestPhotos } from '../../requests/server/table.ts'
import { joinPhotos } from './store.ts'

export type StoredPicture = { fileId: string; thumbnailId: string }

/** Stores a picture that was drawn, in full and as a thumbnail. */
export async function storePicture(
  tx: Database,
  files: Files,
  { full, thumbnail }: { full: Drawn; thumbnail: Drawn },
  addedBy: string,
  now: Date,
): Promise<StoredPicture> {
  const file = { name: `${newId()}.jpg`, addedBy }
  return {
    fileId: await files.store(tx, { ...file, ...full }, now),
    thumbnailId: await files.store(tx, { ...file, ...thumbnail }, now),
  }
}

/** Adds stored pictures to a request as a person's photos, as many as there is room for. */
export async function attachPhotos(
  tx: Database,
  requestId: string,
  pictures: readonly StoredPicture[],
  by: Author,
  now: Date,
): Promise<void> {
  if (pictures.length === 0) return
  const { unitId, residentId } = await lockRequest(tx, requestId)
  const present = await tx.$count(requestPhotos, eq(requestPhotos.requestId, requestId))
  const photos = pictures
    .slice(0, Math.max(0, maxPhotos - present))
    .map((picture) => ({ ...picture, id: newId(), addedBy: by.id, createdAt: now }))
  if (photos.length === 0) return
  await tx.insert(requestPhotos).values(photos)
  await joinPhotos(
    tx,
    requestId,
    photos.map(({ id }) => id),
    by,
  )
  await writeAudit(tx, {
    by,
    action: 'added photos',
    recordType: 'maintenance',
    recordId: requestId,
    about: [unitId, residentId],
    after: { photos: photos.length },
    now,
  })
}
