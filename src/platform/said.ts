import { type Maker, makers, spokenLanguage, twins } from './language.ts'

/** A sentence the server said, in the language of the page; one without a twin stays as it is. */
export const said = (sentence: string): string =>
  spokenLanguage() === 'fr' ? (twins.get(sentence) ?? madeAgain(sentence) ?? sentence) : sentence

type Pattern = { parts: RegExp; literal: number; twin: Maker }

/** Made from `makers` only when a sentence is heard. */
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
