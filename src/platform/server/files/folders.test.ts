import assert from 'node:assert/strict'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { CannotStart } from '../process/cannot-start.ts'
import { ensureFolder } from './folders.ts'

let place: string
before(async () => {
  place = await mkdtemp(join(tmpdir(), 'folders-'))
})
after(() => rm(place, { recursive: true, force: true }))

const rejects = (path: string) =>
  assert.rejects(
    ensureFolder('DATA_DIR', path),
    (error) => error instanceof CannotStart && error.message.startsWith('DATA_DIR is '),
  )

describe('a folder that a setting names', () => {
  it('is created with its parents, and may exist already', async () => {
    const deep = join(place, 'a/b/c')
    await ensureFolder('DATA_DIR', deep)
    await ensureFolder('DATA_DIR', deep)
    assert.ok((await stat(deep)).isDirectory())
  })
  it('is rejected where no folder can be created', { skip: process.platform !== 'linux' && 'needs /proc' }, () =>
    rejects('/proc/nope/deeper'),
  )
  it('is rejected where a file exists', async () => {
    await writeFile(join(place, 'file'), '')
    await rejects(join(place, 'file'))
    await rejects(join(place, 'file/below'))
  })
})
