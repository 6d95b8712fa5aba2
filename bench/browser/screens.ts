// `npm run bench:screens`: long lists in a real browser: how soon they can be used, and the longest task of the page's
// main thread while somebody filters, sorts and scrolls. Beside it the same with the processor slowed down four times.
// A scene is a file of its own; put it into the list below. SCENES names those to run, UNITS how many rows there are.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { sessions, users } from '#accounts/server/table.ts'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database.ts'
import { builtFrontend } from '#platform/server/frontend.ts'
import { newId } from '#platform/server/ids.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/site-data.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { seedDemo } from '../../src/seed.ts'
import { openHouse } from '../../src/server.ts'
import { browserFile } from '../../tests/journeys/browser-file.ts'
import { addCrowd } from '../crowd.ts'
import { boardScene } from './board-scene.ts'
import type { Scene } from './scene.ts'
import { unitScene } from './unit-scene.ts'

const scenes: readonly Scene[] = [unitScene, boardScene]
const wanted = process.env.SCENES?.split(',')
const rows = Number(process.env.UNITS ?? 5000)
const openRequests = Number(process.env.OPEN_REQUESTS ?? 10_000)
/** The longest task, in milliseconds, with the processor as it is. */
const reach = 100
const rounds = Number(process.env.ROUNDS ?? 3)

await buildIfNeeded()
const silent = { info: () => {}, warn: () => {} }
const dataDir = await mkdtemp(join(tmpdir(), 'bench-screens-'))
const database = await openDatabase({ dataDir, databaseUrl: null, production: true, log: silent })
const secretKey = Buffer.alloc(32, 1)
const now = new Date()
await seedDemo(database.db, { now, passwordHash: 'none', secretKey })
await addCrowd(database.db, { units: rows - 412, residents: rows, requests: openRequests + 2000, openRequests }, now)
const house = await openHouse({
  config: readConfig({ DATA_DIR: dataDir, PORT: '0' }),
  database,
  secretKey,
  log: silent,
  requestLog: 'silent',
  frontend: await builtFrontend<PublicPage, SiteInLanguages>(join(import.meta.dirname, '../..')),
})
const origin = await house.app.listen({ port: 0, host: '127.0.0.1' })
const token = await signedIn()
const browser = await chromium.launch({ executablePath: await browserFile(), args: ['--no-sandbox'] })

const told = []
for (const scene of scenes.filter(({ name }) => !wanted || wanted.includes(name)))
  for (const slower of [1, 4]) {
    const found = []
    for (let round = 0; round < rounds; round += 1) found.push(await play(browser, scene, slower))
    for (const measure of Object.keys(found[0] ?? {})) {
      const values = found.map((one) => one[measure] ?? 0).toSorted((a, b) => a - b)
      const middle = values[Math.floor(values.length / 2)] ?? Number.NaN
      const isTask = measure !== 'usable'
      // Opening reads five thousand rows once; the promise is about working in them.
      const isBound = isTask && measure !== 'opening' && slower === 1
      told.push({
        scene: scene.name,
        slower: `${slower}x`,
        measure: isTask ? `longest task: ${measure}` : 'usable after',
        'median ms': Math.round(middle),
        'worst ms': Math.round(values.at(-1) ?? Number.NaN),
        reach: isBound ? reach : '-',
        met: !isBound ? '-' : middle <= reach ? 'yes' : 'NO',
      })
    }
  }
await browser.close()
await house.close()
await database.close()
await rm(dataDir, { recursive: true, force: true })
console.log(
  `${rows} units, ${openRequests} open requests, ${rounds} rounds; load average ${loadavg()[0]?.toFixed(1)}; tasks under 50 ms count as 0.`,
)
console.table(told)
if (told.some(({ met }) => met === 'NO')) process.exitCode = 1

/** One visit to the scene in a browser that knows nothing yet: when it was usable, and the longest task of each act. */
async function play(at: Browser, scene: Scene, slower: number): Promise<Record<string, number>> {
  const context = await at.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'session', value: token, url: origin }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(() => {
    const tasks: number[] = []
    const watch = new PerformanceObserver((list) => void tasks.push(...list.getEntries().map((one) => one.duration)))
    // Node's own observer, whose type this is here, knows no long tasks; the page's does.
    watch.observe({ type: 'longtask' })
    Object.assign(window, { longest: () => Math.max(0, ...tasks.splice(0)) })
  })
  /** The longest task since it was last asked. */
  const longest = async () => {
    // A task is told of when it is over; one more turn of the page lets it be told.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    return page.evaluate(() => (window as unknown as { longest: () => number }).longest())
  }
  const from = performance.now()
  await page.goto(`${origin}${scene.at}`, { waitUntil: 'commit' })
  await scene.usable(page)
  const found: Record<string, number> = { usable: performance.now() - from, opening: await longest() }
  for (const [name, act] of scene.acts) {
    await act(page)
    found[name] = await longest()
  }
  await context.close()
  return found
}

async function signedIn() {
  const [admin] = await house.db.select().from(users).limit(1)
  const secret = newToken()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const session = { id: newId(), userId: admin?.id ?? '', createdAt: now, lastActiveAt: now, expiresAt }
  await house.db.insert(sessions).values({ ...session, tokenHash: hashToken(secret) })
  return secret
}
