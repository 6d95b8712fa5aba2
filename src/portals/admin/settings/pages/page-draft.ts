import type { ContentInLanguages } from '#building/page-content.ts'
import { itemsOf, type Content } from '#building/page-content.ts'
import type { ItemsPlan } from '#building/page-plan.ts'
import { mapLanguages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'

/** The position of a text on a page: in a part, or in an item of a list. */
export type Place = { part: string; item?: number; field?: string }

export const placeName = (language: Language, { part, item, field }: Place) =>
  [language, part, item, field].filter((one) => one !== undefined).join('.')

export const read = (content: Content, { part, item, field }: Place): unknown =>
  item === undefined || field === undefined ? content[part] : itemsOf(content, part)[item]?.[field]

/** A copy of the draft with another text at one place. */
export function written(
  draft: ContentInLanguages,
  language: Language,
  { part, item, field }: Place,
  value: unknown,
): ContentInLanguages {
  const content = draft[language]
  const next =
    item === undefined || field === undefined
      ? value
      : itemsOf(content, part).map((one, place) => (place === item ? { ...one, [field]: value } : one))
  return { ...draft, [language]: { ...content, [part]: next } }
}

/** All languages have the same items in the same order, so a list changes in all. */
export function withItems(
  draft: ContentInLanguages,
  part: string,
  change: (items: Content[]) => Content[],
): ContentInLanguages {
  const changed = (language: Language) => ({
    ...draft[language],
    [part]: change(itemsOf(draft[language], part)),
  })
  return mapLanguages(changed)
}

/** Adds an item at the end of a list, with a picture slot of its own. */
export function withNewItem(draft: ContentInLanguages, { key, fields, slot }: ItemsPlan): ContentInLanguages {
  const name = slot && `${slot.begins}-${crypto.randomUUID().slice(0, 8)}`
  const blank: Content = {
    ...Object.fromEntries(
      fields.map((field) => [field.key, field.kind === 'lines' ? [] : field.kind === 'icon' ? 'sparkles' : '']),
    ),
    ...(slot && { [slot.key]: slot.key === 'slots' ? [`${name}-1`] : name }),
  }
  return withItems(draft, key, (items) => [...items, blank])
}

export const moved = (items: readonly Content[], from: number, to: number): Content[] => {
  const rest = items.filter((_, place) => place !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** Lists are typed with one item per line. */
export const toLines = (value: unknown) => (Array.isArray(value) ? value.join('\n') : '')
export const fromLines = (text: string) => text.split('\n')

/** All languages of a record, as the initial draft. */
export const draftOf = (record: ContentInLanguages): ContentInLanguages =>
  mapLanguages((language) => structuredClone(record[language]))
