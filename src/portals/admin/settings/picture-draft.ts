import type { PhotoCategory } from '#photos/contract.ts'
import { cropOf, type Sight, wholeSight } from '#photos/crop.ts'
import type { PictureChanges, PictureRecord, SitePhoto } from '#photos/pictures-contract.ts'
import type { Upload } from '#photos/screens/queries.ts'
import type { PicturePlace } from './picture-places.ts'

/** What is changed: what hangs in a place, the words of a picture, or one more for the gallery. */
export type Target =
  | { kind: 'place'; place: PicturePlace; photo: SitePhoto | undefined; first: SitePhoto | undefined }
  | { kind: 'photo'; photo: SitePhoto }
  | { kind: 'new' }

/** A picture that was chosen on this machine, with the part of it that will be seen. */
export type Chosen = { file: File; url: string; shape: number; sight: Sight }

export type PictureDraft = {
  /** What will hang there: as now, the picture that came with the building, none, or a chosen one. */
  shows: 'present' | 'first' | 'plan' | 'chosen'
  chosen: Chosen | null
  alt: string
  altFr: string
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
    altFr: photo?.altFr ?? '',
    category: photo?.category ?? byPage,
  }
}

/** Reads the shape of a chosen file; null when the browser cannot show it. */
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
  return { file, url, shape: image.naturalWidth / image.naturalHeight, sight: wholeSight }
}

/** The picture to send first, where one was chosen. */
export function uploadOf(target: Target, { shows, chosen, alt, altFr, category }: PictureDraft): Upload | null {
  if (shows !== 'chosen' || !chosen) return null
  return { file: chosen.file, crop: cropOf(chosen.sight, chosen.shape, shapeOf(target)), alt, altFr, category }
}

/** The change itself; `uploaded` is the picture that was sent for it. */
export function changesOf(
  target: Target,
  draft: PictureDraft,
  record: PictureRecord,
  uploaded: string | null,
): PictureChanges {
  if (target.kind === 'new') return { gallery: [...record.gallery, ...(uploaded ? [uploaded] : [])] }
  const said = (photo: SitePhoto) => ({
    photo: { id: photo.id, alt: draft.alt.trim(), altFr: draft.altFr.trim(), category: draft.category },
  })
  if (target.kind === 'photo') return said(target.photo)
  const { slot } = target.place
  if (draft.shows === 'chosen') return { slot: { slot, photoId: uploaded } }
  if (draft.shows === 'plan') return { slot: { slot, photoId: null } }
  if (draft.shows === 'first') return { slot: { slot, photoId: target.first?.id ?? null } }
  return target.photo ? said(target.photo) : {}
}

/** Whether anything is different from what stands there. */
export function isChanged(target: Target, draft: PictureDraft): boolean {
  if (draft.shows !== 'present') return true
  const { alt, altFr, category } = newDraft(target)
  return alt !== draft.alt.trim() || altFr !== draft.altFr.trim() || category !== draft.category
}
