// `npm run bench:screens`: long lists in a real browser: when they are usable, and the longest task of the page's main
// thread while filtering, sorting and scrolling; also with the CPU slowed down four times. A task that the machine
// interrupts lasts longer than its CPU time: on a busy machine only the CPU time tells about the page, on a quiet one
// both are the same. Each scene is a file in the list below. SCENES names those to run, UNITS sets the number of rows.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { sessions, users } from '#accounts/server/table.ts'
import { readConfig } from '#platform/server/process/config.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { builtFrontend } from '#platform/server/pages/frontend.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { seedDemo } from '#demo/seed.ts'
import { createApp } from '#app/server.ts'
import { browserFile } from '../../tests/journeys/browser-file.ts'
import { addCrowd } from '../crowd.ts'
import { boardScene } from './board-scene.ts'
import { buildingScene } from './building-scene.ts'
import { type Longest, watchTasks } from './longest-task.ts'
import type { Scene } from './scene.ts'
import { simulationScene } from './simulation-scene.ts'
import { towerScene } from './tower-scene.ts'
import { unitScene } from './unit-scene.ts'

const scenes: readonly Scene[] = [unitScene, boardScene, buildingScene, simulationScene, towerScene]
const selected = process.env.SCENES?.split(',')
const rows = Number(process.env.UNITS ?? 5000)
const openRequests = Number(process.env.OPEN_REQUESTS ?? 10_000)
/**
 * The largest CPU time of one task, in milliseconds: in a crowd with the CPU as it is, in the demo building with a slow
 * one.
 */
const reaches = { crowd: { slower: 1, most: 100 }, demo: { slower: 4, most: 200 } } as const
const rounds = Number(process.env.ROUNDS ?? 3)
const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const middleOf = (values: readonly number[]) => values[Math.floor(values.length / 2)] ?? Number.NaN

await buildIfNeeded()
const silent = { info: () => {}, warn: () => {} }
const secretKey = Buffer.alloc(32, 1)
const now = new Date()
const chosen = scenes.filter(({ name }) => !selected || selected.includes(name))
const software = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const executablePath = await browserFile()
const browserFor = ({ drawsItself }: Scene) =>
  chromium.launch({ executablePath, args: ['--no-sandbox', ...(drawsItself ? software : ['--disable-gpu'])] })
const figures: Record<string, number | string>[] = []

const text = []
for (const size of ['crowd', 'demo'] as const) {
  const played = chosen.filter((scene) => (scene.size ?? 'crowd') === size)
  if (played.length > 0) text.push(...(await measure(size, played)))
}
console.log(
  `${rows} units, ${openRequests} open requests (or the demo building as it is), ${rounds} rounds; load average ${loadavg()[0]?.toFixed(1)}.`,
)
console.table(text)
if (figures.length > 0) console.table(figures)
if (text.some(({ met }) => met === 'NO')) process.exitCode = 1

/** Plays scenes on their own program, with the demo building or with a crowd. */
async function measure(size: 'crowd' | 'demo', played: readonly Scene[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-screens-'))
  const database = await openDatabase({ dataDir, databaseUrl: null, production: true, log: silent })
  await seedDemo(database.db, { now, passwordHash: 'none', secretKey })
  if (size === 'crowd')
    await addCrowd(
      database.db,
      { units: rows - 412, residents: rows, requests: openRequests + 2000, openRequests },
      now,
    )
  const app = await createApp({
    config: readConfig({ DATA_DIR: dataDir, PORT: '0' }),
    database,
    secretKey,
    log: silent,
    requestLog: 'silent',
    frontend: await builtFrontend<PublicPage, SiteInLanguages>(join(import.meta.dirname, '../..')),
  })
  const visit = { origin: await app.fastify.listen({ port: 0, host: '127.0.0.1' }), token: await signedIn(app.db) }
  const rowsOf = []
  for (const scene of played) {
    await scene.prepare?.(app.db)
    const browser = await browserFor(scene)
    for (const slower of [1, 4]) {
      const found = []
      for (let round = 0; round < rounds; round += 1)
        found.push(await play(browser, visit, scene, slower, slower === 1 && round === 0))
      rowsOf.push(...summary(scene, slower, reaches[scene.size ?? 'crowd'], found))
      console.log(`${scene.name}, ${slower}x: played ${rounds} times`)
    }
    await browser.close()
  }
  await app.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  return rowsOf
}

function summary(
  scene: Scene,
  slower: number,
  reach: { slower: number; most: number },
  found: readonly Record<string, Longest>[],
) {
  return Object.keys(found[0] ?? {}).map((measured) => {
    const lasted = inOrder(found.map((one) => one[measured]?.lasted ?? 0))
    const worked = inOrder(found.map((one) => one[measured]?.worked ?? 0))
    const isTask = measured !== 'usable'
    // Opening reads five thousand rows once; the limit there is about working in them.
    const isBound = isTask && slower === reach.slower && (measured !== 'opening' || scene.size === 'demo')
    return {
      scene: scene.name,
      slower: `${slower}x`,
      measure: isTask ? `longest task: ${measured}` : 'usable after',
      'median ms': Math.round(middleOf(lasted)),
      'worst ms': Math.round(lasted.at(-1) ?? Number.NaN),
      'processor ms': isTask ? Math.round(middleOf(worked)) : '-',
      'worst processor ms': isTask ? Math.round(worked.at(-1) ?? Number.NaN) : '-',
      reach: isBound ? reach.most : '-',
      met: !isBound ? '-' : (worked.at(-1) ?? Number.NaN) <= reach.most ? 'yes' : 'NO',
    }
  })
}

/** One visit with an empty cache: when the scene was usable, and the longest task of each act. */
async function play(
  at: Browser,
  { origin, token }: { origin: string; token: string },
  scene: Scene,
  slower: number,
  isFirst: boolean,
): Promise<Record<string, Longest>> {
  const context = await at.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'session', value: token, url: origin }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  let tasks = await watchTasks(page)
  const from = performance.now()
  await page.goto(`${origin}${scene.at}`, { waitUntil: 'commit' })
  await scene.usable(page)
  const usable = performance.now() - from
  const found: Record<string, Longest> = { usable: { lasted: usable, worked: usable }, opening: await tasks.end() }
  for (const [name, act] of scene.acts) {
    tasks = await watchTasks(page)
    await act(page)
    found[name] = await tasks.end()
  }
  if (isFirst && scene.figures) figures.push({ scene: scene.name, ...(await scene.figures(page)) })
  await context.close()
  return found
}

async function signedIn(db: Database) {
  const [admin] = await db.select().from(users).limit(1)
  const secret = newToken()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const session = { id: newId(), userId: admin?.id ?? '', createdAt: now, lastActiveAt: now, expiresAt }
  await db.insert(sessions).values({ ...session, tokenHash: hashToken(secret) })
  return secret
}
