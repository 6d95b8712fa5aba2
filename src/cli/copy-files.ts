import { resolve } from 'node:path'
import { copyFiles } from '#platform/server/files/stores/copy-files.ts'
import { createFolderStore } from '#platform/server/files/stores/folder-store.ts'
import { openFileStore } from '#platform/server/files/stores/open-file-store.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { printError } from '#platform/server/process/logged-error.ts'

// `npm run files:copy [-- --to-folder]`: copies the files of DATA_DIR into the bucket of S3_BUCKET, or back.

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  if (config.s3 === null) throw new CannotStart('Set S3_BUCKET, which names the bucket to copy to.')
  const folder = createFolderStore(config.dataDir)
  const bucket = await openFileStore(config, console)
  const isBack = process.argv.includes('--to-folder')
  const { copied, present, damaged } = await (isBack ? copyFiles(bucket, folder) : copyFiles(folder, bucket))
  console.log(`${copied} files copied, ${present} were there already.`)
  if (damaged.length > 0) {
    console.error(`${damaged.length} files are damaged and were not copied: ${damaged.join(', ')}`)
    process.exitCode = 2
  }
} catch (error) {
  printError(error)
  process.exit(1)
}
