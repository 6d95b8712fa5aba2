import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { newId } from '../../database/ids.ts'
import { CannotStart } from '../../process/cannot-start.ts'
import { type FileStore, FileStoreAway } from './file-store.ts'
import type { S3Settings } from './s3-settings.ts'

/** Lists objects, and writes, reads and removes a small one. Throws CannotStart, naming the setting, when one of them fails. */
export async function checkBucket(store: FileStore, settings: S3Settings): Promise<void> {
  const name = `check-${newId()}`
  const bytes = Buffer.from(createHash('sha256').update(name).digest('hex'))
  try {
    // First, because its answer has the name of the error, which that of a HEAD lacks.
    await store.list()[Symbol.asyncIterator]().next()
    await store.write(name, bytes)
    const content = await store.open(name, bytes.length)
    if (content === null || !bytes.equals(await buffer(content)))
      throw new CannotStart(`S3_BUCKET is ${settings.bucket}, which does not return what was written into it.`)
    await store.remove(name)
  } catch (error) {
    throw error instanceof FileStoreAway ? new CannotStart(explain(error.reason, settings)) : error
  }
}

function explain(reason: string, { bucket, endpoint, region }: S3Settings): string {
  const place = endpoint === null ? `Amazon S3 in ${region}` : endpoint
  switch (reason) {
    case 'NoSuchBucket':
      return `S3_BUCKET is ${bucket}, but ${place} has no such bucket.`
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
      return `AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not accepted by ${place} (${reason}).`
    case 'CredentialsProviderError':
      return `S3_BUCKET is set, but there is no key for it: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`
    case 'AccessDenied':
      return `S3_BUCKET is ${bucket}, where the key may not do everything: it needs s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject.`
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
      return `S3_REGION is ${region}, but the bucket ${bucket} is in another region.`
  }
  const variable = endpoint === null ? 'S3_REGION' : 'S3_ENDPOINT'
  return `S3_BUCKET is ${bucket}, but ${place} cannot be reached (${reason}). Check ${variable} and the network.`
}
