import type { Client } from 'pg'
import { migrateRegistry } from '#platform/server/buildings/migrate-buildings.ts'
import { checkInstallationKey } from '#platform/server/buildings/building-key.ts'
import { findBuilding, type RegisteredBuilding } from '#platform/server/buildings/registry.ts'
import { createClient } from '#platform/server/database/database-client.ts'
import { openPool } from '#platform/server/database/database.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { connectionOfUrl, type DatabaseConfig } from '#platform/server/database/hosts/database-hosts.ts'
import { ensureFolder } from '#platform/server/files/folders.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { assertNoTransactionPooler } from '#platform/server/postgres/pooler.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import type { Config } from '#platform/server/process/config.ts'
import { openSecretKey } from '#platform/server/security/secret-key.ts'

export type OpenedRegistry = {
  config: Config
  connection: DatabaseConfig
  client: Client
  installationKey: Buffer
}

/** Opens the registry for a command, also while the program runs. Throws CannotStart without BUILDINGS=many. */
export async function withRegistry<T>(config: Config, work: (registry: OpenedRegistry) => Promise<T>): Promise<T> {
  if (!config.hasManyBuildings)
    throw new CannotStart('Set BUILDINGS=many: this command is for an installation with many buildings.')
  await ensureFolder('DATA_DIR', config.dataDir)
  const { key: installationKey } = await openSecretKey(config)
  const { connection, stop } = config.databaseUrl
    ? { connection: connectionOfUrl(config.databaseUrl, console), stop: async () => {} }
    : await openCluster({ dataDir: config.dataDir, log: console })
  try {
    if (config.databaseUrl) await assertNoTransactionPooler(connection)
    await migrateRegistry(connection, console)
    const client = createClient({ ...connection, application_name: 'house registry' })
    await client.connect()
    try {
      await checkInstallationKey(client, installationKey)
      return await work({ config, connection, client, installationKey })
    } finally {
      await client.end()
    }
  } finally {
    await stop()
  }
}

/** The building with this slug. Throws CannotStart when there is none, or the option is missing. */
export async function getBuilding(client: Client, slug: string | undefined): Promise<RegisteredBuilding> {
  if (slug === undefined) throw new CannotStart('Name the building: --building north')
  const building = await findBuilding(client, slug)
  if (!building) throw new CannotStart(`There is no building ${slug}. npm run list-buildings shows which there are.`)
  return building
}

/** The database of one building, for a command. */
export async function withDatabaseOf<T>(
  { connection }: OpenedRegistry,
  { schema }: RegisteredBuilding,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { db, pool } = openPool(connection, console, 2, () => schema)
  try {
    return await work(db)
  } finally {
    await pool.end()
  }
}
