import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type OpenedRegistry, withDatabaseOf, withRegistry } from '#app/many/with-registry.ts'
import { checkBackup } from '#backup/server/manifest.ts'
import { restoreBackup } from '#backup/server/restore.ts'
import { openDemo } from '#demo/start.ts'
import { configOfBuilding } from '#platform/server/buildings/active-buildings.ts'
import { keyOfBuilding, sealKeyOfBuilding } from '#platform/server/buildings/building-key.ts'
import { createBuilding } from '#platform/server/buildings/create-building.ts'
import { type RegisteredBuilding, setSecretKey } from '#platform/server/buildings/registry.ts'
import { ensureFolder } from '#platform/server/files/folders.ts'
import { openFileStore } from '#platform/server/files/stores/open-file-store.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { keyFromText, readConfig } from '#platform/server/process/config.ts'
import { printError } from '#platform/server/process/logged-error.ts'

// `npm run create-building -- --slug north --host north.example.com`: adds a building to an installation with many.

const options = {
  slug: { type: 'string' },
  host: { type: 'string', multiple: true },
  origin: { type: 'string' },
  demo: { type: 'boolean', default: false },
  restore: { type: 'string' },
  'without-sealed': { type: 'boolean', default: false },
} as const

type Filling = { demo: boolean; restore: string | undefined; withoutSealed: boolean }

/** Loads the demo building or a backup, if that is wanted. */
async function fill(registry: OpenedRegistry, building: RegisteredBuilding, { demo, restore, withoutSealed }: Filling) {
  const { client, connection, installationKey } = registry
  const config = configOfBuilding(registry.config, building)
  if (!demo && restore === undefined) return
  await ensureFolder('DATA_DIR', config.dataDir)
  const fileStore = await openFileStore(config, console)
  if (demo) {
    const key = keyOfBuilding(installationKey, building)
    const password = await withDatabaseOf(registry, building, (db) => openDemo(db, config, fileStore, key))
    console.log(`The password of its demo accounts is ${password}`)
    return
  }
  const backup = await checkBackup(resolve(restore ?? ''))
  const ownKey = process.env['BACKUP_SECRET_KEY'] ? keyFromText(process.env['BACKUP_SECRET_KEY'].trim()) : null
  if (process.env['BACKUP_SECRET_KEY'] && !ownKey)
    throw new CannotStart('BACKUP_SECRET_KEY must be 32 bytes as 64 hexadecimal digits or base64.')
  const secretKey = ownKey ?? keyOfBuilding(installationKey, building)
  const now = new Date()
  const { schema } = building
  const target = { connection, schema, fileStore, secretKey, withoutSealed }
  // Before its data: a building must not be completed later with another key than that of its data.
  if (ownKey) await setSecretKey(client, building.id, sealKeyOfBuilding(installationKey, building.id, ownKey))
  const restored = await restoreBackup({ ...target, backup, now, log: console })
  console.log(`Restored the backup of ${backup.manifest.madeAt}: ${restored.rows} rows, ${restored.files} files.`)
}

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  const { values } = parseArgs({ options })
  const { slug = '', host = [], origin: given, demo, restore } = values
  const [first, ...others] = host
  if (first === undefined && given === undefined)
    throw new CannotStart('Name its host: npm run create-building -- --slug north --host north.example.com')
  if (demo && config.production) throw new CannotStart('Production has no demo building.')
  const isLocal = /(?:^|\.)localhost$/.test(first ?? '')
  const origin = given ?? (isLocal ? `http://${first}:${config.port}` : `https://${first}`)
  const created = await withRegistry(config, async (registry) =>
    createBuilding(
      registry.connection,
      { slug, origin, hosts: given === undefined ? others : host },
      console,
      (building) => fill(registry, building, { demo, restore, withoutSealed: values['without-sealed'] }),
    ),
  )
  console.log(
    `The building ${slug} is at ${created.origin}.${
      demo || restore ? '' : ` Set it up: npm run admin:create -- --building ${slug}`
    }`,
  )
} catch (error) {
  printError(error)
  process.exit(1)
}
