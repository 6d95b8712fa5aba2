import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withRegistry } from '#app/many/with-registry.ts'
import { configOfBuilding } from '#platform/server/buildings/active-buildings.ts'
import { listBuildings } from '#platform/server/buildings/registry.ts'
import { copyFiles } from '#platform/server/files/stores/copy-files.ts'
import { createFolderStore } from '#platform/server/files/stores/folder-store.ts'
import { openFileStore } from '#platform/server/files/stores/open-file-store.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { type Config, readConfig } from '#platform/server/process/config.ts'
import { printError } from '#platform/server/process/logged-error.ts'

// `npm run files:copy [-- --to-folder]`: copies the files of DATA_DIR into the bucket of S3_BUCKET, or back. With many buildings:
// those of each.

async function copyAll(config: Config, isBack: boolean): Promise<void> {
  const folder = createFolderStore(config.dataDir)
  const bucket = await openFileStore(config, console)
  const { copied, present, damaged } = await (isBack ? copyFiles(bucket, folder) : copyFiles(folder, bucket))
  console.log(`${copied} files copied, ${present} were there already.`)
  if (damaged.length > 0) {
    console.error(`${damaged.length} files are damaged and were not copied: ${damaged.join(', ')}`)
    process.exitCode = 2
  }
}

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  const { values } = parseArgs({ options: { 'to-folder': { type: 'boolean', default: false } } })
  if (config.s3 === null) throw new CannotStart('Set S3_BUCKET, which names the bucket to copy to.')
  if (config.hasManyBuildings)
    await withRegistry(config, async ({ client }) => {
      for (const building of await listBuildings(client)) {
        console.log(`${building.slug}:`)
        await copyAll(configOfBuilding(config, building), values['to-folder'])
      }
    })
  else await copyAll(config, values['to-folder'])
} catch (error) {
  printError(error)
  process.exit(1)
}
