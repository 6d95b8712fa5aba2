import { defaultLanguage, mapLanguages, languages, offeredLanguages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import type { SitePage } from './choices.ts'
import { defaultExtras, type ItemField, type ItemsPlan, type PartPlan, pagePlans } from './page-plan.ts'
import { pageWords as words } from './messages/page.ts'

/** The content of a page as form values. */
export type Content = Record<string, unknown>
export type ContentInLanguages = Record<Language, Content>
/** An error with its path: `en.cards.2.title`. */
export type ContentError = { at: string; message: string }

/** The content of a page that has none yet. */
export const emptyContent = (page: SitePage): Content => ({
  ...defaultExtras[page],
  ...Object.fromEntries(pagePlans[page].map((part) => [part.key, isList(part) ? [] : ''])),
})

const isList = ({ kind }: PartPlan | ItemField) => kind === 'items' || kind === 'lines'
export const itemsOf = (content: Content, key: string): Content[] =>
  Array.isArray(content[key]) ? (content[key] as Content[]) : []

/**
 * The language whose texts are shown where those of another one are missing: the first in which the page is complete, the
 * default language of the building before the others; undefined for a page without a headline.
 */
export function findBaseLanguage(
  page: SitePage,
  contentIn: (language: Language) => Content | null | undefined,
): Language | undefined {
  const written = [...offeredLanguages(), ...languages].filter((language) => hasText(contentIn(language)?.['headline']))
  const isComplete = (language: Language) =>
    pagePlans[page].every((part) => findPartErrors(part, contentIn(language)?.[part.key], language, true).length === 0)
  return written.find(isComplete) ?? written[0]
}

/** Content in another language with the same items as that of the base; missing texts are empty. */
export function withGaps(page: SitePage, base: Content, other: Content | null): Content {
  const emptyTexts = pagePlans[page].map((part) => [part.key, isList(part) ? [] : ''])
  const merged: Content = { ...base, ...Object.fromEntries(emptyTexts), ...other }
  for (const part of pagePlans[page])
    if (part.kind === 'items')
      merged[part.key] = itemsOf(base, part.key).map((item, place) => ({
        ...item,
        ...Object.fromEntries(part.fields.filter(isTranslated).map((field) => [field.key, isList(field) ? [] : ''])),
        ...translatedFields(part, itemsOf(other ?? {}, part.key)[place]),
      }))
  return merged
}
const isTranslated = ({ kind }: ItemField) => kind !== 'icon'
const translatedFields = (part: ItemsPlan, item: Content | undefined): Content =>
  Object.fromEntries(
    part.fields.filter(isTranslated).flatMap(({ key }) => (item?.[key] === undefined ? [] : [[key, item[key]]])),
  )

/** Fills missing texts of another language with those of the base. */
export function fillGaps(page: SitePage, base: Content, other: Content): Content {
  const result: Content = { ...base }
  for (const part of pagePlans[page]) {
    const text = other[part.key]
    if (part.kind === 'items') {
      const items = itemsOf(other, part.key)
      const baseItems = itemsOf(base, part.key)
      if (items.length > 0)
        result[part.key] = items.map((item, place) => fillItemGaps(part.fields, baseItems[place] ?? {}, item))
    } else if (hasText(text)) result[part.key] = text
  }
  return 'views' in base
    ? { ...result, views: withOtherNames(itemsOf(other, 'views'), itemsOf(base, 'views')) }
    : result
}
/** The views of the tower with their names in another language; their other fields are shared. */
const withOtherNames = (others: readonly Content[], base: readonly Content[]): Content[] =>
  base.map((view) => {
    const name = others.find(({ slot }) => slot === view['slot'])?.['name']
    return hasText(name) ? { ...view, name } : view
  })
const hasText = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== ''
const fillItemGaps = (fields: readonly ItemField[], base: Content, other: Content): Content => ({
  ...other,
  ...Object.fromEntries(
    fields.flatMap(({ key }) => (hasText(other[key]) || base[key] === undefined ? [] : [[key, base[key]]])),
  ),
})

/** The errors of the content; the texts in the default language are required, those in others optional. */
export function findContentErrors(page: SitePage, content: ContentInLanguages): ContentError[] {
  return languages.flatMap((language) =>
    pagePlans[page].flatMap((part) =>
      findPartErrors(part, content[language][part.key], language, language === defaultLanguage()),
    ),
  )
}

function findPartErrors(part: PartPlan, value: unknown, language: Language, needed: boolean): ContentError[] {
  const at = `${language}.${part.key}`
  if (part.kind !== 'items') return findFieldErrors(part, value, at, part.label, needed)
  const items = Array.isArray(value) ? (value as unknown[]) : null
  if (!items?.every(isContent)) return [{ at, message: words.misshapen }]
  const errors = items.length > part.maxItems ? [{ at, message: words.tooMany(part.label, part.maxItems) }] : []
  const slots = items.flatMap((item) => item['slot'] ?? item['slots'] ?? [])
  if (slots.some((slot) => typeof slot !== 'string' || !/^[a-z0-9-]{1,60}$/.test(slot)))
    errors.push({ at, message: words.badSlot })
  else if (new Set(slots).size < slots.length) errors.push({ at, message: words.twice(part.label) })
  return [
    ...errors,
    ...items.flatMap((item, place) =>
      part.fields.flatMap((field) =>
        findFieldErrors(
          field,
          item[field.key],
          `${at}.${place}.${field.key}`,
          words.place(part.item, place + 1, field.label),
          needed,
        ),
      ),
    ),
  ]
}

function findFieldErrors(field: ItemField, value: unknown, at: string, label: string, needed: boolean): ContentError[] {
  const error = (message: string) => [{ at, message }]
  if (field.kind === 'icon')
    return typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value) ? [] : error(words.badIcon)
  if (field.kind === 'lines') {
    if (!Array.isArray(value) || !value.every((line) => typeof line === 'string')) return error(words.misshapen)
    if (value.length > field.maxLines) return error(words.tooManyLines(label, field.maxLines))
    if (value.some((line) => line.length > field.most)) return error(words.tooLong(label, field.most))
    return value.some(hasLongWord) ? error(words.longWord(label)) : []
  }
  if (typeof value !== 'string') return error(words.misshapen)
  if (value.trim() === '') return needed && !field.optional ? error(words.needed(label)) : []
  if (value.length > field.most) return error(words.tooLong(label, field.most))
  return hasLongWord(value) ? error(words.longWord(label)) : []
}

const hasLongWord = (text: string) => text.split(/[\s­​/-]+/).some((word) => word.length > 40)
const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Trims texts and removes empty lines. */
export const trimContent = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimContent).filter((item) => item !== '')
  if (isContent(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, trimContent(item)]))
  return value
}

/** As setting fields: one text or list of one language each, as in `fr.headline`. */
export const toSettingFields = (content: ContentInLanguages): Content =>
  Object.fromEntries(
    languages.flatMap((language) =>
      Object.entries(content[language]).map(([key, value]) => [`${language}.${key}`, value]),
    ),
  )
export const fromSettingFields = (setting: Content): ContentInLanguages => {
  const of = (language: Language): Content =>
    Object.fromEntries(
      Object.entries(setting).flatMap(([key, value]) =>
        key.startsWith(`${language}.`) ? [[key.slice(language.length + 1), value]] : [],
      ),
    )
  return mapLanguages(of)
}
