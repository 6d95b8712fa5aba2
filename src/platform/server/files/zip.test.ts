import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { writeZip } from './zip.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'))
})
after(() => rm(folder, { recursive: true, force: true }))

describe('a zip that cannot be written', () => {
  it('fails with the error of its source', async () => {
    const rows = async function* () {
      yield 'a row'
      await Promise.reject(new Error('the database is away'))
    }
    const entries = [
      { name: 'rows.csv', content: rows() },
      { name: 'next.csv', content: ['not read'] },
    ]
    await assert.rejects(writeZip(join(folder, 'source.zip'), entries), /the database is away/)
  })

  it('fails with the error of the disk, after its source has ended', async () => {
    let hasEnded = false
    const rows = async function* () {
      try {
        for (;;) yield await Promise.resolve(Math.random().toString().repeat(1000))
      } finally {
        await new Promise((resolve) => setTimeout(resolve, 20))
        hasEnded = true
      }
    }
    await assert.rejects(
      writeZip(join(folder, 'missing', 'disk.zip'), [{ name: 'rows.csv', content: rows() }]),
      /ENOENT/,
    )
    assert.ok(hasEnded)
  })
})
