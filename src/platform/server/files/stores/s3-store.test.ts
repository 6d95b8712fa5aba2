import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, afterEach, before, describe, it } from 'node:test'
import { listNames } from '../../../../../tests/support/s3/list-names.ts'
import { type Fault, openS3Server, type S3Server } from '../../../../../tests/support/s3/s3-server.ts'
import { readConfig } from '../../process/config.ts'
import { type FileStore, FileStoreAway } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { openFileStore } from './open-file-store.ts'

let server: S3Server
let bucket: FileStore
let folder = ''
const lines: string[] = []
const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) }
const open = (env: Record<string, string>) => openFileStore(readConfig({ ...server.env, ...env }), log)

before(async () => {
  server = await openS3Server()
  folder = await mkdtemp(join(tmpdir(), 'stores-'))
  bucket = await open({})
})
afterEach(() => {
  server.state.faultOf = () => null
  server.state.pageSize = 1000
})
after(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const fileOf = (bytes: Buffer) => ({ name: createHash('sha256').update(bytes).digest('hex'), bytes })
const read = async (store: FileStore, name: string, size: number, range?: { start: number; end: number }) => {
  const content = await store.open(name, size, range)
  return content && buffer(content)
}
const namesIn = async (store: FileStore) => (await listNames(store)).sort()
const failsAsAway = (work: Promise<unknown>) => assert.rejects(work, FileStoreAway)

describe('a store of files', () => {
  for (const kind of ['folder', 'bucket'] as const)
    it(`in a ${kind} returns the bytes, whole and in part, and lists and removes them`, async () => {
      const store = kind === 'folder' ? createFolderStore(folder) : bucket
      const files = [randomBytes(300_000), Buffer.from([0, 255, 13, 10]), Buffer.alloc(0)].map(fileOf)
      for (const { name, bytes } of files) {
        assert.equal(await store.write(name, bytes), true)
        assert.equal(await store.write(name, bytes), false, 'written once')
        assert.deepEqual(await read(store, name, bytes.length), bytes)
        assert.equal(await store.open(name, bytes.length + 1), null, 'another size')
        const copy = join(folder, `copy-${kind}-${name}`)
        assert.equal(await store.copyTo(name, copy), true)
        assert.deepEqual(await readFile(copy), bytes)
      }
      const [{ name, bytes } = fileOf(Buffer.alloc(0))] = files
      assert.deepEqual(await read(store, name, bytes.length, { start: 5, end: 99 }), bytes.subarray(5, 100))
      assert.equal(await store.open(name, 7, { start: 0, end: 1 }), null, 'another size')
      const names = files.map((file) => file.name).sort()
      assert.deepEqual(await namesIn(store), names)
      for (const each of names) {
        await store.remove(each)
        await store.remove(each)
      }
      assert.deepEqual(await namesIn(store), [])
      assert.equal(await store.open(name, bytes.length), null)
      assert.equal(await store.copyTo(name, join(folder, 'nothing')), false)
    })
})

describe('a bucket', () => {
  it('has the names of the folder, so that any tool can copy it, and lists only its own objects', async () => {
    const files = Array.from({ length: 7 }, (_, n) => fileOf(Buffer.from(`file ${n}`)))
    for (const { name, bytes } of files) await bucket.write(name, bytes)
    for (const { name, bytes } of files)
      assert.deepEqual(server.objects.get(`tower/${name.slice(0, 2)}/${name}`), bytes)
    const foreign = ['tower/notes.txt', 'tower/ab/notes.txt', 'tower2/ab/x', `other/${'ab'.repeat(32)}`]
    for (const key of foreign) server.objects.set(key, Buffer.from('not ours'))
    server.state.pageSize = 3
    assert.deepEqual(await namesIn(bucket), files.map(({ name }) => name).sort())
    for (const name of await namesIn(bucket)) await bucket.remove(name)
    assert.deepEqual([...server.objects.keys()].sort(), foreign.sort())
    for (const key of foreign) server.objects.delete(key)
  })

  it('is tried again after a fault that passes', async () => {
    const { name, bytes } = fileOf(randomBytes(5_000))
    const faults: Record<string, Fault[]> = { HEAD: [503, 'reset'], PUT: ['reset', 500], GET: [503] }
    server.state.faultOf = ({ method }) => faults[method]?.shift() ?? null
    assert.equal(await bucket.write(name, bytes), true)
    assert.deepEqual(await read(bucket, name, bytes.length), bytes)
    assert.deepEqual(Object.values(faults).flat(), [])
  })

  for (const fault of [500, 503, 'reset', 'silent'] as const)
    it(`that fails with ${fault} is away in every call, and never a missing file`, { timeout: 120_000 }, async () => {
      const { name, bytes } = fileOf(randomBytes(100))
      await bucket.write(name, bytes)
      lines.length = 0
      server.state.faultOf = () => fault
      const began = performance.now()
      await Promise.all([
        failsAsAway(bucket.write(name, bytes)),
        failsAsAway(bucket.open(name, bytes.length)),
        failsAsAway(bucket.copyTo(name, join(folder, `away-${fault}`))),
        failsAsAway(bucket.remove(name)),
        failsAsAway(namesIn(bucket)),
      ])
      assert.ok(performance.now() - began < 20_000)
      server.state.faultOf = () => null
      assert.deepEqual(await read(bucket, name, bytes.length), bytes)
      assert.equal(lines.length, 2)
      assert.match(
        lines[0] ?? '',
        /^The store of files is away: (?:InternalError|SlowDown|HTTP 50[03]|ECONNRESET|AbortError|ETIMEDOUT)$/,
      )
      assert.equal(lines[1], 'The store of files is back.')
    })

  it('closes the connection of a file that nobody reads', async () => {
    const { name, bytes } = fileOf(randomBytes(3_000_000))
    await bucket.write(name, bytes)
    const before = server.connections()
    const opened = await Promise.all(Array.from({ length: 10 }, () => bucket.open(name, bytes.length)))
    for (const content of opened) content?.destroy()
    for (let attempts = 0; attempts < 100 && server.connections() > before; attempts += 1)
      await new Promise((resolve) => setTimeout(resolve, 20))
    assert.ok(server.connections() <= before)
  })

  it('that breaks off in the middle of a file is away, and leaves no shorter file', async () => {
    const { name, bytes } = fileOf(randomBytes(200_000))
    await bucket.write(name, bytes)
    server.state.faultOf = () => 'half'
    await failsAsAway(read(bucket, name, bytes.length))
    await failsAsAway(bucket.copyTo(name, join(folder, 'half')))
  })
})

describe('a start with a bucket', () => {
  const rejects = (env: Record<string, string>, message: RegExp) =>
    assert.rejects(open(env), (error: Error) => {
      assert.equal(error.name, 'CannotStart')
      assert.match(error.message, message)
      return true
    })

  it('leaves nothing behind', async () => {
    const before = [...server.objects.keys()]
    await open({})
    assert.deepEqual([...server.objects.keys()], before)
  })
  it('that does not exist names S3_BUCKET', () =>
    rejects({ S3_BUCKET: 'nowhere' }, /^S3_BUCKET is nowhere, but .* has no/))
  it('and a key that is wrong names its variables', async () => {
    await rejects({ AWS_ACCESS_KEY_ID: 'OTHER' }, /^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY .*InvalidAccessKeyId/)
    await rejects({ AWS_SECRET_ACCESS_KEY: 'other' }, /^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/)
  })
  it('that cannot be reached names S3_ENDPOINT', () =>
    rejects({ S3_ENDPOINT: 'http://127.0.0.1:9' }, /cannot be reached \(ECONNREFUSED\)\. Check S3_ENDPOINT/))
})
