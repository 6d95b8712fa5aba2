import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Encoded, SitePhoto } from '../contract.ts'
import { photos, pictureSlots, uploadedPictures } from './table.ts'

type Uploaded = typeof uploadedPictures.$inferSelect

/** The addresses of an uploaded picture's sizes. */
export const encodedOf = ({ name, width, height, widths, preview }: Uploaded): Encoded => ({
  file: `/api/pictures/${name}`,
  width,
  height,
  widths,
  preview,
})

/** The pictures of the site's slots; empty slots are left out. */
export async function listPictureSlots(db: Database) {
  const rows = await db
    .select({ slot: pictureSlots.slot, photo: photos, uploaded: uploadedPictures })
    .from(pictureSlots)
    .innerJoin(photos, eq(photos.id, pictureSlots.photoId))
    .leftJoin(uploadedPictures, eq(uploadedPictures.photoId, photos.id))
  return rows.map(({ slot, ...row }) => ({ slot, ...toSitePhoto(row) }))
}

/** The gallery in its order. */
export async function listGallery(db: Database): Promise<SitePhoto[]> {
  const rows = await withUploads(db).where(eq(photos.inGallery, true)).orderBy(asc(photos.position), asc(photos.id))
  return rows.map(toSitePhoto)
}

/** All pictures. */
export async function listPhotos(db: Database): Promise<SitePhoto[]> {
  const rows = await withUploads(db).orderBy(asc(photos.position), asc(photos.id))
  return rows.map(toSitePhoto)
}

const withUploads = (db: Database) =>
  db
    .select({ photo: photos, uploaded: uploadedPictures })
    .from(photos)
    .leftJoin(uploadedPictures, eq(uploadedPictures.photoId, photos.id))
    .$dynamic()

const toSitePhoto = ({
  photo,
  uploaded,
}: {
  photo: typeof photos.$inferSelect
  uploaded: Uploaded | null
}): SitePhoto => ({
  id: photo.id,
  picture: photo.picture,
  encoded: uploaded && encodedOf(uploaded),
  alt: photo.alt,
  altLanguage: photo.altLanguage,
  altTranslations: photo.altTranslations,
  category: photo.category,
})
