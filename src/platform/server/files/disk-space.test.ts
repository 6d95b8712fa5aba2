import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, before, describe, it, mock } from 'node:test'
import { openFolder, removeFolder } from '../../../../tests/support/database/data-folder.ts'
import { type FreshDatabase, freshDatabase } from '../../../../tests/support/database/test-database.ts'
import { createDiskSpace } from './disk-space.ts'

let fresh: FreshDatabase
const folder = openFolder()
before(async () => {
  fresh = await freshDatabase()
})
after(async () => {
  removeFolder(folder)
  await fresh.drop()
})
const lines: string[] = []
const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) }
const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

describe('the space on the disk', () => {
  it('is available, leaves nothing behind, and other errors do not count as a full disk', async () => {
    const disk = createDiskSpace([folder, `${folder}/missing`], fresh.db, log)
    disk.note(new Error('Oh.'))
    assert.equal(await disk.isAvailable(), true)
    assert.deepEqual(readdirSync(folder), [])
  })

  it('is missing after a failed write, until the database and the folders are writable again', async () => {
    const disk = createDiskSpace([folder], fresh.db, log)
    assert.equal(await disk.isAvailable(), true)
    const failing = mock.method(fresh.db, 'transaction', () => Promise.reject(full))
    disk.note(new Error('Failed', { cause: full }))
    assert.equal(await disk.isAvailable(), false)
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    assert.equal(await disk.isAvailable(), false)
    failing.mock.restore()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    assert.equal(await disk.isAvailable(), true)
    assert.deepEqual(lines, [
      'The disk is full: nothing can be saved until there is space again.',
      'The disk has space again.',
    ])
  })
})
