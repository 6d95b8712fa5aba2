import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type DemoPerson, expect, signInByCookie, test } from '../fixtures.ts'

type Budget = { data: number; calls: number }

/**
 * The most compressed bytes of data, with their headers, and calls that each screen may need to be complete. The data of the
 * demo building change with the day, so the limits are a tenth above what was measured.
 */
const budgets = Object.entries(
  JSON.parse(await readFile(join(import.meta.dirname, 'page-budget.json'), 'utf8')) as Record<string, Budget>,
).filter(([, budget]) => 'data' in budget)
const people: [DemoPerson, RegExp][] = [
  ['admin', /^\/(?:admin|building|account)/],
  ['staff', /^\/staff/],
  ['concierge', /^\/desk/],
  ['resident', /^\/tenant/],
]
const phone = { width: 390, height: 844 }
/** Milliseconds without a call after which a screen is complete. */
const quiet = 800

/** The most that any screen may fetch before it is usable; staff have a phone in their hand. */
const most = (path: string) => (path === '/staff' ? 20_000 : 60_000)

test('every section of a portal has a budget, and none is above the limit of all screens @main', async () => {
  const screens = [
    ...(await sectionsOf('admin')).map((key) => `/admin?tab=${key}`),
    ...(await sectionsOf('desk')).map((key) => (key === 'desk' ? '/desk' : `/desk?tab=${key}`)),
    ...(await sectionsOf('resident')).map((key) => (key === 'overview' ? '/tenant' : `/tenant?tab=${key}`)),
  ]
  const paths = new Set(budgets.map(([path]) => path))
  expect(screens.length).toBeGreaterThan(15)
  expect(screens.filter((path) => !paths.has(path))).toEqual([])
  for (const [path, { data }] of budgets) expect.soft(data, path).toBeLessThanOrEqual(most(path))
})

/** The keys of a portal's sections, from the source, because only a browser can import them. */
async function sectionsOf(portal: string): Promise<string[]> {
  const source = await readFile(join(import.meta.dirname, `../../../src/portals/${portal}/sections.ts`), 'utf8')
  return [...source.matchAll(/key: '([\w-]+)'/g)].map(([, key = '']) => key)
}

for (const [person, paths] of people)
  test(`each screen of ${person} stays within its budget of data, and asks for nothing twice @main`, async ({
    page,
    app,
  }) => {
    if (person !== 'admin' && person !== 'concierge') await page.setViewportSize(phone)
    await signInByCookie(page, app, person)
    const calls = await watchCalls(page)
    for (const [path, budget] of budgets.filter(([path]) => paths.test(path))) {
      const url = `${app.origin}${path}`
      let found = await calls.load(url)
      // A job may change something meanwhile, which refetches it; that does not happen twice in a row.
      if (isRepeated(found)) found = await calls.load(url)
      const bytes = found.reduce((sum, call) => sum + call.bytes, 0)
      console.log(`${path} ${JSON.stringify({ data: bytes, calls: found.length })}`)
      const addresses = found.map(({ address }) => address)
      expect.soft(addresses, `calls of ${path}`).toEqual([...new Set(addresses)])
      expect.soft(found.length, `calls of ${path}: ${addresses.join(', ')}`).toBeLessThanOrEqual(budget.calls)
      expect.soft(bytes, `bytes of ${path}`).toBeLessThanOrEqual(budget.data)
      expect.soft(bytes, `${path} loads data`).toBeGreaterThan(2_000)
    }
  })

const isRepeated = (calls: readonly { address: string }[]) =>
  new Set(calls.map(({ address }) => address)).size < calls.length

/** The calls of a page with the bytes they bring, headers included. */
async function watchCalls(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  let calls = new Map<string, { address: string; bytes: number; done: boolean }>()
  let latest = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url)
    if (!pathname.startsWith('/api/') || pathname === '/api/live') return
    latest = Date.now()
    calls.set(requestId, { address: `${request.method} ${pathname}${search}`, bytes: 0, done: false })
  })
  const finish = (requestId: string, bytes: number) => {
    const call = calls.get(requestId)
    if (!call) return
    latest = Date.now()
    calls.set(requestId, { ...call, bytes, done: true })
  }
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => finish(requestId, encodedDataLength))
  cdp.on('Network.loadingFailed', ({ requestId }) => finish(requestId, 0))
  const isComplete = () =>
    calls.size > 0 && Date.now() - latest > quiet && [...calls.values()].every(({ done }) => done)
  return {
    async load(url: string) {
      // A call of the previous page that the navigation cancels is never reported as finished.
      await page.goto('about:blank')
      calls = new Map()
      await page.goto(url)
      await expect.poll(isComplete, { timeout: 20_000, intervals: [200] }).toBe(true)
      return [...calls.values()]
    },
  }
}
