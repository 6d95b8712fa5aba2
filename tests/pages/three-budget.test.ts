import assert from 'node:assert/strict'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { buildIfNeeded } from '../../scripts/build.ts'
import { repository } from '../support/source-files.ts'

const assets = join(repository, 'dist/client/assets')
/** The limit of the compressed scripts of the 3-D tower. */
const maxBytes = 130_000

describe('the tower in 3-D', () => {
  let files: string[]
  before(async () => {
    await buildIfNeeded()
    files = await readdir(assets)
  })

  it(`loads at most ${maxBytes} bytes, the package included`, async () => {
    const found = files.filter((name) => /^(?:three|tower-scene|use-tower-scene)-[\w-]+\.js\.br$/.test(name))
    for (const part of ['three', 'tower-scene'])
      assert.ok(
        found.some((name) => name.startsWith(`${part}-`)),
        `expected a file of the package and one of the app, found ${found.join(', ')}`,
      )
    const sizes = await Promise.all(found.map(async (name) => (await stat(join(assets, name))).size))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    console.log(`3-D: ${bytes} bytes (${found.map((name, i) => `${name} ${sizes[i]}`).join(', ')})`)
    assert.ok(bytes <= maxBytes, `${bytes} bytes`)
  })
})
