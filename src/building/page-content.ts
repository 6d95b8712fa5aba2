import { languages } from '#platform/language.ts'
import type { Language } from '#platform/language.ts'
import type { SitePage } from './contract.ts'
import { emptyBeside, type ItemField, type ItemsPlan, type PartPlan, pagePlans } from './page-plan.ts'
import { pageWords as words } from './page-words.ts'

/** The words of a page as a form holds them. */
export type Content = Record<string, unknown>
export type ContentInLanguages = Record<Language, Content>
/** What is wrong, and where: `en.cards.2.title`. */
export type Mistake = { at: string; message: string }

/** A page before anybody has written it. */
export const emptyContent = (page: SitePage): Content => ({
  ...emptyBeside[page],
  ...Object.fromEntries(pagePlans[page].map((part) => [part.key, isList(part) ? [] : ''])),
})

const isList = ({ kind }: PartPlan | ItemField) => kind === 'items' || kind === 'lines'
export const itemsOf = (content: Content, key: string): Content[] =>
  Array.isArray(content[key]) ? (content[key] as Content[]) : []

/** Same lists of things in both languages: what is missing in the other one stands there without words. */
export function sideBySide(page: SitePage, english: Content, french: Content | null): Content {
  const unsaid = pagePlans[page].map((part) => [part.key, isList(part) ? [] : ''])
  const blank: Content = { ...english, ...Object.fromEntries(unsaid), ...french }
  for (const part of pagePlans[page])
    if (part.kind === 'items')
      blank[part.key] = itemsOf(english, part.key).map((item, place) => ({
        ...item,
        ...Object.fromEntries(part.fields.filter(hasWords).map((field) => [field.key, isList(field) ? [] : ''])),
        ...worded(part, itemsOf(french ?? {}, part.key)[place]),
      }))
  return blank
}
const hasWords = ({ kind }: ItemField) => kind !== 'icon'
const worded = (part: ItemsPlan, item: Content | undefined): Content =>
  Object.fromEntries(
    part.fields.filter(hasWords).flatMap(({ key }) => (item?.[key] === undefined ? [] : [[key, item[key]]])),
  )

/** What is not said in French is said in English, text by text. */
export function withoutGaps(page: SitePage, english: Content, french: Content): Content {
  const whole: Content = { ...english }
  for (const part of pagePlans[page]) {
    const said = french[part.key]
    if (part.kind === 'items') {
      const items = itemsOf(french, part.key)
      const own = itemsOf(english, part.key)
      if (items.length > 0) whole[part.key] = items.map((item, place) => filled(part.fields, own[place] ?? {}, item))
    } else if (isSaid(said)) whole[part.key] = said
  }
  return 'views' in english ? { ...whole, views: namedIn(itemsOf(french, 'views'), itemsOf(english, 'views')) } : whole
}
/** The sides of the tower with their French names; everything else about them is one for both languages. */
const namedIn = (french: readonly Content[], english: readonly Content[]): Content[] =>
  english.map((view) => {
    const name = french.find(({ slot }) => slot === view['slot'])?.['name']
    return isSaid(name) ? { ...view, name } : view
  })
const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '')
const filled = (fields: readonly ItemField[], english: Content, french: Content): Content => ({
  ...french,
  ...Object.fromEntries(
    fields.flatMap(({ key }) => (isSaid(french[key]) || english[key] === undefined ? [] : [[key, english[key]]])),
  ),
})

/** Everything that would not fit on the page; English needs every text, French may leave gaps. */
export function mistakesIn(page: SitePage, content: ContentInLanguages): Mistake[] {
  return languages.flatMap((language) =>
    pagePlans[page].flatMap((part) => mistakesOf(part, content[language][part.key], language, language === 'en')),
  )
}

function mistakesOf(part: PartPlan, value: unknown, language: Language, needed: boolean): Mistake[] {
  const at = `${language}.${part.key}`
  if (part.kind !== 'items') return fieldMistakes(part, value, at, part.label, needed)
  const items = Array.isArray(value) ? (value as unknown[]) : null
  if (!items?.every(isContent)) return [{ at, message: words.misshapen }]
  const found = items.length > part.mostItems ? [{ at, message: words.tooMany(part.label, part.mostItems) }] : []
  const slots = items.flatMap((item) => item['slot'] ?? item['slots'] ?? [])
  if (slots.some((slot) => typeof slot !== 'string' || !/^[a-z0-9-]{1,60}$/.test(slot)))
    found.push({ at, message: words.badSlot })
  else if (new Set(slots).size < slots.length) found.push({ at, message: words.twice(part.label) })
  return [
    ...found,
    ...items.flatMap((item, place) =>
      part.fields.flatMap((field) =>
        fieldMistakes(
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

function fieldMistakes(field: ItemField, value: unknown, at: string, label: string, needed: boolean): Mistake[] {
  const wrong = (message: string) => [{ at, message }]
  if (field.kind === 'icon')
    return typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value) ? [] : wrong(words.badIcon)
  if (field.kind === 'lines') {
    if (!Array.isArray(value) || !value.every((line) => typeof line === 'string')) return wrong(words.misshapen)
    if (value.length > field.mostLines) return wrong(words.tooManyLines(label, field.mostLines))
    if (value.some((line) => line.length > field.most)) return wrong(words.tooLong(label, field.most))
    return value.some(hasLongWord) ? wrong(words.longWord(label)) : []
  }
  if (typeof value !== 'string') return wrong(words.misshapen)
  if (value.trim() === '') return needed && !field.optional ? wrong(words.needed(label)) : []
  if (value.length > field.most) return wrong(words.tooLong(label, field.most))
  return hasLongWord(value) ? wrong(words.longWord(label)) : []
}

const hasLongWord = (text: string) => text.split(/[\s­​/-]+/).some((word) => word.length > 40)
const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Blanks at the ends and empty lines are nothing anybody meant to write. */
export const tidied = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(tidied).filter((one) => one !== '')
  if (isContent(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tidied(one)]))
  return value
}

/** The same for the settings: one field is one text or list of one language, as in `fr.headline`. */
export const flat = (content: ContentInLanguages): Content =>
  Object.fromEntries(
    languages.flatMap((language) =>
      Object.entries(content[language]).map(([key, value]) => [`${language}.${key}`, value]),
    ),
  )
export const unflat = (setting: Content): ContentInLanguages => {
  const of = (language: Language): Content =>
    Object.fromEntries(
      Object.entries(setting).flatMap(([key, value]) =>
        key.startsWith(`${language}.`) ? [[key.slice(language.length + 1), value]] : [],
      ),
    )
  return { en: of('en'), fr: of('fr') }
}
