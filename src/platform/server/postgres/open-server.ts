import { connectionOfUrl, type DatabaseConfig } from '../database/hosts/database-hosts.ts'
import type { Log } from '../process/log.ts'
import { startCluster } from './cluster.ts'
import { checkServer } from './demands.ts'
import { checkPooler } from './check-pooler.ts'

/**
 * The server of `databaseUrl`, or the embedded one in the data folder, which `stop` stops; pools connect to it through the pooler of
 * `poolerUrl`, if there is one. Throws CannotStart with an explanation when it cannot be used.
 */
export async function openServer(options: {
  dataDir: string
  databaseUrl: string | null
  poolerUrl?: string | null
  production: boolean
  log: Log
  /** Settings of the embedded server that replace its own. */
  settings?: Record<string, string>
}): Promise<{ connection: DatabaseConfig; stop: () => Promise<void> }> {
  const { dataDir, databaseUrl, poolerUrl = null, production, log, settings } = options
  const server =
    databaseUrl === null
      ? await startCluster({ dataDir, log, ...(settings && { settings }) })
      : { connection: connectionOfUrl(databaseUrl, log), stop: async () => {} }
  try {
    await checkServer(server.connection, production, log)
    if (poolerUrl === null) return server
    await checkPooler(server.connection, poolerUrl)
    return { ...server, connection: { ...server.connection, poolerUrl } }
  } catch (error) {
    await server.stop()
    throw error
  }
}
