import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** What a store works on: the house's database, or a transaction of it. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** Where the start tells what it does; a pino logger fits. */
export type Log = { info: (message: string) => void; warn: (message: string) => void }

export type HouseDatabase = {
  db: Database
  pool: pg.Pool
  /** For clients that stand outside the pool: LISTEN, and the job queue. Same schema, no statement timeout. */
  connection: pg.ClientConfig
  close: () => Promise<void>
}

/** A building is a PostgreSQL schema; extensions live in public. */
const schema = 'building'
const statementTimeout = 30_000

// Set for the whole program, because Drizzle asks the driver's global parsers: counts are numbers, days stay days.
// Instants come as Date from `pool.query` and from columns; Drizzle's `db.execute` leaves them text, so cast them in SQL.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

/** The connection with the settings every session of this program has. */
function withSettings(connection: pg.ClientConfig, settings: Record<string, string | number>): pg.ClientConfig {
  const asked = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  if (connection.connectionString === undefined) return { ...connection, options: asked.join(' ') }
  // What stands in the address wins over what stands beside it, so the settings are written into the address.
  const url = new URL(connection.connectionString)
  url.searchParams.set('options', [url.searchParams.get('options') ?? '', ...asked].join(' ').trim())
  return { ...connection, connectionString: url.href }
}

/** A pool whose sessions see the building's schema and give up a statement after half a minute. */
export function openPool(
  connection: pg.ClientConfig,
  size = 10,
): { db: Database; pool: pg.Pool; connection: pg.ClientConfig } {
  const named = { ...connection, application_name: 'house' }
  const settings = { search_path: `${schema},public` }
  const pool = new pg.Pool({
    ...withSettings(named, { ...settings, statement_timeout: statementTimeout }),
    max: size,
    connectionTimeoutMillis: 10_000,
  })
  return { db: drizzle(pool), pool, connection: withSettings(named, settings) }
}

/** Opens the house's database: the server that `databaseUrl` names, or the program's own in the data folder. */
export async function openDatabase(asked: {
  dataDir: string
  databaseUrl: string | undefined
  production: boolean
  log: Log
  poolSize?: number
}): Promise<HouseDatabase> {
  if (asked.databaseUrl === undefined) throw new Error('Set DATABASE_URL to a PostgreSQL server.')
  const opened = openPool({ connectionString: asked.databaseUrl }, asked.poolSize)
  // A connection lost while nobody used it is replaced by the pool; without this listener it would end the program.
  opened.pool.on('error', (error) => asked.log.warn(`A database connection was lost: ${error.message}`))
  return { ...opened, close: () => opened.pool.end() }
}
