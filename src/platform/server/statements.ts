import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

const dialect = new PgDialect()
/** Statements by their text; more kinds than this are sent without a name. */
const names = new Map<string, string>()
const mostNames = 200

/**
 * Runs SQL that is written out, for the paths that are walked most: building a query anew at each call costs the server
 * several times what its answer does. Under a name, a connection is sent the text, and the database plans it, only once.
 * Instants come as text; cast them in the SQL, or read the row with `rowOf`.
 */
export async function ask<Row extends object = Record<string, unknown>>(db: Database, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  let name = names.get(text)
  if (name === undefined && names.size < mostNames) names.set(text, (name = `house-${names.size + 1}`))
  const { rows } = (await db._.session.prepareQuery({ sql: text, params }, undefined, name, false).execute()) as {
    rows: Row[]
  }
  return rows
}

/** A row as its table describes it, from `select *`. */
export function rowOf<Table extends PgTable>(table: Table, raw: Record<string, unknown>): Table['$inferSelect'] {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(
    columns.map(([name, column]) => {
      const value = raw[column.name]
      return [name, value === null || value === undefined ? null : column.mapFromDriverValue(value)]
    }),
  )
}

/** `column = value, …` for an update written as SQL. */
export function assignmentsOf(table: PgTable, values: Record<string, unknown>): SQL {
  const columns = getTableColumns(table)
  const assigned = Object.entries(values).flatMap(([name, value]) => {
    const column = columns[name]
    return column ? [sql`${sql.identifier(column.name)} = ${sql.param(value, column)}`] : []
  })
  return sql.join(assigned, sql`, `)
}
