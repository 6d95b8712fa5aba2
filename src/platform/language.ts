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
