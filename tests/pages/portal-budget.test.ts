import assert from 'node:assert/strict'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { buildIfNeeded } from '../../scripts/build.ts'
import { repository } from '../support/source-files.ts'

const assets = join(repository, 'dist/client/assets')
/** The compressed scripts that a phone loads before it shows the first page of the resident portal. */
const limits = { bytes: 295_000, files: 42 }

describe('the resident portal', () => {
  let names: string[]
  before(async () => {
    await buildIfNeeded()
    names = await readdir(assets)
  })

  it(`starts with at most ${limits.files} scripts of ${limits.bytes} bytes in total`, async () => {
    const portal = await named('ResidentPortal')
    const overview = /import\(`\.\/(Overview-[\w-]+\.js)`\)/.exec(await textOf(portal))?.[1]
    assert.ok(overview, 'the portal loads its first section on demand')
    const files = new Set<string>()
    for (const start of [await named('browser'), portal, overview]) await addWithImports(start, files)
    // Files that are too small to compress are sent uncompressed.
    const sizeOf = async (name: string) =>
      (await stat(join(assets, names.includes(`${name}.br`) ? `${name}.br` : name))).size
    const sizes = await Promise.all([...files].map(sizeOf))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    console.log(`Resident portal: ${files.size} scripts, ${bytes} bytes`)
    assert.ok(bytes <= limits.bytes && bytes > 100_000, `${bytes} bytes`)
    assert.ok(files.size <= limits.files, `${files.size} files`)
  })

  const textOf = (name: string) => readFile(join(assets, name), 'utf8')
  async function named(start: string): Promise<string> {
    const found = names.filter((name) => new RegExp(`^${start}-[\\w-]+\\.js$`).test(name))
    assert.equal(found.length, 1, `${start}: ${found.join(', ')}`)
    return found[0] ?? ''
  }
  async function addWithImports(name: string, files: Set<string>): Promise<void> {
    if (files.has(name)) return
    files.add(name)
    for (const [, next] of (await textOf(name)).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g))
      if (next) await addWithImports(next, files)
  }
})
