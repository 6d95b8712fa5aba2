/** The languages that visitors and residents may choose; the office works in the first one. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The language an Accept-Language header asks for: French when it comes first, English otherwise. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  /^\s*fr\b/i.test(acceptLanguage ?? '') ? 'fr' : 'en'

/** The tag under which browsers know how the language writes dates and numbers here. */
export const localeOf = (language: Language) => `${language}-CA`

/** The same texts in another language: every sentence, and every sentence that is made with the same facts. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...facts: infer Facts) => unknown
    ? (...facts: Facts) => string
    : { readonly [Name in keyof Words]: Translated<Words[Name]> }

/** A part of such texts: what only the office reads stays in English. */
export type PartlyTranslated<Words> = Words extends string
  ? string
  : Words extends (...facts: infer Facts) => unknown
    ? (...facts: Facts) => string
    : { readonly [Name in keyof Words]?: PartlyTranslated<Words[Name]> }

/** A browser's page says itself what language it is in; everywhere else the program speaks English. */
const page = (globalThis as { document?: { documentElement: { lang: string } } }).document
let current: Language = isLanguage(page?.documentElement.lang) ? page.documentElement.lang : 'en'

export const currentLanguage = (): Language => current

/** From here on the screens of this page speak this language. */
export function setLanguage(language: Language) {
  current = language
  if (page) page.documentElement.lang = language
}

/**
 * A text with its parameters, looked up where it is read: `() => words.suspended(name)`. A plain string is a text that
 * exists in English only: what the office or a program reads.
 */
export type Message = string | (() => string)

/** Looks a text up in a language. */
export const render = (message: Message, language: Language): string =>
  typeof message === 'string' ? message : inLanguage(language, message)

/**
 * Runs a function with all texts in a language, and gives its result. The function is synchronous, so that no other
 * request can run meanwhile.
 */
export function inLanguage<T>(language: Language, run: () => T extends Promise<unknown> ? never : T): T {
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
  spokenPart(english, french)

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

function spokenPart<Words extends object>(english: Words, french: object | undefined): Words {
  const parts = new Map<string | symbol, unknown>()
  return new Proxy(english, {
    get(words, name) {
      const own = Reflect.get(words, name) as unknown
      const translation = french && (Reflect.get(french, name) as unknown)
      if (!isPart(own)) return current === 'fr' ? (translation ?? own) : own
      if (!parts.has(name)) parts.set(name, spokenPart(own, isPart(translation) ? translation : undefined))
      return parts.get(name)
    },
  })
}
