/** The languages that visitors and residents may choose; the office works in the first one. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

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
let spoken: Language = isLanguage(page?.documentElement.lang) ? page.documentElement.lang : 'en'

export const spokenLanguage = (): Language => spoken

/** From here on the screens of this page speak this language. */
export function speak(language: Language) {
  spoken = language
  if (page) page.documentElement.lang = language
}

/**
 * The texts in whatever language is spoken when they are read. A text without a French twin is said in English.
 * `said` knows the twins of whole sentences from then on.
 */
export function inLanguages<Words extends object>(english: Words, french: PartlyTranslated<Words>): Words {
  learn(english, french)
  return spokenPart(english, french)
}

/** Sentences and their twins; `said` looks them up. */
export const twins = new Map<string, string>()

/** Makes a sentence with facts. */
export type Maker = (...facts: unknown[]) => unknown
/** The same of sentences that are made with facts, which `said` has not met yet. */
export const makers: [own: Maker, twin: Maker][] = []

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

function learn(english: object, french: object) {
  for (const [name, twin] of Object.entries(french) as [string, unknown][]) {
    const own = (english as Record<string, unknown>)[name]
    if (typeof own === 'string' && typeof twin === 'string') twins.set(own, twin)
    else if (typeof own === 'function' && typeof twin === 'function') makers.push([own as Maker, twin as Maker])
    else if (isPart(own) && isPart(twin)) learn(own, twin)
  }
}

function spokenPart<Words extends object>(english: Words, french: object | undefined): Words {
  const parts = new Map<string | symbol, unknown>()
  return new Proxy(english, {
    get(words, name) {
      const own = Reflect.get(words, name) as unknown
      const twin = french && (Reflect.get(french, name) as unknown)
      if (!isPart(own)) return spoken === 'fr' ? (twin ?? own) : own
      if (!parts.has(name)) parts.set(name, spokenPart(own, isPart(twin) ? twin : undefined))
      return parts.get(name)
    },
  })
}
