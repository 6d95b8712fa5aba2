import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import { photos, pictureSlots } from './table.ts'

/** Which picture hangs in which place of the site; empty places are left out. */
export async function listPictureSlots(db: Database) {
  return db
    .select({
      slot: pictureSlots.slot,
      picture: photos.picture,
      fileId: photos.fileId,
      alt: photos.alt,
      altFr: photos.altFr,
    })
    .from(pictureSlots)
    .innerJoin(photos, eq(photos.id, pictureSlots.photoId))
}

/** The gallery in its order. */
export async function listGallery(db: Database) {
  return db
    .select({
      picture: photos.picture,
      fileId: photos.fileId,
      alt: photos.alt,
      altFr: photos.altFr,
      category: photos.category,
    })
    .from(photos)
    .where(eq(photos.inGallery, true))
    .orderBy(asc(photos.position), asc(photos.id))
}
