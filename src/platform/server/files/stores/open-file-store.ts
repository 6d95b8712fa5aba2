import type { Config } from '../../process/config.ts'
import type { Log } from '../../process/log.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'

/** The store of files of an installation. Throws CannotStart when its bucket cannot be used. */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, log: Log): Promise<FileStore> {
  if (!s3) return createFolderStore(dataDir)
  // Loaded on demand: an installation with a folder saves its memory.
  const { createS3Store } = await import('./s3-store.ts')
  const { checkBucket } = await import('./check-bucket.ts')
  const store = createS3Store(s3, log)
  await checkBucket(store, s3)
  return store
}
