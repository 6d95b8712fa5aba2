import type { SitePage } from '#building/choices.ts'
import { type Content, itemsOf } from '#building/page-content.ts'
import { toText } from '#settings/changed-field.ts'
import { picturesWords as words } from './messages/pictures.ts'

/** A place of a public page that shows a picture. */
export type PicturePlace = { slot: string; label: string; page: SitePage; shape: number }

const landscape = 16 / 10
const upright = 4 / 5

/** Every place of a page, in the order of the page. */
export function placesOf(page: SitePage, content: Content): PicturePlace[] {
  const place = (slot: unknown, label: string, shape = landscape): PicturePlace[] =>
    typeof slot === 'string' && slot !== '' ? [{ slot, label, page, shape }] : []
  if (page === 'home')
    return [
      ...place(content['heroSlot'], words.hero),
      ...itemsOf(content, 'tiles').flatMap((tile) => place(tile['slot'], toText(tile['caption']))),
    ]
  if (page === 'amenities')
    return [
      ...itemsOf(content, 'cards').flatMap((card) => {
        const slots = Array.isArray(card['slots']) ? (card['slots'] as unknown[]) : []
        const title = toText(card['title'])
        return slots.flatMap((slot, at) =>
          place(slot, slots.length > 1 ? words.ofSeveral(title, at + 1, slots.length) : title),
        )
      }),
      ...itemsOf(content, 'more').flatMap((feature) => place(feature['slot'], toText(feature['name']))),
    ]
  return [
    ...place(content['slot'], words.head),
    ...itemsOf(content, 'views').flatMap((view) => place(view['slot'], words.view(toText(view['name'])), upright)),
  ]
}
