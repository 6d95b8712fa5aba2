import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { freshDatabase, type FreshDatabase } from '../../../../tests/support/database/test-database.ts'
import { HttpError } from '../../http-error.ts'
import { type Files, openFiles, readStoredFile } from './files.ts'
import { createFolderStore } from './stores/folder-store.ts'
import { newId } from '../database/ids.ts'

let database: FreshDatabase
let [dataDir, files]: [string, Files] = ['', openFiles(createFolderStore(''))]
before(async () => {
  database = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'files-'))
  files = openFiles(createFolderStore(dataDir))
})
after(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const now = new Date()
const photo = (text: string, name = 'tap.jpg') => ({
  name,
  mediaType: 'image/jpeg',
  bytes: Buffer.from(text),
  width: 4,
  height: 3,
  addedBy: newId(),
})
/** The files on the disk by their path in the data folder. */
const onDisk = async () =>
  (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe('a stored file', () => {
  it('is returned byte by byte, with its name and type', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 0, 128])
    const id = await files.store(database.db, { ...photo(''), bytes }, now)
    const found = await files.find(database.db, id)
    assert.deepEqual([found.name, found.mediaType, found.size], ['tap.jpg', 'image/jpeg', 6])
    assert.deepEqual(await readStoredFile(found), bytes)
  })

  it('is on the disk once, however many records refer to it, even when they are simultaneous', async () => {
    const { length } = await onDisk()
    const ids = await Promise.all(
      ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => files.store(database.db, photo('same', name), now)),
    )
    assert.equal(new Set(ids).size, 3)
    const stored = await onDisk()
    assert.equal(stored.length, length + 1)
    assert.deepEqual(
      stored.filter((path) => path.endsWith('.part')),
      [],
    )
  })

  it('never has the name that the sender gave it', async () => {
    const id = await files.store(database.db, photo('evil', '../../../etc/passwd'), now)
    assert.equal((await files.find(database.db, id)).name, '../../../etc/passwd')
    for (const path of await onDisk()) assert.match(path, /\/files\/([0-9a-f]{2})\/\1[0-9a-f]{62}$/)
    const contents = await Promise.all((await onDisk()).map((path) => readFile(path, 'utf8')))
    assert.ok(contents.includes('evil'))
  })

  it('has no record when its change is rolled back', async () => {
    let id = ''
    const failing = database.db.transaction(async (tx) => {
      id = await files.store(tx, photo('never'), now)
      throw new Error('changed my mind')
    })
    await assert.rejects(failing, /changed my mind/)
    await assert.rejects(files.find(database.db, id), (error) => error instanceof HttpError && error.status === 404)
  })

  it('that does not exist is 404', async () => {
    await assert.rejects(
      files.find(database.db, newId()),
      (error) => error instanceof HttpError && error.status === 404,
    )
  })
})
