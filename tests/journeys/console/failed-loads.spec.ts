import type { Page } from '@playwright/test'
import { type DemoPerson, expect, signInByCookie, test } from '../fixtures.ts'

// Every call that a screen makes fails once, one at a time: the screen must report it, with a way to try again.
test.use({ expectedErrors: [/status of 500/] })

const consoleTabs = ['overview', 'units', 'tenants', 'maintenance', 'announcements', 'calendar', 'resources']
  .concat('website-requests', 'users', 'simulation', 'audit', 'settings')
  .map((tab) => `/admin?tab=${tab}`)
const portal = ['overview', 'maintenance', 'front-desk', 'payments', 'household', 'announcements', 'calendar']
  .concat('resources', 'residents')
  .map((tab) => `/tenant?tab=${tab}`)
const desk = ['desk', 'take-in', 'packages', 'visitors', 'keys', 'log', 'incidents', 'roster'].map(
  (tab) => `/desk?tab=${tab}`,
)
const screens: [DemoPerson, string][] = [
  ...consoleTabs.map((address): [DemoPerson, string] => ['admin', address]),
  ['admin', '/building'],
  ['admin', '/account'],
  ['staff', '/staff'],
  ...portal.map((address): [DemoPerson, string] => ['resident', address]),
  ['resident', '/account'],
  ...['overview', 'household'].map((tab): [DemoPerson, string] => ['household', `/tenant?tab=${tab}`]),
  ...desk.map((address): [DemoPerson, string] => ['concierge', address]),
]

const isCall = (url: string) => new URL(url).pathname.startsWith('/api/') && !url.includes('/api/live')

/** The paths that the screen reads when it opens. */
async function callsOf(page: Page, address: string): Promise<string[]> {
  const found = new Set<string>()
  page.on('request', (request) => {
    if (request.method() === 'GET' && isCall(request.url())) found.add(new URL(request.url()).pathname)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  page.removeAllListeners('request')
  return [...found]
}

for (const [who, address] of screens)
  test(`${address} reports each call that fails, to the ${who}${address === '/staff' ? '' : ' @matrix'}`, async ({
    page,
    app,
  }) => {
    await signInByCookie(page, app, who)
    const silent: string[] = []
    for (const path of await callsOf(page, `${app.origin}${address}`)) {
      const isThis = (url: URL) => url.pathname === path
      await page.route(isThis, (route) =>
        route.fulfill({ status: 500, json: { error: 'broken', message: 'Something went wrong', code: 'broken' } }),
      )
      await page.goto(`${app.origin}${address}`, { waitUntil: 'networkidle' })
      const report = page.getByRole('button', { name: /^(Retry|Try again|Reload)/ })
      const reported = await report
        .first()
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        )
      if (!reported) silent.push(path)
      await page.unroute(isThis)
    }
    expect(silent, 'calls whose failure is not reported').toEqual([])
  })

const fail = (page: Page, path: string) =>
  page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'broken' } }),
  )

test('a part that failed is reported in the page and not in a dialog above it; choices that failed at their field', async ({
  page,
  app,
}) => {
  await signInByCookie(page, app, 'admin')
  await fail(page, '/api/admin/contact-messages')
  await fail(page, '/api/admin/tenants/vacant-units')
  await page.goto(`${app.origin}/admin?tab=tenants`, { waitUntil: 'networkidle' })
  const inPage = page.getByRole('main').getByText('Part of this page could not be loaded.')
  await expect(inPage).toBeVisible()
  await page.getByRole('button', { name: 'Add Tenant' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('The choices could not be loaded.')).toBeVisible()
  await expect(page.getByText('Part of this page could not be loaded')).toHaveCount(1)
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByText('The choices could not be loaded.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(inPage).toHaveCount(0)
})

for (const [who, failing] of [
  ['resident', '/api/tenant/packages'],
  ['household', '/api/tenant/household'],
] as const)
  test(`a call that fails is not sent again and again, to the ${who} @main`, async ({ page, app }) => {
    await signInByCookie(page, app, who)
    let sent = 0
    await page.route(
      (url) => url.pathname === failing,
      (route) => {
        sent += 1
        return route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'broken' } })
      },
    )
    await page.goto(`${app.origin}/tenant`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: /^(Retry|Try again|Reload)/ }).first()).toBeVisible()
    // Once for the page, and once for a card that is mounted later.
    expect(sent).toBeLessThanOrEqual(3)
  })
