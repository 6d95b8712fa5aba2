import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { writeZip } from '#platform/server/files/zip.ts'

const mebibyte = 'a row of a table'.repeat(65_536)

describe('an export of more than 4 GB', () => {
  it('is a zip that another program reads', { timeout: 300_000 }, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'large-zip-'))
    t.after(() => rm(folder, { recursive: true, force: true }))
    const rows = function* () {
      for (let count = 0; count < 4_200; count += 1) yield mebibyte
    }
    const path = join(folder, 'large.zip')
    await writeZip(path, [
      { name: 'rows.csv', content: rows() },
      { name: 'READ-ME.txt', content: ['the end'] },
    ])
    const sizes =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), [i.file_size for i in z.infolist()])'
    assert.equal(execFileSync('python3', ['-c', sizes, path]).toString().trim(), 'None [4404019200, 7]')
    assert.ok(process.resourceUsage().maxRSS < 1_000_000, 'it is written in little memory')
  })
})
