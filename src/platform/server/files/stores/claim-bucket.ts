import type { Database } from '../../database/drizzle.ts'
import { CannotStart } from '../../process/cannot-start.ts'
import { type FileStore, FileStoreAway } from './file-store.ts'
import { installation } from './installation-table.ts'
import type { S3Settings } from './s3-settings.ts'

/**
 * Writes the id of this installation into its bucket. Throws CannotStart when the bucket has the files of another one, such as a
 * restored copy: every night each would delete what only the other has a record of.
 */
export async function claimBucket(store: FileStore, { bucket, prefix }: S3Settings, db: Database): Promise<void> {
  const [own] = await db.select({ id: installation.id }).from(installation)
  if (!own) throw new Error('The id of the installation is missing.')
  const { id } = own
  const owner = await store.claim(id).catch((error: unknown) => {
    throw error instanceof FileStoreAway ? new CannotStart(error.message) : error
  })
  if (owner !== id)
    throw new CannotStart(
      `S3_PREFIX is ${prefix || 'not set'}, where the bucket ${bucket} has the files of another installation. Set another S3_PREFIX. ` +
        `Only if that installation no longer exists, and this one is restored from its backup, remove the object ${prefix}installation.`,
    )
}
