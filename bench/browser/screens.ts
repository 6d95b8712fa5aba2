// `npm run bench:screens`: measures long lists in a real browser: the time until they are usable, and the longest task of the
// main thread while filtering, sorting and scrolling, also with the CPU slowed down four times. On a busy machine a task lasts
// longer than its CPU time, so the limits apply to the CPU time. Each scenario is a file in the list below. SCENARIOS names
// those to run, UNITS sets the number of rows. The scenario `first` opens the first screens as a phone on slow 3G.
import { loadavg } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { buildIfNeeded } from '../../scripts/build.ts'
import { browserFile } from '../../tests/journeys/browser-file.ts'
import { boardScenario } from './board-scenario.ts'
import { createSession } from '../sessions.ts'
import { startDemoProgram } from './demo-program.ts'
import { buildingScenario } from './building-scenario.ts'
import { type Longest, watchTasks } from './longest-task.ts'
import type { Scenario } from './scenario.ts'
import { simulationScenario } from './simulation-scenario.ts'
import { firstScreensOf, measureFirstScreens } from './slow-network.ts'
import { towerScenario } from './tower-scenario.ts'
import { unitScenario } from './unit-scenario.ts'

const scenarios: readonly Scenario[] = [
  unitScenario,
  boardScenario,
  buildingScenario,
  simulationScenario,
  towerScenario,
]
const selected = process.env.SCENARIOS?.split(',')
const rows = Number(process.env.UNITS ?? 5000)
const openRequests = Number(process.env.OPEN_REQUESTS ?? 10_000)
/** The largest CPU time of one task in milliseconds: in a large building at full speed, in the demo building with a slow CPU. */
const limits = { crowd: { slower: 1, most: 100 }, demo: { slower: 4, most: 200 } } as const
const rounds = Number(process.env.ROUNDS ?? 3)
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const median = (values: readonly number[]) => values[Math.floor(values.length / 2)] ?? Number.NaN

await buildIfNeeded()
const chosen = scenarios.filter(({ name }) => !selected || selected.includes(name))
const software = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const executablePath = await browserFile()
const browserFor = ({ usesWebGl }: Scenario) =>
  chromium.launch({ executablePath, args: ['--no-sandbox', ...(usesWebGl ? software : ['--disable-gpu'])] })
const figures: Record<string, number | string>[] = []

const results = []
for (const size of ['crowd', 'demo'] as const) {
  const ofSize = chosen.filter((scenario) => (scenario.size ?? 'crowd') === size)
  if (ofSize.length > 0) results.push(...(await measure(size, ofSize)))
}
console.log(
  `${rows} units, ${openRequests} open requests (or the demo building as it is), ${rounds} rounds; load average ${loadavg()[0]?.toFixed(1)}.`,
)
console.table(results)
if (figures.length > 0) console.table(figures)
const firstScreens = !selected || selected.includes('first') ? await measureOnSlowNetwork() : []
if (firstScreens.length > 0) console.table(firstScreens)
if ([...results, ...firstScreens].some(({ met }) => met === 'NO')) process.exitCode = 1

/** First screens as a phone on slow 3G opens them, in the demo building. */
async function measureOnSlowNetwork() {
  const program = await startDemoProgram()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const tokens = {
    staff: await createSession(program.app.db, 'staff'),
    admin: await createSession(program.app.db, 'admin'),
    desk: await createSession(program.app.db, 'concierge'),
    resident: await createSession(program.app.db, 'tenant'),
  }
  const found = await measureFirstScreens(browser, program.origin, firstScreensOf(tokens), rounds)
  await browser.close()
  await program.stop()
  return found
}

/** Runs scenarios on their own program. */
async function measure(size: 'crowd' | 'demo', chosen: readonly Scenario[]) {
  const program = await startDemoProgram(size === 'crowd' ? { units: rows, openRequests } : undefined)
  const { app, origin } = program
  const visit = { origin, token: await createSession(app.db, 'admin') }
  const rowsOf = []
  for (const scenario of chosen) {
    await scenario.prepare?.(app.db)
    const browser = await browserFor(scenario)
    for (const slower of [1, 4]) {
      const found = []
      for (let round = 0; round < rounds; round += 1)
        found.push(await runScenario(browser, visit, scenario, slower, slower === 1 && round === 0))
      rowsOf.push(...summary(scenario, slower, limits[scenario.size ?? 'crowd'], found))
      console.log(`${scenario.name}, ${slower}x: ${rounds} rounds done`)
    }
    await browser.close()
  }
  await program.stop()
  return rowsOf
}

function summary(
  scenario: Scenario,
  slower: number,
  limit: { slower: number; most: number },
  found: readonly Record<string, Longest>[],
) {
  return Object.keys(found[0] ?? {}).map((measured) => {
    const duration = sorted(found.map((one) => one[measured]?.duration ?? 0))
    const cpuTime = sorted(found.map((one) => one[measured]?.cpuTime ?? 0))
    const isTask = measured !== 'usable'
    // Opening a large building reads thousands of rows once, so the limit does not apply to it.
    const isLimited = isTask && slower === limit.slower && (measured !== 'opening' || scenario.size === 'demo')
    return {
      scenario: scenario.name,
      slower: `${slower}x`,
      measure: isTask ? `longest task: ${measured}` : 'usable after',
      'median ms': Math.round(median(duration)),
      'worst ms': Math.round(duration.at(-1) ?? Number.NaN),
      'CPU ms': isTask ? Math.round(median(cpuTime)) : '-',
      'worst CPU ms': isTask ? Math.round(cpuTime.at(-1) ?? Number.NaN) : '-',
      limit: isLimited ? limit.most : '-',
      met: !isLimited ? '-' : (cpuTime.at(-1) ?? Number.NaN) <= limit.most ? 'yes' : 'NO',
    }
  })
}

/** Opens the screen with an empty cache. Returns the time until it is usable and the longest task of each action. */
async function runScenario(
  browser: Browser,
  { origin, token }: { origin: string; token: string },
  scenario: Scenario,
  slower: number,
  isFirst: boolean,
): Promise<Record<string, Longest>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'session', value: token, url: origin }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  let tasks = await watchTasks(page)
  const from = performance.now()
  await page.goto(`${origin}${scenario.at}`, { waitUntil: 'commit' })
  await scenario.usable(page)
  const usable = performance.now() - from
  const found: Record<string, Longest> = { usable: { duration: usable, cpuTime: usable }, opening: await tasks.end() }
  for (const [name, action] of scenario.actions) {
    tasks = await watchTasks(page)
    await action(page)
    found[name] = await tasks.end()
  }
  if (isFirst && scenario.figures) figures.push({ scenario: scenario.name, ...(await scenario.figures(page)) })
  await context.close()
  return found
}
