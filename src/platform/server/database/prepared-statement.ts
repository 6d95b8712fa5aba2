import type { SQL } from 'drizzle-orm'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import { createDatabase } from './database-session.ts'
import type { Database } from './drizzle.ts'

type Values = Record<string, unknown>
type Prepared<Result> = { execute: (values?: Values) => Promise<Result> }

/** Builds statements without a connection. */
const dialect = new PgDialect()
const session = new NodePgSession(undefined as never, dialect, undefined)
const builder = createDatabase(undefined as never)

/**
 * A statement that runs on any connection, in a transaction or outside. Its text is put together once instead of at every
 * call, and PostgreSQL plans it once for each connection under its name. `sql.placeholder('id')` stands for a value.
 */
export const prepareStatement = <Result>(
  name: string,
  build: (db: Database) => { prepare: (name: string) => Prepared<Result> },
) => onAnyConnection(build(builder).prepare(name))

/** The same for SQL that the query builder cannot express. Instants and dates in its rows are texts, as in `queryRows`. */
export function prepareRows<Row extends object>(name: string, statement: SQL) {
  const run = onAnyConnection(
    session.prepareQuery<{ execute: QueryResult<Row>; all: unknown; values: unknown }>(
      dialect.sqlToQuery(statement),
      undefined,
      name,
      false,
    ),
  )
  return async (db: Database, values: Values): Promise<Row[]> => (await run(db, values)).rows
}

/** Drizzle binds a prepared query to the session that it was built for: this copy has the connection and the log of `db`. */
const onAnyConnection =
  <Result>(prepared: Prepared<Result>) =>
  (db: Database, values: Values): Promise<Result> => {
    const { client, logger } = sessionOf(db)
    return (
      Object.create(prepared, { client: { value: client }, logger: { value: logger } }) as Prepared<Result>
    ).execute(values)
  }

/** Missing in Drizzle's types. */
const sessionOf = (db: Database) => db._.session as unknown as { client: object; logger: object }
