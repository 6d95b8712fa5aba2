import assert from 'node:assert/strict'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { before, describe, it } from 'node:test'
import { firstScreens } from '#portals/first-screens.ts'
import type { AssetEntry, AssetManifest } from '#platform/rendering.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { repository } from '../support/source-files.ts'

type Budget = { script: number; scripts: number }
const dist = join(repository, 'dist')
const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as unknown
/** The compressed scripts that each screen of the portals and the page to sign in need before they are usable. */
const budgets = Object.entries(
  (await readJson(join(repository, 'tests/journeys/site/page-budget.json'))) as Record<string, Budget>,
).filter(([, budget]) => 'scripts' in budget)
const firstScreenLimit = { script: 150_000, scripts: 12 }
const signedOutLimit = { script: 15_000, scripts: 1 }

const signedOut = 'src/portals/sign-in/scripts/signed-out.ts'

describe('the scripts of a screen', async () => {
  const screens = await screensOfPortals()
  let assets: AssetManifest
  let onDemand: Record<string, AssetEntry>
  before(async () => {
    await buildIfNeeded()
    assets = (await readJson(join(dist, 'assets.json'))) as AssetManifest
    onDemand = (await readJson(join(dist, 'on-demand.json'))) as Record<string, AssetEntry>
  })

  it('have a budget on every screen', () => {
    assert.deepEqual(Object.keys(screens).sort(), budgets.map(([path]) => path).sort())
  })

  it('have the budget of all first screens where a portal begins, and of all signed-out pages', () => {
    const found = budgets.filter(
      ([path]) => path in firstScreens || path === '/login' || path === '/admin?tab=overview',
    )
    for (const [path, { script, scripts }] of found) {
      const limit = path === '/login' ? signedOutLimit : firstScreenLimit
      assert.ok(script <= limit.script && scripts <= limit.scripts, path)
    }
    assert.equal(found.length, Object.keys(firstScreens).length + 1)
  })

  for (const [path, budget] of budgets)
    it(`of ${path} are at most ${budget.scripts} files of ${budget.script} bytes`, async () => {
      const files = new Set<string>()
      for (const source of screens[path] ?? []) {
        const entry = assets.entries[source] ?? onDemand[source]
        assert.ok(entry, `${source} is a file of its own`)
        for (const file of [entry.file, ...entry.imports]) files.add(file)
      }
      const bytes = await sizeOf(files)
      console.log(`${path} ${JSON.stringify({ script: bytes, scripts: files.size })}`)
      assert.ok(bytes <= budget.script && bytes > 1_000, `${bytes} bytes`)
      assert.ok(files.size <= budget.scripts, `${files.size} files: ${[...files].join(' ')}`)
    })

  it('are shared by no portal and page to sign in', () => {
    assert.deepEqual(assets.entries[signedOut]?.imports, [])
  })

  /** Files that are too small to compress are sent uncompressed. */
  async function sizeOf(files: Iterable<string>): Promise<number> {
    const sizes = await Promise.all(
      [...files].map(async (file) => {
        const plain = join(dist, 'client', file)
        return (await stat(`${plain}.br`).catch(() => stat(plain))).size
      }),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
})

/** The files with which each screen begins, by its address: the start of the program, the portal and the section. */
async function screensOfPortals(): Promise<Record<string, string[]>> {
  const start = 'src/app/browser.tsx'
  const [[admin = ''] = [], [resident = ''] = []] = [firstScreens['/admin'], firstScreens['/tenant']]
  const sections = async (portal: string, first: string, addressOf: (key: string) => string) =>
    Object.entries(await sectionsOf(portal)).map(([key, file]) => [addressOf(key), [start, first, file]] as const)
  return Object.fromEntries([
    ['/login', [signedOut]],
    ['/staff', [start, ...(firstScreens['/staff'] ?? [])]],
    ['/building', [start, 'src/portals/building/BuildingPage.tsx']],
    ['/account', [start, 'src/portals/account/AccountPage.tsx']],
    // A program of its own, at an address of its own.
    ['portfolio', ['src/portals/portfolio/script/browser.tsx']],
    ...(await sections('admin', admin, (key) => `/admin?tab=${key}`)),
    ...(await sections('desk', 'src/portals/desk/DeskPortal.tsx', (key) =>
      key === 'desk' ? '/desk' : `/desk?tab=${key}`,
    )),
    ...(await sections('resident', resident, (key) => (key === 'overview' ? '/tenant' : `/tenant?tab=${key}`))),
  ])
}

/** The file of each section of a portal, from the source, because only a browser can import it. */
async function sectionsOf(portal: string): Promise<Record<string, string>> {
  const file = `src/portals/${portal}/sections.ts`
  const source = await readFile(join(repository, file), 'utf8')
  const found = [...source.matchAll(/key: '([\w-]+)'[^]*?import\('([^']+)'\)/g)]
  return Object.fromEntries(
    found.map(([, key = '', written = '']) => [
      key,
      written.startsWith('#') ? `src/modules/${written.slice(1)}` : posix.join(dirname(file), written),
    ]),
  )
}
