import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The column that holds a row's words as they are searched; the database keeps it. */
export const searchColumn = (of: SQL) => text('search').generatedAlwaysAs(of)

/** Rows whose search column holds every word somebody typed, in any order. */
export function holds(column: PgColumn, typed: string): SQL | undefined {
  const words = typed.split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const parts = words.map((word) => sql`${column} like '%' || searchable(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`)
  return sql.join(parts, sql` and `)
}
