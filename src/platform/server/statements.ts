import { getTableColumns, type Logger, Placeholder, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import pg, { type Pool, type PoolClient } from 'pg'
import type { Database } from './database.ts'

const dialect = new PgDialect()
/** Statements by their text. Those that are another text each time get a name only while there are few. */
const names = new Map<string, string>()
const mostAsked = 100
/** So many shapes of a question are known by their text; those asked for longest ago make room. */
const mostShapes = 200
/** And so many texts of theirs have a name, which each connection keeps with its plan. */
const mostNamedShapes = 400

type Values = Record<string, unknown>
type Made = { text: string; name: string | undefined; params: unknown[] }

/** SQL as the driver takes it. Under a name, a connection is sent the text, and the database plans it, only once. */
function make(query: SQL, most = Infinity): Made {
  const { sql: text, params } = dialect.sqlToQuery(query)
  let name = names.get(text)
  if (name === undefined && names.size < most) names.set(text, (name = `house-${names.size + 1}`))
  return { text, name, params }
}

/** Past the builder of queries, whose way to the driver costs as much as the driver; its log still hears of it. */
async function run<Row>(db: Database, { text, name, params }: Made, filled: Values = {}): Promise<Row[]> {
  // What every session of node-postgres holds.
  const { client, logger } = db._.session as unknown as { client: Pool | PoolClient; logger: Logger }
  const values = params.map((param) => (param instanceof Placeholder ? filled[param.name] : param))
  logger.logQuery(text, values)
  const { rows } = await client.query({ ...(name === undefined ? {} : { name }), text, values, types: asText })
  return rows as Row[]
}

const { builtins, getTypeParser } = pg.types
const keptAsText = new Set<number>([builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE, builtins.INTERVAL])
const asWritten = (text: string) => text
/** Instants and dates stay as the database writes them, as the builder of queries reads them too. */
const asText = {
  getTypeParser: (type: number, format?: 'text') => (keptAsText.has(type) ? asWritten : getTypeParser(type, format)),
} as pg.CustomTypesConfig

/**
 * A statement for the paths that are walked most: its text is made once, for building a query anew at each call costs
 * the server as much as asking it. Its placeholders (`sql.placeholder`) are filled at each call.
 * Instants come as text; cast them in the SQL, or read the row with `rowOf`.
 */
export function statement<Row extends object = Record<string, unknown>>(query: SQL) {
  let made: Made | null = null
  return (db: Database, values?: Values): Promise<Row[]> => run<Row>(db, (made ??= make(query)), values)
}

/**
 * One question of a list with filters. The shape tells apart what has another text or other constants in it: each choice,
 * and of what is typed or pointed at only that it is there, for that is filled in as the values of placeholders.
 */
export type Shaped = { shape: string; text: () => SQL; values: Values }

/** A statement in as many shapes as its filters give it, the text of each made once as for `statement`. */
export function shapedStatement<Row extends object = Record<string, unknown>>(around = (text: SQL) => text) {
  const known = new Map<string, Made>()
  return (db: Database, { shape, text, values }: Shaped): Promise<Row[]> => {
    let made = known.get(shape)
    if (!made) {
      known.set(shape, (made = make(around(text()), mostNamedShapes)))
      const [oldest] = known.keys()
      if (known.size > mostShapes && oldest !== undefined) known.delete(oldest)
    }
    return run<Row>(db, made, values)
  }
}

/** The same for SQL that is another text each time and is asked for seldom. */
export function ask<Row extends object = Record<string, unknown>>(db: Database, query: SQL): Promise<Row[]> {
  return run<Row>(db, make(query, mostAsked))
}

/** A row as its table describes it, from `select *`. */
export function rowOf<Table extends PgTable>(table: Table, raw: Record<string, unknown>): Table['$inferSelect'] {
  const row: Record<string, unknown> = {}
  for (const [name, column] of columnsOf(table)) {
    const value = raw[column.name]
    row[name] = value === null || value === undefined ? null : column.mapFromDriverValue(value)
  }
  return row
}

/** `column = …, …` for an update written as SQL, with a placeholder of its name for each column. */
export function assignmentsOf(table: PgTable, names: readonly string[]): SQL {
  const assigned = columnsOf(table).flatMap(([name, column]) =>
    names.includes(name) ? [sql`${sql.identifier(column.name)} = ${sql.placeholder(name)}`] : [],
  )
  return sql.join(assigned, sql`, `)
}

/** The values of columns as the database takes them. */
export function driverValues(table: PgTable, values: Record<string, unknown>): Values {
  const filled: Values = {}
  for (const [name, column] of columnsOf(table)) {
    const value = values[name]
    if (value !== undefined) filled[name] = value === null ? null : column.mapToDriverValue(value)
  }
  return filled
}

const columns = new WeakMap<PgTable, [name: string, column: PgColumn][]>()
function columnsOf(table: PgTable) {
  const known = columns.get(table)
  if (known) return known
  const found = Object.entries(getTableColumns(table))
  columns.set(table, found)
  return found
}
