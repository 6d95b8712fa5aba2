/** The languages that visitors and residents may choose; the office works in the first one. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The language of an Accept-Language header: French when it comes first, otherwise English. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  /^\s*fr\b/i.test(acceptLanguage ?? '') ? 'fr' : 'en'

/** The BCP 47 tag with which browsers format dates and numbers. */
export const localeOf = (language: Language) => `${language}-CA`

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

/** In a browser, the language of the document; everywhere else English is the default. */
const page = (globalThis as { document?: { documentElement: { lang: string } } }).document
let current: Language = isLanguage(page?.documentElement.lang) ? page.documentElement.lang : 'en'

export const currentLanguage = (): Language => current

/** Sets the language of the screens rendered from now on. */
export function setLanguage(language: Language) {
  current = language
  if (page) page.documentElement.lang = language
}

/**
 * A text with its parameters, looked up when it is read: `() => words.suspended(name)`. A plain string is English only,
 * for texts of the office and of programs.
 */
export type Message = string | (() => string)

/** Returns a text in a language. */
export const render = (message: Message, language: Language): string =>
  typeof message === 'string' ? message : runInLanguage(language, message)

/**
 * Runs a function with all texts in a language, and returns its result. The function is synchronous, so that no other
 * request can run meanwhile.
 */
export function runInLanguage<T>(language: Language, run: () => T extends Promise<unknown> ? never : T): T {
  const before = current
  current = language
  try {
    return run()
  } finally {
    current = before
  }
}

/** The texts in the current language when they are read. A text without a French entry is English in both. */
export const inLanguages = <Words extends object>(english: Words, french: PartlyTranslated<Words>): Words =>
  translatePart(english, french)

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

function translatePart<Words extends object>(english: Words, french: object | undefined): Words {
  const parts = new Map<string | symbol, unknown>()
  return new Proxy(english, {
    get(words, name) {
      const own = Reflect.get(words, name) as unknown
      const translation = french && (Reflect.get(french, name) as unknown)
      if (!isPart(own)) return current === 'fr' ? (translation ?? own) : own
      if (!parts.has(name)) parts.set(name, translatePart(own, isPart(translation) ? translation : undefined))
      return parts.get(name)
    },
  })
}
