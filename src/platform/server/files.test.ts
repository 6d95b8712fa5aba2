import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { freshDatabase, type FreshDatabase } from '../../../tests/support/test-database.ts'
import { Refusal } from '../refusal.ts'
import { type Files, openFiles } from './files.ts'
import { newId } from './ids.ts'

let database: FreshDatabase
let [dataDir, files]: [string, Files] = ['', openFiles('')]
before(async () => {
  database = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'files-'))
  files = openFiles(dataDir)
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
/** What lies on the disk, by its path in the data folder. */
const onDisk = async () =>
  (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe('a kept file', () => {
  it('comes back byte by byte, with its name and kind', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 0, 128])
    const id = await files.keep(database.db, { ...photo(''), bytes }, now)
    const found = await files.find(database.db, id)
    assert.deepEqual([found.name, found.mediaType, found.size], ['tap.jpg', 'image/jpeg', 6])
    assert.deepEqual(await buffer(found.content()), bytes)
  })

  it('lies on the disk once, however many records have it, also when they come at once', async () => {
    const { length } = await onDisk()
    const ids = await Promise.all(
      ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => files.keep(database.db, photo('same', name), now)),
    )
    assert.equal(new Set(ids).size, 3)
    const lying = await onDisk()
    assert.equal(lying.length, length + 1)
    assert.deepEqual(
      lying.filter((path) => path.endsWith('.part')),
      [],
    )
  })

  it('is never named by the person who sent it', async () => {
    const id = await files.keep(database.db, photo('evil', '../../../etc/passwd'), now)
    assert.equal((await files.find(database.db, id)).name, '../../../etc/passwd')
    for (const path of await onDisk()) assert.match(path, /\/files\/([0-9a-f]{2})\/\1[0-9a-f]{62}$/)
    const kept = await Promise.all((await onDisk()).map((path) => readFile(path, 'utf8')))
    assert.ok(kept.includes('evil'))
  })

  it('has no record when the change it belongs to is not made', async () => {
    let id = ''
    const failing = database.db.transaction(async (tx) => {
      id = await files.keep(tx, photo('never'), now)
      throw new Error('changed my mind')
    })
    await assert.rejects(failing, /changed my mind/)
    await assert.rejects(files.find(database.db, id), (error) => error instanceof Refusal && error.status === 404)
  })

  it('that does not exist is 404', async () => {
    await assert.rejects(files.find(database.db, newId()), (error) => error instanceof Refusal && error.status === 404)
  })
})
