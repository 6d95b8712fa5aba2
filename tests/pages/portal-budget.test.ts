import assert from 'node:assert/strict'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { firstScreens } from '#portals/first-screens.ts'
import type { AssetManifest } from '#platform/rendering.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { repository } from '../support/source-files.ts'

const client = join(repository, 'dist/client')
/** The compressed scripts that a first screen needs; `limits` has every portal that `firstScreens` has. */
const limits: Record<string, { bytes: number; files: number }> = {
  '/admin': { bytes: 150_000, files: 12 },
  '/staff': { bytes: 150_000, files: 12 },
  '/tenant': { bytes: 150_000, files: 12 },
}
const signedOutLimit = 15_000

describe('the scripts of a first screen', () => {
  let assets: AssetManifest
  before(async () => {
    await buildIfNeeded()
    assets = JSON.parse(await readFile(join(repository, 'dist/assets.json'), 'utf8')) as AssetManifest
  })

  it('have a limit for every portal', () => {
    assert.deepEqual(Object.keys(limits).sort(), Object.keys(firstScreens).sort())
  })

  for (const [address, limit] of Object.entries(limits))
    it(`of ${address} are at most ${limit.files} files of ${limit.bytes} bytes`, async () => {
      const files = new Set<string>()
      for (const source of ['src/app/browser.tsx', ...(firstScreens[address] ?? [])]) {
        const entry = assets.entries[source]
        assert.ok(entry, `${source} is loaded on demand`)
        for (const file of [entry.file, ...entry.imports]) files.add(file)
      }
      const bytes = await sizeOf(files)
      console.log(`${address}: ${files.size} scripts, ${bytes} bytes`)
      assert.ok(bytes <= limit.bytes && bytes > 100_000, `${bytes} bytes`)
      assert.ok(files.size <= limit.files, `${files.size} files: ${[...files].join(' ')}`)
    })

  it(`of the pages to sign in are one file of at most ${signedOutLimit} bytes`, async () => {
    const entry = assets.entries['src/portals/sign-in/scripts/signed-out.ts']
    assert.ok(entry)
    assert.deepEqual(entry.imports, [], 'it shares no file with the portals')
    assert.ok((await sizeOf([entry.file])) <= signedOutLimit)
  })

  /** Files that are too small to compress are sent uncompressed. */
  async function sizeOf(files: Iterable<string>): Promise<number> {
    const sizes = await Promise.all(
      [...files].map(async (file) => {
        const plain = join(client, file)
        return (await stat(`${plain}.br`).catch(() => stat(plain))).size
      }),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
})
