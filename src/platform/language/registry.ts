type LanguageEntry = {
  /** The name of the language in that language. */
  name: string
  /** BCP 47, without a region; by default the code. */
  tag?: string
  /** Between a day and a time of day; by default a space, as in `Nov 24, 2026 3:05 PM`. */
  dateTimeSeparator?: string
  /** `dollars canadiens` instead of `Canadian dollars`. */
  nounIsFirst?: boolean
}

/**
 * The languages of the program, in the order of the choices; everything else about languages is derived from this list.
 * To add one: an entry here, and `src/app/languages/<code>.ts` with the texts of all modules (`docs/decisions/075`).
 */
const entries = {
  en: { name: 'English' },
  fr: { name: 'Français', dateTimeSeparator: ', ', nounIsFirst: true },
  /** The pseudo-locale of the tests: lengthened English in brackets. */
  'en-XA': { name: 'Pseudo', tag: 'en' },
} as const satisfies Readonly<Record<string, LanguageEntry>>

export type Language = keyof typeof entries
export const registry: Readonly<Record<Language, LanguageEntry>> = entries

/** The language of the office, of programs, and of texts that another language lacks. */
export const firstLanguage = 'en' satisfies Language
/** Can be chosen only with `PSEUDO_LOCALE=1`. */
export const pseudoLocale = 'en-XA' satisfies Language
/** The languages whose texts are beside each other in every module. Those of the others are loaded for their readers. */
export const bundledLanguages = ['en', 'fr'] as const satisfies readonly Language[]
