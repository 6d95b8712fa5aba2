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

/** A sentence the server said, in the language of the page; one without a twin stays as it is. */
export const said = (sentence: string): string =>
  spoken === 'fr' ? (twins.get(sentence) ?? madeAgain(sentence) ?? sentence) : sentence

const twins = new Map<string, string>()

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

type Maker = (...facts: unknown[]) => unknown
type Pattern = { parts: RegExp; literal: number; twin: Maker }

/** Sentences that are made with facts, and their twins; recognised only when one is heard. */
const makers: [own: Maker, twin: Maker][] = []
const patterns: Pattern[] = []

/** Fewer letters of its own, and a sentence could be taken for another one. */
const leastLiteral = 8

/** The twin of a sentence that was made with facts, made with the same ones; null when none is known. */
function madeAgain(sentence: string): string | null {
  for (const [own, twin] of makers.splice(0)) {
    const pattern = patternOf(own, twin)
    if (pattern) patterns.push(pattern)
  }
  patterns.sort((a, b) => b.literal - a.literal)
  for (const { parts, twin } of patterns) {
    const facts = parts.exec(sentence)?.slice(1)
    if (facts) return String(twin(...facts.map(asFact)))
  }
  return null
}

/** How the sentence looks around its facts; null when it is not plain enough to be known again. */
function patternOf(own: Maker, twin: Maker): Pattern | null {
  const marks = Array.from({ length: own.length }, (_, at) => `\uE000${at}\uE001`)
  try {
    const made = own(...marks)
    if (typeof made !== 'string' || made.split('\uE000').length !== marks.length + 1) return null
    // The facts have to come in the order in which they are given.
    const parts = made.split(/\uE000\d+\uE001/)
    if (parts.flatMap((part, at) => (at < marks.length ? [part, marks[at]] : [part])).join('') !== made) return null
    const literal = parts.join('').length
    const escaped = parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    return literal < leastLiteral ? null : { parts: new RegExp(`^${escaped.join('(.+?)')}$`, 's'), literal, twin }
  } catch {
    return null
  }
}

/** A count is a number again, so that the twin writes it in its own way; a unit's number has no commas and stays text. */
const asFact = (fact: string) =>
  /^\d{1,3}(?:,\d{3})*$/.test(fact) ? Number(fact.replaceAll(',', '')) : (twins.get(fact) ?? fact)
