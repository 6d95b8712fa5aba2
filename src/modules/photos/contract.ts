import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import type { ByLanguage } from '#platform/language/further-languages.ts'
import { languages, mapLanguages } from '#platform/language/language.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import { PhotoCategory } from './schemas.ts'
import { pictureWords as words } from './messages/picture.ts'
import { longestAlt, largestUpload } from './choices.ts'

const Alt = z
  .string(words.noAlt)
  .trim()
  .min(1, words.noAlt)
  .max(longestAlt, words.longAlt)
  .refine(isVisible, words.noAlt)
const AltTranslation = z.string(words.longAlt).trim().max(longestAlt, words.longAlt).nullish()
/** The language of the description itself; without it the present one, and the default one of the building for a new picture. */
const AltLanguage = z.enum(languages, words.badLanguage).optional()
/** In each other language that has a description; an empty one is left out. */
const AltTranslations = z
  .object(mapLanguages(() => AltTranslation))
  .transform((all): ByLanguage<string> => Object.fromEntries(Object.entries(all).filter(([, alt]) => alt)))

const parseJson = (text: unknown): unknown => {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The addresses of a picture's sizes: `{file}-{width}.avif`. */
export const Encoded = z.object({
  file: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  preview: z.string(),
})
export type Encoded = z.infer<typeof Encoded>

export const SitePhoto = z.object({
  id: z.uuid(),
  /** The name of an initial picture; null for an uploaded one. */
  picture: z.string().nullable(),
  /** For an uploaded picture. */
  encoded: Encoded.nullable(),
  alt: z.string(),
  /** The language of the description. */
  altLanguage: z.enum(languages),
  altTranslations: z.object(mapLanguages(() => z.string().optional())),
  category: PhotoCategory,
})
export type SitePhoto = z.infer<typeof SitePhoto>

const Slot = z.object({ slot: z.string(), photoId: z.uuid().nullable(), firstPhotoId: z.uuid().nullable() })

/** All pictures, the slots with a picture, and the gallery in its order. */
export const PictureRecord = z.object({
  photos: z.array(SitePhoto),
  slots: z.array(Slot),
  gallery: z.array(z.uuid()),
})
export type PictureRecord = z.infer<typeof PictureRecord>

export const PictureChanges = z.object({
  /** The picture of a slot; null shows a plan drawing. */
  slot: z
    .object({
      slot: z.string(words.badSlot).regex(/^[a-z0-9-]{1,60}$/, words.badSlot),
      photoId: z.uuid(words.noPhoto).nullable(),
    })
    .optional(),
  /** The texts of a picture. */
  photo: z
    .object({
      id: z.uuid(words.noPhoto),
      alt: Alt,
      altLanguage: AltLanguage,
      altTranslations: AltTranslations,
      category: PhotoCategory,
    })
    .optional(),
  /** The gallery's pictures in order. */
  gallery: z.array(z.uuid(words.noPhoto), words.badGallery).max(300, words.badGallery).optional(),
})
export type PictureChanges = z.infer<typeof PictureChanges>

const fraction = (label: string) =>
  z.coerce.number(words.badCrop(label)).min(0, words.badCrop(label)).max(1, words.badCrop(label))

/** The visible part of the picture, as fractions of its width and height; by default all of it. */
export const Crop = z.object({
  x: fraction('x').default(0),
  y: fraction('y').default(0),
  width: fraction('width').default(1),
  height: fraction('height').default(1),
})
export type Crop = z.infer<typeof Crop>

export const sitePictures = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/settings/pictures',
    roles: administrators,
    summary: 'The pictures of the public site and their slots',
    reply: PictureRecord,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/admin/settings/pictures',
    roles: administrators,
    summary: 'Upload a picture; it is encoded again, cropped, and in no slot yet',
    /** The translations are JSON. */
    query: Crop.extend({
      alt: Alt,
      altLanguage: AltLanguage,
      altTranslations: z.preprocess(parseJson, AltTranslations.optional()),
      category: PhotoCategory,
    }),
    bodyType: 'picture',
    bodyLimit: largestUpload,
    status: 201,
    reply: SitePhoto,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/settings/pictures',
    roles: administrators,
    summary: 'Change the picture of a slot, the texts of a picture, or the order of the gallery',
    body: PictureChanges,
    errors: [404],
    reply: PictureRecord,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/pictures/:name',
    roles: 'anyone',
    summary: 'One size of an uploaded picture; its content never changes',
    contentType: 'image/*',
    etag: true,
    background: true,
    reply: z.never(),
  }),
}
