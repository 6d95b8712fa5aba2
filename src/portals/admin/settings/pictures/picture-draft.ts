import type { PhotoCategory } from '#photos/choices.ts'
import { cropOf, type CropView, initialView } from '#photos/crop.ts'
import type { PictureChanges, PictureRecord, SitePhoto } from '#photos/contract.ts'
import type { Upload } from '#photos/screens/queries.ts'
import type { ByLanguage } from '#platform/language/further-languages.ts'
import { defaultLanguage, languages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import type { PicturePlace } from './picture-places.ts'

/** The subject of a change: the picture of a place, the texts of a picture, or a new one for the gallery. */
export type Target =
  | { kind: 'place'; place: PicturePlace; photo: SitePhoto | undefined; first: SitePhoto | undefined }
  | { kind: 'photo'; photo: SitePhoto }
  | { kind: 'new' }

/** A picture chosen from this device, with its crop. */
export type Chosen = { file: File; url: string; shape: number; sight: CropView }

export type PictureDraft = {
  /** What the place will show: the current picture, the original one, none, or the chosen one. */
  shows: 'present' | 'first' | 'plan' | 'chosen'
  chosen: Chosen | null
  alt: string
  /** The language of the description. */
  altLanguage: Language
  altTranslations: ByLanguage<string>
  category: PhotoCategory
}

export const shapeOf = (target: Target) => (target.kind === 'place' ? target.place.shape : 16 / 10)

export function newDraft(target: Target): PictureDraft {
  const photo = target.kind === 'new' ? undefined : target.photo
  const byPage: PhotoCategory = target.kind === 'place' && target.place.page === 'amenities' ? 'amenities' : 'exterior'
  return {
    shows: 'present',
    chosen: null,
    alt: photo?.alt ?? '',
    altLanguage: photo?.altLanguage ?? defaultLanguage(),
    altTranslations: photo?.altTranslations ?? {},
    category: photo?.category ?? byPage,
  }
}

/** Reads the aspect ratio of a chosen file; null when the browser cannot show it. */
export async function chosenFrom(file: File): Promise<Chosen | null> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    URL.revokeObjectURL(url)
    return null
  }
  return { file, url, shape: image.naturalWidth / image.naturalHeight, sight: initialView }
}

/** The picture to upload first, if one was chosen. */
export function uploadOf(
  target: Target,
  { shows, chosen, alt, altLanguage, altTranslations, category }: PictureDraft,
): Upload | null {
  if (shows !== 'chosen' || !chosen) return null
  const crop = cropOf(chosen.sight, chosen.shape, shapeOf(target))
  return { file: chosen.file, crop, alt, altLanguage, altTranslations, category }
}

/** The change to save; `uploaded` is the picture uploaded for it. */
export function changesOf(
  target: Target,
  draft: PictureDraft,
  record: PictureRecord,
  uploaded: string | null,
): PictureChanges {
  if (target.kind === 'new') return { gallery: [...record.gallery, ...(uploaded ? [uploaded] : [])] }
  const text = (photo: SitePhoto) => ({
    photo: {
      id: photo.id,
      alt: draft.alt.trim(),
      altLanguage: draft.altLanguage,
      altTranslations: draft.altTranslations,
      category: draft.category,
    },
  })
  if (target.kind === 'photo') return text(target.photo)
  const { slot } = target.place
  if (draft.shows === 'chosen') return { slot: { slot, photoId: uploaded } }
  if (draft.shows === 'plan') return { slot: { slot, photoId: null } }
  if (draft.shows === 'first') return { slot: { slot, photoId: target.first?.id ?? null } }
  return target.photo ? text(target.photo) : {}
}

/** The description in another language; empty without. */
export const altIn = ({ altTranslations }: Pick<PictureDraft, 'altTranslations'>, language: Language): string =>
  altTranslations[language]?.trim() ?? ''

/** Whether the draft differs from the saved state. */
export function isChanged(target: Target, draft: PictureDraft): boolean {
  if (draft.shows !== 'present') return true
  const before = newDraft(target)
  return (
    before.alt !== draft.alt.trim() ||
    languages.some((language) => altIn(before, language) !== altIn(draft, language)) ||
    before.category !== draft.category
  )
}
