import { ensureFolder } from '#platform/server/files/folders.ts'
import { type ActiveBuildings, createActiveBuildings } from '#platform/server/buildings/active-buildings.ts'
import { configOfCurrent, filesOfCurrent } from '#platform/server/buildings/building-facades.ts'
import { checkInstallationKey } from '#platform/server/buildings/building-key.ts'
import { createManyBuildings } from '#platform/server/buildings/building-scope.ts'
import {
  migrateBuildings,
  migrateRegistry,
  type MigrationReport,
} from '#platform/server/buildings/migrate-buildings.ts'
import { openPool, type OpenedPool } from '#platform/server/database/database.ts'
import type { DatabaseConfig } from '#platform/server/database/hosts/database-hosts.ts'
import { withTimeLimit } from '#platform/server/database/time-limit.ts'
import type { Config } from '#platform/server/process/config.ts'
import type { Log } from '#platform/server/process/log.ts'
import { describeError } from '#platform/server/process/logged-error.ts'
import type { createApp } from '../server.ts'

/** The connections of a process for calls and jobs of all buildings; more are reserved for sessions. */
const poolSize = 20

export type OpenedBuildings = {
  active: ActiveBuildings
  database: OpenedPool
  report: MigrationReport
  /** What `createApp` needs: everything is that of the building of the current request or job. */
  appOptions: Pick<
    Parameters<typeof createApp>[0],
    'buildings' | 'config' | 'database' | 'fileStore' | 'secretKey' | 'log'
  >
  close: () => Promise<void>
}

/** Opens the registry of an installation with many buildings, and brings all their schemas up to date. */
export async function openManyBuildings(options: {
  config: Config
  connection: DatabaseConfig
  installationKey: Buffer
  log: Log
  now?: () => Date
}): Promise<OpenedBuildings> {
  const { config, connection, installationKey, log, now = () => new Date() } = options
  await ensureFolder('DATA_DIR', config.dataDir)
  await migrateRegistry(connection, log)
  const report = await migrateBuildings(connection, log)
  const scope = createManyBuildings()
  const database = openPool(connection, log, poolSize, scope.schema)
  try {
    await scope.runForInstallation(() => checkInstallationKey(database.pool, installationKey))
    const active = await createActiveBuildings({ scope, pool: database.pool, config, installationKey, log, now })
    const closing = setInterval(
      () =>
        void active
          .closeIdle()
          .catch((error: unknown) => log.warn(`An idle building stays open: ${describeError(error)}`)),
      60_000,
    ).unref()
    return {
      active,
      database,
      report,
      appOptions: {
        buildings: active,
        config: configOfCurrent(config, scope),
        database,
        fileStore: filesOfCurrent(scope),
        get secretKey() {
          return scope.current().secretKey
        },
        log,
      },
      // Does not wait for a connection that was not released or a silent server.
      close: () => {
        clearInterval(closing)
        return withTimeLimit(database.pool.end(), 1_000, 'not all connections were given back').catch(() => undefined)
      },
    }
  } catch (error) {
    await database.pool.end()
    throw error
  }
}
