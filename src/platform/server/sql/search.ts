import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { plannedEachTime } from '../database/statement-names.ts'

/** The generated column with the searchable text of a row. */
export const searchColumn = (of: SQL) => text('search').generatedAlwaysAs(of)

/** What was typed as searches compare it. The subquery is computed once; the bare function would be called for each row that is compared. */
export const searchText = (typed: string): SQL => sql`(select searchable(${typed}))`

/** The same where the plan must know the word, because for a frequent one the newest rows are read in order; such a statement is planned each time. */
export const searchTextInPlan = (typed: string): SQL => sql`${plannedEachTime}searchable(${typed})`

/** Escapes the wildcards of LIKE. */
export const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Trigram indexes do not cover shorter words. */
export const isShort = (word: string) => word.length < 3

/** How a typed word gets into a statement: as `searchText` or as `searchTextInPlan`. */
export type ToText = (typed: string) => SQL

/** What may be before a word in a name: `Desrosiers-Côté`, `O'Brien`, `(Lift)`. */
const beforeWords = [' ', '-', "'", '(']

/** Rows whose text has a word that begins so. */
export const hasWordThatBegins = (text: SQL, word: string, toText: ToText = searchText): SQL => {
  const begin = toText(escaped(word))
  const places = ['', ...beforeWords.map((sign) => `%${sign}`)]
  return sql`(${sql.join(
    places.map((place) => sql`${text} like ${place} || ${begin} || '%'`),
    sql` or `,
  )})`
}

/** Rows whose text contains a word; a short one only at the beginning of a word. */
export const containsWord = (text: SQL, word: string, toText: ToText = searchText): SQL =>
  isShort(word) ? hasWordThatBegins(text, word, toText) : sql`${text} like '%' || ${toText(escaped(word))} || '%'`

/** The words of a search, escaped for LIKE. */
export const wordsOf = (typed: string) => typed.split(/\s+/).filter(Boolean).map(escaped)

/** Rows whose search column contains all words, in any order. */
export const matchesText = (column: PgColumn, typed: string) => matchesWords(column, wordsOf(typed))

/** Rows whose search column contains all these words. */
export function matchesWords(column: PgColumn, words: readonly string[], toText: ToText = searchText): SQL | undefined {
  if (words.length === 0) return undefined
  const parts = words.map((word) => sql`${column} like '%' || ${toText(word)} || '%'`)
  return sql.join(parts, sql` and `)
}
