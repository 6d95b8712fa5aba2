import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, afterEach, before, describe, it } from 'node:test'
import { type FileStore, FileStoreAway } from '#platform/server/files/stores/file-store.ts'
import { claimBucket } from '#platform/server/files/stores/claim-bucket.ts'
import { createFolderStore } from '#platform/server/files/stores/folder-store.ts'
import { openFileStore } from '#platform/server/files/stores/open-file-store.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { createDrill, log, now, photos, restore, secretKey } from '../../../../tests/support/database/backup-drill.ts'
import type { FreshDatabase } from '../../../../tests/support/database/test-database.ts'
import { openS3Server, type S3Server } from '../../../../tests/support/s3/s3-server.ts'
import { createBackup } from './create-backup.ts'

let server: S3Server
let drill: Awaited<ReturnType<typeof createDrill>>
let folder = ''
const openBucket = (prefix: string) => openFileStore(readConfig({ ...server.env, S3_PREFIX: prefix }), log)

before(async () => {
  server = await openS3Server()
  folder = await mkdtemp(join(tmpdir(), 'bucket-'))
  drill = await createDrill(await openBucket('first'))
})
afterEach(() => {
  server.state.faultOf = () => null
})
after(async () => {
  await drill.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Asserts that a store has the photos of the drill, byte for byte. */
async function assertHasPhotos(store: FileStore) {
  for (const bytes of photos) {
    const content = await store.open(createHash('sha256').update(bytes).digest('hex'), bytes.length)
    assert.ok(content)
    assert.deepEqual(await buffer(content), bytes)
  }
}

describe('a backup of files in a bucket', () => {
  it('contains them, and is restored into a folder or another bucket', async () => {
    assert.deepEqual(drill.backup.manifest.missingFiles, [])
    assert.equal(drill.backup.manifest.files.length, photos.length)
    await restore(drill.backup, (_, dataDir) => assertHasPhotos(createFolderStore(dataDir)))
    const second = await openBucket('second')
    await restore(drill.backup, () => assertHasPhotos(second), { fileStore: second })
  })

  it('belongs to one installation: a restored copy needs a prefix of its own', async () => {
    const settings = readConfig({ ...server.env, S3_PREFIX: 'first' }).s3
    assert.ok(settings)
    await claimBucket(drill.fileStore, settings, drill.app.db)
    await claimBucket(drill.fileStore, settings, drill.app.db)
    const fourth = await openBucket('fourth')
    const restored = async (into: FreshDatabase) => {
      await assert.rejects(claimBucket(drill.fileStore, settings, into.db), (error: Error) => {
        assert.equal(error.name, 'CannotStart')
        assert.match(
          error.message,
          /^S3_PREFIX is first\/, .* another installation.* remove the object first\/installation\.$/,
        )
        return true
      })
      await claimBucket(fourth, { ...settings, prefix: 'fourth/' }, into.db)
    }
    await restore(drill.backup, restored, { fileStore: fourth })
  })

  it('fails while the bucket is away, instead of being made without files', async () => {
    const { app, fileStore } = drill
    server.state.faultOf = ({ method }) => (method === 'GET' ? 503 : null)
    const target = join(folder, 'away.tar')
    const made = createBackup({ connection: app.connection, fileStore, secretKey, target, now })
    await assert.rejects(made, FileStoreAway)
    assert.deepEqual(await readdir(folder), [])
  })

  it('names the files that are missing in the bucket', async () => {
    const key = [...server.objects.keys()].find((name) => /^first\/[0-9a-f]{2}\//.test(name)) ?? ''
    server.objects.delete(key)
    const { app, fileStore } = drill
    const target = join(folder, 'missing.tar')
    const { manifest } = await createBackup({ connection: app.connection, fileStore, secretKey, target, now })
    assert.deepEqual(manifest.missingFiles, [key.split('/').at(-1)])
  })

  it('that is restored while the bucket is away leaves the installation and the bucket empty', async () => {
    const third = await openBucket('third')
    let writes = 0
    server.state.faultOf = ({ method }) => (method === 'PUT' && (writes += 1) > 1 ? 503 : null)
    await assert.rejects(
      restore(drill.backup, async () => assert.fail('restored'), { fileStore: third }),
      FileStoreAway,
    )
    assert.deepEqual(
      [...server.objects.keys()].filter((name) => name.startsWith('third/')),
      [],
    )
  })
})
