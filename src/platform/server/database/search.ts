import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The generated column with the searchable text of a row. */
export const searchColumn = (of: SQL) => text('search').generatedAlwaysAs(of)

/** The words of a search, escaped for LIKE. */
export const wordsOf = (typed: string) =>
  typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))

/** Rows whose search column contains all words, in any order. */
export const matchesText = (column: PgColumn, typed: string) => matchesWords(column, wordsOf(typed))

/** Rows whose search column contains all these words. */
export function matchesWords(column: PgColumn, words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined
  const parts = words.map((word) => sql`${column} like '%' || searchable(${word}) || '%'`)
  return sql.join(parts, sql` and `)
}
