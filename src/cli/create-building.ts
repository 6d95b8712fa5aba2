import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type OpenedRegistry, withDatabaseOf, withRegistry } from '#app/many/with-registry.ts'
import { checkBackup, type CheckedBackup } from '#backup/server/manifest.ts'
import { restoreBackup, validateRestore } from '#backup/server/restore.ts'
import { describeDemoAccounts } from '#demo/people/accounts.ts'
import { openDemo } from '#demo/start.ts'
import { configOfBuilding } from '#platform/server/buildings/active-buildings.ts'
import { assertKeyIsFree, keyOfBuilding, sealKeyOfBuilding } from '#platform/server/buildings/building-key.ts'
import { createBuilding, originOfHost } from '#platform/server/buildings/create-building.ts'
import {
  findBuilding,
  isRestorePending,
  recordRestoreBegun,
  type RegisteredBuilding,
  setSecretKey,
} from '#platform/server/buildings/registry.ts'
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

type Source = { backup: CheckedBackup; ownKey: Buffer | null }
type Filling = { demo: boolean; source: Source | null; withoutSealed: boolean }

/** The backup and its key, checked before anything is added. */
async function readSource(file: string, withoutSealed: boolean): Promise<Source> {
  const backup = await checkBackup(resolve(file)).catch((error: { code?: string }) => {
    throw error.code === 'ENOENT' ? new CannotStart(`File not found: ${resolve(file)}`) : error
  })
  const typed = process.env['BACKUP_SECRET_KEY']?.trim()
  const ownKey = typed ? keyFromText(typed) : null
  if (typed && !ownKey) throw new CannotStart('BACKUP_SECRET_KEY must be 32 bytes as 64 hexadecimal digits or base64.')
  // Without it, the new building has a key of its own, which no backup can have.
  const secretKey = ownKey ?? Buffer.alloc(32)
  const problem = validateRestore(backup.manifest, { secretKey, withoutSealed, keyName: 'BACKUP_SECRET_KEY' })
  if (problem !== null) throw new CannotStart(`${problem} Nothing was changed.`)
  return { backup, ownKey }
}

/** Loads the demo building or a backup, if an option says so. */
async function fill(registry: OpenedRegistry, building: RegisteredBuilding, { demo, source, withoutSealed }: Filling) {
  const { client, connection, installationKey } = registry
  const config = configOfBuilding(registry.config, building)
  if (!demo && source === null) return
  await ensureFolder('DATA_DIR', config.dataDir)
  const fileStore = await openFileStore(config, console)
  if (demo) {
    const key = keyOfBuilding(installationKey, building)
    const password = await withDatabaseOf(registry, building, (db) => openDemo(db, config, fileStore, key))
    if (password !== null) console.log(describeDemoAccounts(password).join('\n'))
    return
  }
  if (source === null) return
  const { backup, ownKey } = source
  const secretKey = ownKey ?? keyOfBuilding(installationKey, building)
  const now = new Date()
  const { schema } = building
  const target = { connection, schema, fileStore, secretKey, withoutSealed }
  // Deletes what an interrupted restore has loaded; nobody has used it.
  if (isRestorePending(building)) await client.query(`drop schema if exists ${schema} cascade`)
  await recordRestoreBegun(client, building.id)
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
  const origin = given ?? originOfHost(first ?? '', config.port)
  const withoutSealed = values['without-sealed']
  const source = restore === undefined ? null : await readSource(restore, withoutSealed)
  const created = await withRegistry(config, async (registry) => {
    const begun = await findBuilding(registry.client, slug)
    if (begun && isRestorePending(begun) && source === null)
      throw new CannotStart(
        `The building ${slug} was begun with a backup that is not restored. Run the command again with --restore. Nothing was changed.`,
      )
    if (source?.ownKey) await assertKeyIsFree(registry.client, registry.installationKey, { slug, key: source.ownKey })
    return createBuilding(
      registry.connection,
      { slug, origin, hosts: given === undefined ? others : host },
      console,
      (building) => fill(registry, building, { demo, source, withoutSealed }),
    )
  })
  console.log(
    `The building ${slug} is at ${created.origin}.${
      demo || restore ? '' : ` Set it up: npm run admin:create -- --building ${slug}`
    }`,
  )
} catch (error) {
  printError(error)
  process.exit(1)
}
