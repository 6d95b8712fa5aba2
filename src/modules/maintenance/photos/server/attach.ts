import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { RequestPhoto } from '../contract.ts'
import { addPhotos, listPhotos, type Reader, uploadPhoto } from './store.ts'

/** Stores a photo and attaches it to a request, both or neither. Throws what uploading and adding throw. */
export async function attachPhoto(
  db: Database,
  files: Files,
  requestId: string,
  bytes: Uint8Array,
  by: Reader,
  now: Date,
): Promise<RequestPhoto[]> {
  await listPhotos(db, requestId, by)
  return db.transaction(async (tx) => {
    const { id } = await uploadPhoto(tx, files, bytes, by, now)
    return addPhotos(tx, requestId, [id], by, now)
  })
}
