import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'

/** New values of a row by database column. */
export type RowUpdate = { id: string; values: Record<string, unknown> }

/**
 * Updates many rows of a table by one statement, because other people wait for its lock. Each row has its own columns;
 * the others stay. The version increases once.
 */
export async function updateRows(tx: Database, table: string, updates: readonly RowUpdate[], now: Date): Promise<void> {
  const names = [...new Set(updates.flatMap(({ values }) => Object.keys(values)))]
  if (names.length === 0) return
  const name = sql.identifier(table)
  const sets = names.map((column) => sql`${sql.identifier(column)} = (given.row).${sql.identifier(column)}`)
  // Materialized, so that each row is read from JSON once and not once for each column.
  await tx.execute(sql`
    with given as materialized (
      select present.id, jsonb_populate_record(present, one->'values') as row
      from jsonb_array_elements(${JSON.stringify(updates)}::jsonb) one
      join ${name} present on present.id = (one->>'id')::uuid)
    update ${name} t set ${sql.join(sets, sql`, `)}, version = t.version + 1, updated_at = ${now.toISOString()}
    from given where t.id = given.id`)
}
