import { types } from 'pg'
import type { Database } from './drizzle.ts'
import type { Log } from '../process/log.ts'
import { createDatabaseMonitor } from './database-monitor.ts'
import { DatabasePool, type DatabasePoolOptions } from './database-pool.ts'
import { createDatabase } from './database-session.ts'
import type { DatabaseConfig } from './hosts/database-hosts.ts'
import { describeError } from '../process/logged-error.ts'
import { migrate } from './migrations/migrate.ts'
import { openServer } from '../postgres/open-server.ts'
import { assertNoDroppedSettings } from '../postgres/pooler.ts'
import { withTimeLimit } from './time-limit.ts'

export type OpenedPool = {
  db: Database
  pool: DatabasePool
  /** For clients outside the pool: LISTEN and the job queue. Same schema, no statement timeout. */
  connection: DatabaseConfig
}

export type OpenDatabase = OpenedPool & { close: () => Promise<void> }

/** A building is a PostgreSQL schema; extensions are in public. */
const searchPath = 'building,public'
/** With many buildings, until a connection is led to one. */
export const noBuilding = 'pg_catalog'
/** Connections reserved for sign-in, session checks and health. */
const reserved = 3
/**
 * Limits of every pooled session, in milliseconds. The server enforces them; when it does not answer, the pool closes
 * the connection a little later.
 */
const limits = { statement_timeout: 30_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 60_000 }
/** Lists have many expressions and few rows: PostgreSQL would compile them for longer than they run. */
const planner = { jit: 'off' }

// Set for the whole process, because Drizzle uses the driver's global parsers: counts are numbers, days stay texts.
// Instants are Dates from `pool.query` and from columns; Drizzle's `db.execute` leaves them as text, so cast them in
// SQL.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.DATE, (day) => day)

/**
 * Opens the database, checked and migrated: the server of `databaseUrl`, or the embedded one in the data folder, which
 * `close` stops. Throws CannotStart with an explanation.
 */
export async function openDatabase(options: {
  dataDir: string
  databaseUrl: string | null
  poolerUrl?: string | null
  production: boolean
  log: Log
  poolSize?: number
}): Promise<OpenDatabase> {
  const { connection, stop } = await openServer(options)
  try {
    if (options.databaseUrl !== null) await assertSettings(connection)
    await migrate(connection, { log: options.log })
  } catch (error) {
    await stop()
    throw error
  }
  const opened = openPool(connection, options.log, options.poolSize)
  const close = async () => {
    // Does not wait for a connection that was not released or a silent server.
    await withTimeLimit(opened.pool.end(), 1_000, 'not all connections were given back').catch(() => undefined)
    await stop()
  }
  return { ...opened, close }
}

/**
 * A pool whose sessions use the building's schema and limit the time of statements, locks and idle transactions; with a
 * small reserved pool.
 */
export function openPool(
  connection: DatabaseConfig,
  log: Log,
  size = 10,
  /** With many buildings: the schema of the current work. */
  schema?: () => string | null,
): OpenedPool {
  const named = { ...connection, application_name: 'house' }
  const { poolerUrl } = connection
  const pooled = poolerUrl === undefined ? named : { connectionString: poolerUrl, application_name: 'house' }
  const monitor = createDatabaseMonitor({ ...pooled, application_name: 'house monitor' }, log)
  const sessionSettings = { search_path: schema ? noBuilding : searchPath, ...limits, ...planner }
  const options = {
    ...(poolerUrl === undefined
      ? withSettings(named, sessionSettings)
      : { ...pooled, settingsOfTransactions: sessionSettings }),
    schema,
    monitor,
    timeLimit: limits.statement_timeout + 3_000,
    // A long-lived connection keeps its prepared plans; a timer for each idle one costs every query.
    idleTimeoutMillis: 0,
    // With many buildings it is replaced sometimes, because the server keeps what it knows of every table it has met.
    ...(schema ? { maxLifetimeSeconds: 1_800 } : {}),
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  } satisfies Partial<DatabasePoolOptions>
  const pool = new DatabasePool({ ...options, max: size, share: Math.ceil(size * 0.6) })
  // With many buildings, more people sign in at once.
  const ofReserve = schema ? 2 * reserved : reserved
  pool.reserve = new DatabasePool({ ...options, max: ofReserve, share: ofReserve })
  for (const each of [pool, pool.reserve])
    each.on('error', (error) => log.warn(`A database connection was lost: ${describeError(error)}`))
  const settings: Record<string, string> = schema ? {} : { search_path: searchPath }
  return { db: createDatabase(pool), pool, connection: withSettings(named, settings) }
}

/** Throws CannotStart when a pooler does not pass on the settings of a session. */
export const assertSettings = (connection: DatabaseConfig, path = searchPath) =>
  assertNoDroppedSettings(withSettings(connection, { search_path: path }), path)

/** The connection with the initial settings of its sessions. */
function withSettings(connection: DatabaseConfig, settings: Record<string, string | number>): DatabaseConfig {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  if (connection.connectionString === undefined) return { ...connection, options: options.join(' ') }
  // Parameters of the URL win over other properties, so the settings are written into the URL.
  const url = new URL(connection.connectionString)
  url.searchParams.set('options', [url.searchParams.get('options') ?? '', ...options].join(' ').trim())
  return { ...connection, connectionString: url.href }
}
