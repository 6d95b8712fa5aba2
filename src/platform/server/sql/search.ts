import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { plannedEachTime } from '../database/statement-names.ts'

/** The generated column with the searchable text of a row. */
export const searchColumn = (of: SQL) => text('search').generatedAlwaysAs(of)

/** What was typed as searches compare it. The subquery is computed once; the bare function would be called for each row that is compared. */
export const searchText = (typed: string): SQL => sql`(select searchable(${typed}))`

/** Escapes the wildcards of LIKE. */
export const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Trigram indexes do not cover shorter words. */
export const isShort = (word: string) => word.length < 3

/** How an escaped word gets into a statement as a pattern of LIKE, after the constant `before` and with anything after it. */
export type ToPattern = (before: string, word: string) => SQL

const constant = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`)

/** A pattern that is put together once; without the subquery, that would be done again for each row that is compared. */
const patternWith: ToPattern = (before, word) => sql`(select ${constant(before)} || searchable(${word}) || '%')`

/** The same where the plan must know the word, because for a frequent one the newest rows are read in order; such a statement is planned each time. */
export const patternInPlan: ToPattern = (before, word) =>
  sql`${constant(before)} || ${plannedEachTime}searchable(${word}) || '%'`

/** The pattern of texts that contain an escaped word. */
export const partPattern = (word: string) => patternWith('%', word)

/** The pattern of texts that begin with an escaped word. */
export const beginPattern = (word: string) => patternWith('', word)

/** What may be before a word in a name: `Desrosiers-Côté`, `O'Brien`, `(Lift)`. */
const beforeWords = [' ', '-', "'", '(']

/** Rows whose text has a word that begins so. */
export const hasWordThatBegins = (text: SQL, word: string, toPattern: ToPattern = patternWith): SQL => {
  const places = ['', ...beforeWords.map((sign) => `%${sign}`)]
  return sql`(${sql.join(
    places.map((place) => sql`${text} like ${toPattern(place, escaped(word))}`),
    sql` or `,
  )})`
}

/** Rows whose text contains a word; a short one only at the beginning of a word. */
export const containsWord = (text: SQL, word: string, toPattern: ToPattern = patternWith): SQL =>
  isShort(word) ? hasWordThatBegins(text, word, toPattern) : sql`${text} like ${toPattern('%', escaped(word))}`

/** The rows of a table to compare with a word. For a short one without its index, which would be read to its end and find all rows. */
export const rowsToSearch = (table: string, word: string): SQL =>
  sql.raw(isShort(word) ? `(select * from ${table} offset 0)` : table)

/** The words of a search, escaped for LIKE. */
export const wordsOf = (typed: string) => typed.split(/\s+/).filter(Boolean).map(escaped)

/** Rows whose search column contains all words, in any order. */
export const matchesText = (column: PgColumn, typed: string) => matchesWords(column, wordsOf(typed))

/** Rows whose search column contains all these words. */
export function matchesWords(
  column: PgColumn,
  words: readonly string[],
  toPattern: ToPattern = patternWith,
): SQL | undefined {
  if (words.length === 0) return undefined
  const parts = words.map((word) => sql`${column} like ${toPattern('%', word)}`)
  return sql.join(parts, sql` and `)
}
