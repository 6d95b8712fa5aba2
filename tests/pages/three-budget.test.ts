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
    // Public pages and portals have a build of their own, with the same file of the package and each its own scene.
    const sizes = new Map<string, number>()
    for (const name of found) {
      const part = name.replace(/-[\w-]{8}\.js\.br$/, '')
      sizes.set(part, Math.max(sizes.get(part) ?? 0, (await stat(join(assets, name))).size))
    }
    assert.equal(found.filter((name) => /^three-[\w-]{8}\.js/.test(name)).length, 1, found.join(', '))
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    console.log(`3-D: ${bytes} bytes (${[...sizes].map(([part, size]) => `${part} ${size}`).join(', ')})`)
    assert.ok(bytes <= maxBytes, `${bytes} bytes`)
  })
})
