import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Log } from '../../process/log.ts'
import { type FileStore, FileStoreAway } from './file-store.ts'
import type { S3Settings } from './s3-settings.ts'

/** Milliseconds. A transaction waits for a write, and may be idle for a minute. */
const limits = {
  connection: 2_000,
  /** Of one attempt, until the answer begins. */
  attempt: 8_000,
  /** Of all attempts together. */
  call: 15_000,
  /** Without a byte: also a slow browser does not read for a while. */
  silence: 60_000,
}
/** Each download of a slow browser uses a connection. */
const maxSockets = 200
const maxAttempts = 3

/** What the sweep may find in the bucket; whatever else is there belongs to others. */
const ownName = /^(?:([0-9a-f]{2})\/(\1[0-9a-f]{62})|ch\/(check-[0-9a-f-]+))$/

/** Files in a bucket, under the same names as in a folder: `<prefix>ab/ab12…`. */
export function createS3Store(settings: S3Settings, log: Log): FileStore {
  const { bucket: Bucket, prefix } = settings
  const client = createClient(settings)
  const objectOf = (name: string) => ({ Bucket, Key: `${prefix}${name.slice(0, 2)}/${name}` })
  let isAway = false

  function awayBecause(error: unknown): FileStoreAway {
    const away = new FileStoreAway(error)
    if (!isAway) log.warn(`The store of files is away: ${away.reason}`)
    isAway = true
    return away
  }

  /** Makes a call with a time limit; null when there is no such object. */
  async function request<T>(call: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T | null> {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(new Error('The store of files did not answer in time.')), limits.call)
    try {
      const answer = await call({ abortSignal: limit.signal })
      if (isAway) log.info('The store of files is back.')
      isAway = false
      return answer
    } catch (error) {
      if (isNoObject(error)) return null
      throw awayBecause(error)
    } finally {
      clearTimeout(timer)
    }
  }

  /** The bytes of an answer, whose interruption is reported like a call that fails. */
  async function* bytesOf(body: Readable): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of body) yield chunk as Buffer
    } catch (error) {
      throw awayBecause(error)
    }
  }

  return {
    async write(name, bytes) {
      if (await request((options) => client.send(new HeadObjectCommand(objectOf(name)), options))) return false
      const object = { ...objectOf(name), Body: bytes, ContentType: 'application/octet-stream' }
      const written = await request((options) => client.send(new PutObjectCommand(object), options))
      if (!written) throw awayBecause(new Error('The bucket is missing.'))
      return true
    },
    async open(name, size, range) {
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      const found = await request((options) =>
        client.send(new GetObjectCommand({ ...objectOf(name), ...part }), options),
      )
      if (!(found?.Body instanceof Readable)) return null
      const whole = found.ContentRange ? Number(found.ContentRange.split('/')[1]) : found.ContentLength
      const body = found.Body
      if (whole !== size) {
        body.destroy()
        return null
      }
      // Also when nothing of it was read.
      return Readable.from(bytesOf(body), { objectMode: false }).once('close', () => body.destroy())
    },
    async copyTo(name, path) {
      const found = await request((options) => client.send(new GetObjectCommand(objectOf(name)), options))
      if (!(found?.Body instanceof Readable)) return false
      await pipeline(bytesOf(found.Body), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      return true
    },
    async *list() {
      let ContinuationToken: string | undefined
      do {
        const page = { Bucket, Prefix: prefix, ...(ContinuationToken ? { ContinuationToken } : {}) }
        const found = await request((options) => client.send(new ListObjectsV2Command(page), options))
        yield (found?.Contents ?? []).flatMap(({ Key = '' }) => {
          const [, , file, check] = ownName.exec(Key.slice(prefix.length)) ?? []
          return file ?? check ?? []
        })
        ContinuationToken = found?.NextContinuationToken
      } while (ContinuationToken)
    },
    async claim(installationId) {
      const object = { Bucket, Key: `${prefix}installation` }
      const found = await request((options) => client.send(new GetObjectCommand(object), options))
      if (found?.Body instanceof Readable) return text(bytesOf(found.Body))
      await request((options) => client.send(new PutObjectCommand({ ...object, Body: installationId }), options))
      return installationId
    },
    async remove(name) {
      await request((options) => client.send(new DeleteObjectCommand(objectOf(name)), options))
    },
  }
}

function createClient({ region, endpoint, isPathStyle, credentials }: S3Settings): S3Client {
  const agent = { maxSockets }
  return new S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts,
    // The checksums that the SDK adds by default are unknown to many other stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connection,
      requestTimeout: limits.attempt,
      throwOnRequestTimeout: true,
      socketTimeout: limits.silence,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
}

/** The answer to a HEAD has no text, so it does not say that the bucket is missing. */
function isNoObject(error: unknown): boolean {
  const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket'
}
