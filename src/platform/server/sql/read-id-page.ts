import { and, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/drizzle.ts'
import { queryRows } from '../database/query-rows.ts'
import { countRows } from './count-rows.ts'
import { afterCursor, keysOfRow, orderBy, type SortKey, toPage } from './keyset.ts'

type Options = {
  /** A table whose key is the column `id`. */
  table: PgTable
  order: readonly SortKey[]
  /** Which rows are in the list; all without it. */
  where?: SQL | undefined
  page: { limit: number; cursor?: string | undefined }
}

/**
 * The ids of one page of a table, in its order, with the total of all pages and the cursor of the next one. Throws 400 for
 * a cursor of another list.
 */
export async function readIdPage(db: Database, { table, order, where, page: { limit, cursor } }: Options) {
  const rows = await queryRows<{ id: string; keys: string }>(
    db,
    sql`select id, ${keysOfRow(order)} as keys from ${table} where ${and(where, afterCursor(order, cursor)) ?? sql`true`}
      order by ${orderBy(order)} limit ${limit + 1}`,
  )
  const { page, next } = toPage(rows, limit)
  const [counted] = await queryRows<{ total: number }>(
    db,
    sql`select ${countRows(sql`from ${table} where ${where ?? sql`true`}`)} as total`,
  )
  return { ids: page.map(({ id }) => id), total: counted?.total ?? 0, next }
}
