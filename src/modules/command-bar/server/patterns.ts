import { type SQL, sql } from 'drizzle-orm'
import { beginPattern, containsWord, escaped, hasWordThatBegins, type ToPattern } from '#platform/server/sql/search.ts'

/** A typed word, and similar words that it may be a typo of. A row matches when it contains the word, or a word that begins with a similar one. */
export type SearchTerm = readonly string[]

export const any = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` or `)})`
export const all = (parts: readonly SQL[]) =>
  parts.length === 0 ? sql`true` : sql`(${sql.join([...parts], sql` and `)})`

export const hasDigit = (word: string) => /\d/.test(word)

/** Rows whose text contains every term. */
export const containsAll = (text: SQL, words: readonly SearchTerm[], toPattern?: ToPattern): SQL =>
  all(
    words.map(([typed = '', ...similar]) =>
      any([containsWord(text, typed, toPattern), ...similar.map((word) => hasWordThatBegins(text, word))]),
    ),
  )

/**
 * Rows whose text begins with the prefix, through an index with `text_pattern_ops`. Such an index serves LIKE only where the plan knows
 * the word, and a prepared statement does not; this names the range from the prefix to the prefix with the last character of Unicode.
 */
export const isInPrefixRange = (text: SQL, prefix: SQL): SQL =>
  sql`(${text} ~>=~ ${prefix} and ${text} ~<=~ (${prefix} || chr(1114111)))`

export const beginsWith = (text: SQL, { 0: word = '' }: SearchTerm): SQL =>
  sql`${text} like ${beginPattern(escaped(word))}`

/** Reduces a telephone number to its digits, as it is stored; the hyphen of a unit number stays. */
export function normalizeTerm(word: string): string {
  const digits = word.replace(/\D/g, '')
  const isTelephone = /^[\d().+-]+$/.test(word) && (digits.length >= 7 || (digits.length >= 3 && /[()+]/.test(word)))
  return isTelephone ? digits : word
}

/** The union of the ids of these queries. */
export const union = (sources: readonly SQL[]): SQL =>
  sql.join(
    sources.map((source) => sql`(${source})`),
    sql` union `,
  )
