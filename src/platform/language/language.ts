import { buildingLocale, dateTagOf } from '../locale/locale.ts'

/** The languages that visitors and residents may choose; the office works in the first one. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }

/** The cookie with the language that was chosen last; `/theme.js` has the same name. */
export const languageCookie = 'language'

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The language of an Accept-Language header: French when it comes first, otherwise English. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  /^\s*fr\b/i.test(acceptLanguage ?? '') ? 'fr' : 'en'

/** The BCP 47 tag with which dates and numbers are formatted: a language, as the building's country writes it. */
export const localeOf = (language: Language, { countryCode } = buildingLocale()) => `${language}-${countryCode}`

/** The same for dates. */
export const dateLocaleOf = (language: Language): string => dateTagOf(localeOf(language))

/** The type of the same texts in another language: every sentence, and every function with the same parameters. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...facts: infer Facts) => unknown
    ? (...facts: Facts) => string
    : { readonly [Name in keyof Words]: Translated<Words[Name]> }

/** A part of such texts; texts that only the office reads stay in English. */
export type PartlyTranslated<Words> = Words extends string
  ? string
  : Words extends (...facts: infer Facts) => unknown
    ? (...facts: Facts) => string
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

/** The texts in both languages. A text without a French entry is English in both. */
export const translated = <Words extends object>(english: Words, french: PartlyTranslated<Words>): Texts<Words> => ({
  en: english,
  fr: merge(english, french) as Words,
})

type Part = Readonly<Record<string, unknown>>
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)

function merge(english: object, french: object): object {
  const translations = french as Part
  return Object.fromEntries(
    Object.entries(english).map(([name, text]: [string, unknown]) => {
      const translation = translations[name]
      return [name, isPart(text) && isPart(translation) ? merge(text, translation) : (translation ?? text)]
    }),
  )
}
