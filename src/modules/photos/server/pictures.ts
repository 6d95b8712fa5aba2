import { asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { languages } from '#platform/language/language.ts'
import { invalid, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Setting } from '#settings/contract.ts'
import { differenceOf } from '#settings/rules.ts'
import { type Area, lockArea } from '#settings/server/area.ts'
import { changeSetting } from '#settings/server/store.ts'
import { PhotoCategory } from '../schemas.ts'
import { readPhotoTexts } from '../photo-texts.ts'
import type { PictureChanges, PictureRecord } from '../contract.ts'
import { pictureWords as words } from '../messages/picture.ts'
import { listGallery, listPhotos } from './store.ts'
import { photos, pictureSlots } from './table.ts'

const PhotoTexts = z.preprocess(
  readPhotoTexts,
  z.object({
    alt: z.string().min(1),
    altLanguage: z.enum(languages).optional(),
    altTranslations: z.record(z.string(), z.string()),
    category: PhotoCategory,
  }),
)
const SlotPhoto = z.uuid().nullable()
const Ids = z.array(z.uuid())

/**
 * The pictures of the public site as a part of the settings: `slot.home-hero` is the picture of a slot, `photo.<id>`
 * the texts of a picture, `gallery` the order of the gallery.
 */
export const pictureArea: Area = {
  area: 'pictures',
  recordType: 'pictures',
  topics: ['photos'],
  fieldName: (key) =>
    key === 'gallery' ? words.gallery : key.startsWith('slot.') ? words.slot(key.slice(5)) : words.photo(key.slice(6)),
  read: readPictures,
  async write(tx, setting, _, now) {
    const difference = differenceOf(await readPictures(tx), setting)
    // An emptied slot shows a plan drawing.
    const empty = Object.keys(difference?.before ?? {}).filter((key) => key.startsWith('slot.'))
    const changed = { ...Object.fromEntries(empty.map((key) => [key, null])), ...difference?.after }
    for (const [key, value] of Object.entries(changed)) {
      if (key === 'gallery') await setGallery(tx, Ids.parse(value), now)
      else if (key.startsWith('slot.')) await setSlot(tx, key.slice(5), SlotPhoto.parse(value), now)
      else await updatePhotoTexts(tx, key.slice(6), PhotoTexts.parse(value), now)
    }
  },
}

async function readPictures(db: Database): Promise<Setting> {
  const [known, gallery] = [await listPhotos(db), await listGallery(db)]
  const slots = await db.select().from(pictureSlots)
  return {
    gallery: gallery.map(({ id }) => id),
    ...Object.fromEntries(
      known.map(({ id, alt, altLanguage, altTranslations, category }) => [
        `photo.${id}`,
        { alt, altLanguage, altTranslations, category },
      ]),
    ),
    ...Object.fromEntries(slots.flatMap(({ slot, photoId }) => (photoId ? [[`slot.${slot}`, photoId]] : []))),
  }
}

export async function findPictures(db: Database): Promise<PictureRecord> {
  const slots = await db.select().from(pictureSlots).orderBy(asc(pictureSlots.slot))
  return {
    photos: await listPhotos(db),
    slots: slots.map(({ slot, photoId, firstPhotoId }) => ({ slot, photoId, firstPhotoId })),
    gallery: (await listGallery(db)).map(({ id }) => id),
  }
}

/** Changes picture slots, picture texts, or the gallery; throws 404 for an unknown picture. */
export async function changePictures(
  db: Database,
  { slot, photo, gallery }: PictureChanges,
  by: Author,
  now: Date,
): Promise<PictureRecord> {
  return db.transaction(async (tx) => {
    const before = await lockArea(tx, pictureArea)
    if (photo) await assertPhotosExist(tx, [photo.id])
    const after = {
      ...before,
      ...(slot && { [`slot.${slot.slot}`]: slot.photoId }),
      ...(photo && {
        [`photo.${photo.id}`]: {
          alt: photo.alt,
          altLanguage: photo.altLanguage ?? PhotoTexts.parse(before[`photo.${photo.id}`]).altLanguage,
          altTranslations: photo.altTranslations,
          category: photo.category,
        },
      }),
      ...(gallery && { gallery }),
    }
    await pictureArea.write(tx, after, by, now)
    await changeSetting(tx, { area: pictureArea, before, after: await readPictures(tx), by, now })
    return findPictures(tx)
  })
}

async function setSlot(tx: Database, slot: string, photoId: string | null, now: Date): Promise<void> {
  if (photoId !== null) await assertPhotosExist(tx, [photoId])
  await tx
    .insert(pictureSlots)
    .values({ slot, photoId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: pictureSlots.slot,
      set: {
        photoId,
        firstPhotoId: sql`coalesce(${pictureSlots.firstPhotoId}, ${pictureSlots.photoId})`,
        version: sql`${pictureSlots.version} + 1`,
        updatedAt: now,
      },
    })
}

async function updatePhotoTexts(tx: Database, id: string, text: z.infer<typeof PhotoTexts>, now: Date): Promise<void> {
  await assertPhotosExist(tx, [id])
  await tx
    .update(photos)
    .set({ ...text, version: sql`${photos.version} + 1`, updatedAt: now })
    .where(eq(photos.id, id))
}

async function setGallery(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  if (new Set(ids).size < ids.length) throw invalid('gallery', () => words.badGallery)
  await assertPhotosExist(tx, ids)
  await tx.update(photos).set({ inGallery: false, updatedAt: now }).where(eq(photos.inGallery, true))
  for (const [place, id] of ids.entries())
    await tx
      .update(photos)
      .set({ inGallery: true, position: place + 1, version: sql`${photos.version} + 1` })
      .where(eq(photos.id, id))
}

async function assertPhotosExist(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(inArray(photos.id, [...ids]))
  if (found.length < new Set(ids).size) throw notFound('Picture')
}
