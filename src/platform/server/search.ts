import { sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The column that holds a row's words as they are searched; the database keeps it. */
export const searchColumn = (of: SQL) => text('search').generatedAlwaysAs(of)

/** The words somebody typed, as a pattern takes them to the letter. */
export const wordsOf = (typed: string) =>
  typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))

/** Rows whose search column holds every word somebody typed, in any order. */
export const holds = (column: PgColumn, typed: string) => holdsAll(column, wordsOf(typed))

/** The same for words that are filled in later. */
export function holdsAll(column: PgColumn, words: readonly (string | Placeholder)[]): SQL | undefined {
  if (words.length === 0) return undefined
  const parts = words.map((word) => sql`${column} like '%' || searchable(${word}) || '%'`)
  return sql.join(parts, sql` and `)
}

/** A placeholder for each word, and what fills them. */
export const placesFor = (words: readonly string[]) => words.map((_, at) => sql.placeholder(`word${at}`))
export const fillsOf = (words: readonly string[]) => Object.fromEntries(words.map((word, at) => [`word${at}`, word]))
