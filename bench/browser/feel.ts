// `npm run bench:feel`: how soon a screen answers a person. Opens each screen of the console, the portals and the public site on
// the demo building with the CPU slowed down four times, does what people do there, and prints the time from each press to the
// next paint and the tasks above 100 ms. Times are those of the wall clock, so the load average is beside them. SCREENS names parts
// of addresses to open, RUNS sets how often each interaction runs, DETAILS=1 prints every interaction, PROFILE=1 the functions that
// took most of the time.
import { readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { buildIfNeeded } from '../../scripts/build.ts'
import { browserFile } from '../../tests/journeys/browser-file.ts'
import { createSession } from '../sessions.ts'
import { startDemoProgram } from './demo-program.ts'
import { profilePage } from './cpu-profile.ts'
import { describeSteps, describeScreen, type Measured } from './feel-report.ts'
import { type Interaction, portalInteractions } from './interactions.ts'
import { collectTimings, takeTimings } from './interaction-timing.ts'
import { followCalls } from './running-calls.ts'
import { siteInteractions, specialInteractions } from './special-interactions.ts'

const slower = 4
const runs = Number(process.env['RUNS'] ?? 5)
const selected = process.env['SCREENS']?.split(',')
const computer: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const budget = join(import.meta.dirname, '../../tests/journeys/site/page-budget.json')
const addresses = Object.keys(JSON.parse(await readFile(budget, 'utf8')) as object)
/** Every screen of a building with a budget (the portfolio has a program of its own), and the second views of two of them. */
const screens = [
  ...addresses.filter((address) => address.startsWith('/')),
  '/admin?tab=maintenance&view=list',
  '/building?view=floor&floor=21',
].filter((address) => !selected || selected.some((part) => address.includes(part)))

await buildIfNeeded()
const program = await startDemoProgram()
const tokens = {
  admin: await createSession(program.app.db, 'admin'),
  staff: await createSession(program.app.db, 'staff'),
  concierge: await createSession(program.app.db, 'concierge'),
  tenant: await createSession(program.app.db, 'tenant'),
}
const browser = await chromium.launch({
  executablePath: await browserFile(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const portals = [...portalInteractions, ...specialInteractions]
/** Who opens an address, in which window, and what they do there. */
const situationOf = (address: string) =>
  /^\/(?:admin|building(?!-)|account)/.test(address)
    ? { token: tokens.admin, window: computer, interactions: portals }
    : address.startsWith('/staff')
      ? { token: tokens.staff, window: phone, interactions: portals }
      : address.startsWith('/desk')
        ? { token: tokens.concierge, window: computer, interactions: portals }
        : address.startsWith('/tenant')
          ? { token: tokens.tenant, window: phone, interactions: portals }
          : { token: null, window: phone, interactions: siteInteractions }

const rows = []
for (const address of screens) {
  const measured = await measureScreen(browser, address)
  const row = { ...describeScreen(address, measured), load: loadavg()[0]?.toFixed(1) }
  rows.push(row)
  console.log(JSON.stringify(row))
  if (process.env['DETAILS']) console.table(describeSteps(measured))
}
await browser.close()
await program.stop()
console.log(`CPU ${slower} times slower, ${runs} runs of each interaction.`)
console.table(rows)
if (rows.some(({ met }) => met === 'NO')) process.exitCode = 1

async function measureScreen(on: Browser, address: string): Promise<Measured> {
  const { token, window, interactions } = situationOf(address)
  const context = await on.newContext({ ...window, reducedMotion: 'no-preference' })
  if (token) await context.addCookies([{ name: 'session', value: token, url: program.origin }])
  const page = await context.newPage()
  await collectTimings(page)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const calls = followCalls(page)
  await page.goto(`${program.origin}${address}`)
  await calls.quiet()
  const measured: Measured = { opening: (await takeTimings(page)).longTasks, steps: new Map(), failed: [] }
  const profile = process.env['PROFILE'] ? await profilePage(cdp) : null
  for (let run = 0; run < runs; run += 1) for (const interaction of interactions) await runInteraction(interaction)
  await profile?.print(address)
  await context.close()
  return measured

  async function runInteraction({ name, present, steps }: Interaction) {
    if ((await page.locator(present).filter({ visible: true }).count()) === 0) return
    for (const [step, act] of steps) {
      try {
        await act(page)
        await calls.quiet()
      } catch (error) {
        measured.failed.push(`${name}, ${step}: ${String(error).split('\n')[0]}`)
        await page.goto(`${program.origin}${address}`)
        await calls.quiet()
        await takeTimings(page)
        return
      }
      const known = measured.steps.get(step) ?? []
      measured.steps.set(step, [...known, await takeTimings(page)])
    }
  }
}
