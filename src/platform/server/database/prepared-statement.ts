import { fillPlaceholders, type Logger, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { types } from 'pg'
import { createDatabase } from './database-session.ts'
import type { Database } from './drizzle.ts'

type Values = Record<string, unknown>
type Prepared<Result> = { execute: (values?: Values) => Promise<Result> }

/** Builds statements without a connection. */
const dialect = new PgDialect()
const builder = createDatabase(undefined as never)

/**
 * A statement that runs on any connection, in a transaction or outside. Its text is put together once instead of at every
 * call, and PostgreSQL plans it once for each connection under its name. `sql.placeholder('id')` is a value.
 */
export function prepareStatement<Result>(
  name: string,
  build: (db: Database) => { prepare: (name: string) => Prepared<Result> },
) {
  const prepared = build(builder).prepare(name)
  // Drizzle binds a prepared query to the session that it was built for: this copy has the connection and the log of `db`.
  return (db: Database, values: Values): Promise<Result> => {
    const { client, logger } = sessionOf(db)
    return (
      Object.create(prepared, { client: { value: client }, logger: { value: logger } }) as Prepared<Result>
    ).execute(values)
  }
}

/**
 * The same for SQL that the query builder cannot express, and for what every call reads: the driver gets the statement
 * without Drizzle's steps in between. Instants and dates in its rows are texts, as in `queryRows`.
 */
export function prepareRows<Row extends object>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const query = { name, text, types: textInstants }
  return async (db: Database, values: Values): Promise<Row[]> => {
    const { client, logger } = sessionOf(db)
    const filled = fillPlaceholders(params, values)
    logger.logQuery(text, filled)
    const { rows } = await client.query<Row>(query, filled)
    return rows
  }
}

const { TIMESTAMPTZ, TIMESTAMP } = types.builtins
const asText = (value: string) => value

/** Parses values as the driver does, except instants, which stay texts. */
const textInstants: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === TIMESTAMPTZ || id === TIMESTAMP ? asText : types.getTypeParser(id, format)),
}

/** Missing in Drizzle's types. */
const sessionOf = (db: Database) => db._.session as unknown as { client: pg.ClientBase; logger: Logger }
