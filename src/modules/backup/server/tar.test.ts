import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readEntries, writeTar } from './tar.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tar-'))
})
after(() => rm(folder, { recursive: true, force: true }))

describe('a tar', () => {
  it('is read by another program', async () => {
    const path = join(folder, 'whole.tar')
    await writeTar(path, async (add) => {
      await add('a.txt', 5, [Buffer.from('hello')])
      await add('files/empty', 0, [])
      await add('files/block', 512, [Buffer.alloc(512, 'x')])
    })
    assert.equal(execFileSync('tar', ['-tf', path]).toString(), 'a.txt\nfiles/empty\nfiles/block\n')
    assert.equal(execFileSync('tar', ['-xOf', path, 'a.txt']).toString(), 'hello')
    assert.deepEqual(
      (await readEntries(path)).map(({ name, start, size }) => [name, start, size]),
      [
        ['a.txt', 512, 5],
        ['files/empty', 1536, 0],
        ['files/block', 2048, 512],
      ],
    )
  })

  it('fails with the error of the disk, of its source, and when a file changed its size', async () => {
    const many = function* () {
      for (let count = 0; count < 100; count += 1) yield Buffer.alloc(65_536)
    }
    await assert.rejects(
      writeTar(join(folder, 'missing', 'x.tar'), (add) => add('zeros', 6_553_600, many())),
      /ENOENT/,
    )
    const failing = function* () {
      yield Buffer.alloc(3)
      throw new Error('the source is away')
    }
    await assert.rejects(
      writeTar(join(folder, 'source.tar'), (add) => add('zeros', 10, failing())),
      /the source is away/,
    )
    await assert.rejects(
      writeTar(join(folder, 'size.tar'), (add) => add('zeros', 10, [Buffer.alloc(3)])),
      /Size mismatch/,
    )
    await assert.rejects(readEntries(join(folder, 'none.tar')), { code: 'ENOENT' })
  })

  it('is rejected without its last block, with more behind it, and with a byte between two entries', async () => {
    const path = join(folder, 'strict.tar')
    await writeTar(path, (add) => add('a.txt', 5, [Buffer.from('hello')]))
    const bytes = await readFile(path)
    const rejected = async (changed: Buffer, reason: RegExp) => {
      await writeFile(path, changed)
      await assert.rejects(readEntries(path), reason)
    }
    await rejected(bytes.subarray(0, -512), /incomplete/)
    await rejected(Buffer.concat([bytes, Buffer.alloc(512)]), /damaged/)
    await rejected(Buffer.concat([bytes.subarray(0, 600), Buffer.from('!'), bytes.subarray(601)]), /damaged/)
    await rejected(Buffer.from('x'.repeat(2000)), /not a backup/)
    await rejected(Buffer.alloc(0), /not a backup/)
  })
})
