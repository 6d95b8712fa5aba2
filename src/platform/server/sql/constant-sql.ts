import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/**
 * A part of a statement as one text. Drizzle puts a statement of many parts together again at every call, so a large part
 * that never changes is put together once. Throws for a part with parameters.
 */
export function constantSql(part: SQL): SQL {
  const { sql: text, params } = new PgDialect().sqlToQuery(part)
  if (params.length > 0) throw new Error('A constant part of a statement has no parameters.')
  return sql.raw(text)
}
