import type { photos, pictureSlots } from '#photos/server/table.ts'
import { PhotoCategory } from '#photos/schemas.ts'
import frenchAlts from '../../../renders/alt-fr.json' with { type: 'json' }
import manifest from '../../../renders/manifest.json' with { type: 'json' }
import type { Chance } from '../chance.ts'

type Photo = typeof photos.$inferInsert
type Slot = typeof pictureSlots.$inferInsert

/** The existing pictures, and the places that show them; a place whose picture is missing stays empty. */
export function createPictures(createdAt: Date, chance: Chance): { photos: Photo[]; slots: Slot[] } {
  const shown: Photo[] = []
  const slots: Slot[] = []
  const gallery = manifest.slots.filter((place) => place.slot.startsWith('gallery-'))
  const places = manifest.slots.filter((place) => !place.slot.startsWith('gallery-'))
  const add = (place: (typeof manifest.slots)[number], inGallery: boolean) => {
    const french = (frenchAlts as Record<string, string>)[place.picture]
    const photo = {
      id: chance.id(createdAt),
      picture: place.picture,
      alt: place.alt,
      altTranslations: french === undefined ? {} : { fr: french },
      category: PhotoCategory.parse(place.category),
      position: shown.length + 1,
      inGallery,
      createdAt,
      updatedAt: createdAt,
    }
    shown.push(photo)
    return photo
  }
  for (const place of gallery) if (place.state === 'done') add(place, true)
  for (const place of places) {
    const known = shown.find((photo) => photo.picture === place.picture)
    const photo = place.state === 'done' ? (known ?? add(place, false)) : null
    slots.push({ slot: place.slot, photoId: photo?.id ?? null, createdAt, updatedAt: createdAt })
  }
  return { photos: shown, slots }
}
