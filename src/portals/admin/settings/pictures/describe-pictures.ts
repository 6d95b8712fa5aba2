import type { PhotoCategory } from '#photos/choices.ts'
import { readPhotoTexts } from '#photos/photo-texts.ts'
import { languageNameForOffice } from '#platform/language/further-languages.ts'
import { languages } from '#platform/language/language.ts'
import { firstLanguage } from '#platform/language/registry.ts'
import type { PictureRecord, SitePhoto } from '#photos/contract.ts'
import { toText, type ChangedField } from '#settings/changed-field.ts'
import { differenceOf } from '#settings/rules.ts'
import type { DescribeChange } from '#settings/screens/RecentChanges.tsx'
import type { PicturePlace } from './picture-places.ts'
import { picturesWords as words } from './messages/pictures.ts'

/** Describes a change of the pictures: which place shows what, the texts of a picture, the order of the gallery. */
export function describePictureChanges(record: PictureRecord, places: readonly PicturePlace[]): DescribeChange {
  const photoOf = (id: unknown) => record.photos.find((photo) => photo.id === id)
  const named = (id: unknown) => photoOf(id)?.alt ?? words.kinds.plan
  return ({ before, after }) => {
    const difference = differenceOf(before, after)
    if (!difference) return []
    const keys = [...new Set([...Object.keys(difference.before), ...Object.keys(difference.after)])]
    return keys.flatMap((key): ChangedField[] => {
      const [old, now] = [difference.before[key], difference.after[key]]
      if (key === 'gallery') return [{ label: words.gallery, before: listed(old, named), after: listed(now, named) }]
      if (key.startsWith('slot.')) {
        const slot = key.slice(5)
        const label = places.find((place) => place.slot === slot)?.label ?? slot
        return [{ label: words.pictureOf(label), before: named(old), after: named(now) }]
      }
      return describeTexts(old, now)
    })
  }
}

const listed = (ids: unknown, named: (id: unknown) => string) =>
  Array.isArray(ids) ? ids.map((id, at) => `${at + 1}. ${named(id)}`).join('\n') : ''

type PhotoTexts = Partial<Pick<SitePhoto, 'alt' | 'altLanguage' | 'altTranslations' | 'category'>>
const textsOf = (stored: unknown) => (readPhotoTexts(stored) ?? {}) as PhotoTexts
function describeTexts(old: unknown, now: unknown): ChangedField[] {
  const [before, after] = [textsOf(old), textsOf(now)]
  const category = (text: PhotoTexts) => (text.category ? words.categories[text.category satisfies PhotoCategory] : '')
  // Older changes do not name the language, which was English.
  const written = after.altLanguage ?? before.altLanguage ?? firstLanguage
  return [
    { label: words.altIn(languageNameForOffice(written)), before: toText(before.alt), after: toText(after.alt) },
    ...languages.map((language) => ({
      label: words.altIn(languageNameForOffice(language)),
      before: toText(before.altTranslations?.[language]),
      after: toText(after.altTranslations?.[language]),
    })),
    { label: words.category, before: category(before), after: category(after) },
  ].filter((field) => field.before !== field.after)
}
