import type { SQL } from 'drizzle-orm'
import type { Database } from './drizzle.ts'

/** The rows of a raw SQL statement, for queries that the query builder cannot express. Instants and dates are texts. */
export async function queryRows<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute(statement)
  return rows as Row[]
}
