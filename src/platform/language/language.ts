import { buildingLocale, dateTagOf } from '../locale/locale.ts'
import { firstLanguage, type Language, pseudoLocale, registry } from './registry.ts'

const all = Object.keys(registry) as Language[]

const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } }

/** The languages of the program. `offeredLanguages` are those of the building; the office works in the first one. */
export const languages = all.filter(
  (language) => language !== pseudoLocale || process?.env?.['PSEUDO_LOCALE'] === '1',
) as [Language, ...Language[]]

/** The name of each language in that language. */
export const languageNames = Object.fromEntries(all.map((code) => [code, registry[code].name])) as Readonly<
  Record<Language, string>
>

/**
 * The languages that the building offers, the default one first: those of the public pages, the portals and e-mails. The
 * pseudo-locale is among them where people may choose it.
 */
export const offeredLanguages = (): [Language, ...Language[]] => offeredOf(buildingLocale().languages)

/** The languages that a building with these offers. */
export function offeredOf(chosen: readonly Language[] | undefined): [Language, ...Language[]] {
  if (!chosen) return languages
  const offered = chosen.filter((language) => Object.hasOwn(registry, language))
  const isPseudoMissing = languages.includes(pseudoLocale) && !offered.includes(pseudoLocale)
  const [first = firstLanguage, ...others] = isPseudoMissing ? [...offered, pseudoLocale] : offered
  return [first, ...others]
}

/** The language of visitors, and of people who chose none. */
export const defaultLanguage = (): Language => offeredLanguages()[0]

export const isOffered = (value: unknown): value is Language => offeredLanguages().includes(value as Language)

/** The language in which a person reads: the chosen one while the building offers it, otherwise its default. */
export const readerLanguage = (chosen: string | null | undefined): Language =>
  isOffered(chosen) ? chosen : defaultLanguage()

/** Whether a language is one of the program. */
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** A value for each language of the program. */
export const mapLanguages = <Result>(make: (language: Language) => Result) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Result>

/** The cookie with the language that was chosen last; `/theme.js` has the same name. */
export const languageCookie = 'language'

/** The language of an Accept-Language header: the first one in it if the program has it, otherwise the first language. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const first = /^\s*([a-z-]+)/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase() ?? ''
  return languageOfTag(first, languages) ?? firstLanguage
}

/** The language with a tag in lower case, or with its first part. */
const languageOfTag = (tag: string, among: readonly Language[]): Language | undefined =>
  among.find((language) => tag === language.toLowerCase()) ?? among.find((language) => tag.startsWith(`${language}-`))

/** The language of the building that an Accept-Language header prefers; undefined when it names none. */
export function preferredLanguage(acceptLanguage: string | undefined): Language | undefined {
  const tags = (acceptLanguage ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => ({
      tag: part.split(';')[0]?.trim() ?? '',
      quality: Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1),
    }))
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  const [first] = tags.flatMap(({ tag }) => languageOfTag(tag, offeredLanguages()) ?? [])
  return first
}

/** The BCP 47 tag with which dates and numbers are formatted: a language, as the building's country writes it. */
export const localeOf = (language: Language, { countryCode } = buildingLocale()) =>
  `${registry[language].tag ?? language}-${countryCode}`

/** The same for dates. */
export const dateLocaleOf = (language: Language): string => dateTagOf(localeOf(language))

/** The type of the same texts in another language: every sentence, and every function with the same parameters. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...facts: infer Facts) => infer Result
    ? (...facts: Facts) => Translated<Result>
    : { readonly [Name in keyof Words]: Translated<Words[Name]> }

/** A part of such texts; texts that only the office reads stay in English. */
export type PartlyTranslated<Words> = Words extends string
  ? string
  : Words extends (...facts: infer Facts) => infer Result
    ? (...facts: Facts) => Translated<Result>
    : { readonly [Name in keyof Words]?: PartlyTranslated<Words[Name]> }

/**
 * A text in the language of its reader: `(language) => requestErrors[language].suspended(name)`. A plain string is
 * English only, for texts of the office and of programs.
 */
export type Message = string | ((language: Language) => string)

/** Returns a text in a language. */
export const render = (message: Message, language: Language): string =>
  typeof message === 'string' ? message : message(language)

/** The same texts in every language. */
export type Texts<Words> = Readonly<Record<Language, Words>>

/** The texts that another language has to have: those that French has, with the parameters of the English ones. */
type Covered<Words, French> = Words extends string | readonly unknown[] | ((...facts: never) => unknown)
  ? Words
  : { readonly [Name in keyof Words & keyof French]: Covered<Words[Name], French[Name]> }

declare const covered: unique symbol
/** The texts of a topic of a module, and the type of its translation. */
export type Topic<Words, French> = Texts<Words> & { readonly [covered]?: Translated<Covered<Words, French>> }

/** The texts of a further language, by the names of the topics (`src/app/languages/`). */
export type Translations<Topics> = {
  readonly [Name in keyof Topics]: Topics[Name] extends { readonly [covered]?: infer Words }
    ? NonNullable<Words>
    : never
}

/** Where the texts of a further language come from: those of a topic, with its English ones. */
export type TextSource = (topic: string, english: object) => object | undefined
const sources = new Map<Language, TextSource>()
export const addTexts = (language: Language, source: TextSource) => void sources.set(language, source)

/**
 * The texts of a topic in all languages. A text that a language lacks is English. The name of the topic is that of the
 * module and of the file; the texts of further languages are found by it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function translated<Words extends object, French extends PartlyTranslated<Words>>(
  topic: string,
  english: Words,
  french: French,
): Topic<Words, French> {
  const texts = { en: english, fr: merge(english, french) }
  for (const language of all)
    if (!(language in texts))
      Object.defineProperty(texts, language, {
        configurable: true,
        get() {
          const source = sources.get(language)
          if (!source) return english
          const value = merge(english, source(topic, english) ?? {})
          Object.defineProperty(texts, language, { value })
          return value
        },
      })
  return texts as unknown as Topic<Words, French>
}

type Part = Readonly<Record<string, unknown>>
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)

function merge(english: object, translation: object): object {
  const translations = translation as Part
  return Object.fromEntries(
    Object.entries(english).map(([name, text]: [string, unknown]) => {
      const other = translations[name]
      return [name, isPart(text) && isPart(other) ? merge(text, other) : (other ?? text)]
    }),
  )
}
