import { loadavg } from 'node:os'
import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A person who opens a first screen on a phone, and what makes it usable. */
export type FirstScreen = {
  name: string
  path: string
  /** The session's token; undefined for the signed-out pages. */
  token?: string | undefined
  usable: (page: Page) => Promise<void>
  /** Seconds: cold, and on the second visit. */
  limits: { first: number; second: number }
}

/** Slow 3G: 400 kbit/s in both directions, and 400 ms for every request. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

const visible = (selector: string) => (page: Page) => page.locator(selector).first().waitFor({ timeout: 120_000 })
const heading = visible('main h1:not(.sr-only)')

/** The first screens of people on the way, with the times they may take. */
export const firstScreensOf = (
  tokens: Record<'staff' | 'admin' | 'desk' | 'resident', string>,
): readonly FirstScreen[] => [
  { name: 'sign-in', path: '/login', usable: visible('input[type=password]'), limits: { first: 3, second: 1.5 } },
  {
    name: 'staff list',
    path: '/staff',
    token: tokens.staff,
    usable: visible('main article'),
    limits: { first: 5, second: 1.5 },
  },
  { name: 'console', path: '/admin', token: tokens.admin, usable: heading, limits: { first: 7, second: 1.5 } },
  { name: 'desk', path: '/desk', token: tokens.desk, usable: visible('main input'), limits: { first: 7, second: 1.5 } },
  { name: 'resident', path: '/tenant', token: tokens.resident, usable: heading, limits: { first: 7, second: 1.5 } },
]

type Visit = { seconds: number; requests: number; scripts: number; scriptBytes: number; bytes: number }

/** Opens each screen with an empty cache, then again with what the first visit left, and returns one row for each. */
export async function measureFirstScreens(
  browser: Browser,
  origin: string,
  screens: readonly FirstScreen[],
  rounds: number,
) {
  const rows = []
  for (const screen of screens) {
    const first: Visit[] = []
    const second: Visit[] = []
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      })
      if (screen.token) await context.addCookies([{ name: 'session', value: screen.token, url: origin }])
      first.push(await visit(context, origin, screen))
      second.push(await visit(context, origin, screen))
      await context.close()
    }
    rows.push(rowOf(screen, 'first', screen.limits.first, first), rowOf(screen, 'second', screen.limits.second, second))
  }
  return rows
}

/** Opens a screen in a new page of the context, and counts what travels until it is usable. */
async function visit(context: BrowserContext, origin: string, screen: FirstScreen): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow)
  const types = new Map<string, string>()
  const found = { requests: 0, scripts: 0, scriptBytes: 0, bytes: 0 }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) return
    types.set(requestId, type)
    found.requests += 1
    if (type === 'Script') found.scripts += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    found.bytes += encodedDataLength
    if (types.get(requestId) === 'Script') found.scriptBytes += encodedDataLength
  })
  const from = performance.now()
  await page.goto(`${origin}${screen.path}`, { waitUntil: 'commit' })
  await screen.usable(page)
  const seconds = (performance.now() - from) / 1000
  const result = { seconds, ...found }
  // What the page still loads belongs to the next visit's cache.
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.close()
  return result
}

function rowOf({ name }: FirstScreen, visitName: string, limit: number, visits: readonly Visit[]) {
  const median = (value: (visit: Visit) => number) =>
    visits.map(value).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN
  const seconds = median((visit) => visit.seconds)
  return {
    screen: name,
    visit: visitName,
    'usable after s': Number(seconds.toFixed(2)),
    'limit s': limit,
    met: seconds <= limit ? 'yes' : 'NO',
    requests: median((visit) => visit.requests),
    scripts: median((visit) => visit.scripts),
    'script kB': Math.round(median((visit) => visit.scriptBytes) / 1000),
    'all kB': Math.round(median((visit) => visit.bytes) / 1000),
    load: loadavg()[0]?.toFixed(1),
  }
}
