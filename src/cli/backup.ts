import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { getBuilding, type OpenedRegistry, withRegistry } from '#app/many/with-registry.ts'
import { createBackup } from '#backup/server/create-backup.ts'
import { backupName } from '#backup/rules.ts'
import { configOfBuilding } from '#platform/server/buildings/active-buildings.ts'
import { keyOfBuilding } from '#platform/server/buildings/building-key.ts'
import { listBuildings, type RegisteredBuilding } from '#platform/server/buildings/registry.ts'
import { connectionOfUrl } from '#platform/server/database/hosts/database-hosts.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { type Config, readConfig } from '#platform/server/process/config.ts'
import { printError } from '#platform/server/process/logged-error.ts'
import { openFileStore } from '#platform/server/files/stores/open-file-store.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { assertNoTransactionPooler } from '#platform/server/postgres/pooler.ts'
import { openSecretKey } from '#platform/server/security/secret-key.ts'

// `npm run backup [-- file]`: writes one verified file of everything, also while the program runs. With many buildings,
// `--building north` or `--all` says which: a file for each.

async function backUp(source: Parameters<typeof createBackup>[0]): Promise<void> {
  const { manifest, size } = await createBackup(source)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    [
      `Backup created and verified: ${source.target}`,
      `${manifest.tables.length} tables, ${rows} rows, ${manifest.files.length} files, ${(size / 1_048_576).toFixed(1)} MB.`,
      'It does not contain the secret key. Keep SECRET_KEY (or the file secret-key) somewhere else: without it, the codes in the backup cannot be decrypted.',
    ].join('\n'),
  )
  if (manifest.missingFiles.length > 0) {
    console.error(`${manifest.missingFiles.length} files are missing or damaged: ${manifest.missingFiles.join(', ')}`)
    process.exitCode = 2
  }
}

const targetIn = (dataDir: string, file: string | undefined, now: Date) =>
  file === undefined ? join(dataDir, 'backups', backupName(now)) : resolve(file)

async function backUpOnly(config: Config, file: string | undefined, now: Date): Promise<void> {
  const fileStore = await openFileStore(config, console)
  const { key: secretKey, discard } = await openSecretKey(config)
  const { connection, stop } = config.databaseUrl
    ? { connection: connectionOfUrl(config.databaseUrl, console), stop: async () => {} }
    : await openCluster({ dataDir: config.dataDir, log: console })
  try {
    if (config.databaseUrl) await assertNoTransactionPooler(connection)
    const target = targetIn(config.dataDir, file, now)
    await backUp({ connection, fileStore, secretKey, target, now }).catch(async (error: unknown) => {
      await discard()
      throw error
    })
  } finally {
    await stop()
  }
}

async function backUpBuilding(
  { config, connection, installationKey }: OpenedRegistry,
  building: RegisteredBuilding,
  file: string | undefined,
  now: Date,
): Promise<void> {
  const own = configOfBuilding(config, building)
  const fileStore = await openFileStore(own, console)
  const secretKey = keyOfBuilding(installationKey, building)
  const target = targetIn(own.dataDir, file, now)
  await backUp({ connection, schema: building.schema, fileStore, secretKey, target, now })
}

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  const now = new Date()
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { building: { type: 'string' }, all: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (!config.hasManyBuildings) await backUpOnly(config, file, now)
  else
    await withRegistry(config, async (registry) => {
      if (values.all && file !== undefined) throw new CannotStart('--all writes a file for each building: name none.')
      const buildings = values.all
        ? (await listBuildings(registry.client)).filter(({ state }) => state !== 'creating')
        : [await getBuilding(registry.client, values.building)]
      for (const building of buildings) await backUpBuilding(registry, building, file, now)
    })
} catch (error) {
  printError(error)
  process.exit(1)
}
