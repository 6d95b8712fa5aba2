import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool, types } from 'pg'
import type { ClientConfig } from 'pg'
import { migrate } from './migrate.ts'
import { startCluster } from './postgres/cluster.ts'
import { checkDemands } from './postgres/demands.ts'

/** What a store works on: the house's database, or a transaction of it. */
export type Database = PgDatabase<NodePgQueryResultHKT>

/** Where the start tells what it does; a pino logger fits. */
export type Log = { info: (message: string) => void; warn: (message: string) => void }

export type OpenedPool = {
  db: Database
  pool: Pool
  /** For clients that stand outside the pool: LISTEN, and the job queue. Same schema, no statement timeout. */
  connection: ClientConfig
}

export type HouseDatabase = OpenedPool & { close: () => Promise<void> }

/** A building is a PostgreSQL schema; extensions live in public. */
const searchPath = 'building,public'

// Set for the whole program, because Drizzle asks the driver's global parsers: counts are numbers, days stay days.
// Instants come as Date from `pool.query` and from columns; Drizzle's `db.execute` leaves them text, so cast them in SQL.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.DATE, (day) => day)

/**
 * Opens the house's database, checked and migrated: the server that `databaseUrl` names, or the program's own in the
 * data folder, which `close` stops. Throws CannotStart with a sentence for people.
 */
export async function openDatabase(asked: {
  dataDir: string
  databaseUrl: string | null
  production: boolean
  log: Log
  poolSize?: number
}): Promise<HouseDatabase> {
  const { connection, stop } =
    asked.databaseUrl === null
      ? await startCluster({ dataDir: asked.dataDir, log: asked.log })
      : { connection: { connectionString: asked.databaseUrl }, stop: async () => {} }
  try {
    await checkDemands(connection, asked.production, asked.log)
    await migrate(connection, { log: asked.log })
  } catch (error) {
    await stop()
    throw error
  }
  const opened = openPool(connection, asked.log, asked.poolSize)
  const close = async () => {
    await opened.pool.end()
    await stop()
  }
  return { ...opened, close }
}

/** A pool whose sessions see the building's schema, and give up a statement or an idle transaction in time. */
export function openPool(connection: ClientConfig, log: Log, size = 10): OpenedPool {
  const named = { ...connection, application_name: 'house' }
  const limits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }
  const pool = new Pool({
    ...withSettings(named, { search_path: searchPath, ...limits }),
    max: size,
    // A connection that stays keeps the statements it has planned; a timer for each that rests costs every question.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
  })
  // A connection lost while nobody used it is replaced by the pool; without this listener it would end the program.
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`))
  return { db: drizzle(pool), pool, connection: withSettings(named, { search_path: searchPath }) }
}

/** The connection with the settings that each of its sessions begins with. */
function withSettings(connection: ClientConfig, settings: Record<string, string | number>): ClientConfig {
  const asked = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  if (connection.connectionString === undefined) return { ...connection, options: asked.join(' ') }
  // What stands in the address wins over what stands beside it, so the settings are written into the address.
  const url = new URL(connection.connectionString)
  url.searchParams.set('options', [url.searchParams.get('options') ?? '', ...asked].join(' ').trim())
  return { ...connection, connectionString: url.href }
}
