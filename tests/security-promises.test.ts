import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { repository } from './support/source-files.ts'

/** The lines of the table in SECURITY.md: what is promised, and the file and name of its test. */
const promises = [
  ...readFileSync(join(repository, 'SECURITY.md'), 'utf8').matchAll(/^\| (.+?) \| `([^`]+)`: (.+?) \|$/gm),
].map(([, promise = '', file = '', name = '']) => ({ promise, file, name }))

describe('every promise of SECURITY.md has its test', () => {
  it('there are promises', () => assert.ok(promises.length >= 20))
  for (const { promise, file, name } of promises)
    it(promise, () => {
      assert.ok(existsSync(join(repository, file)), `${file} is gone: name the test that proves this now.`)
      const text = readFileSync(join(repository, file), 'utf8')
      assert.ok(text.includes(name), `${file} has no test "${name}": name the one that proves this now.`)
    })
})
