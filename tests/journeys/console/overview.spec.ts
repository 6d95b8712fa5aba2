import type { Page } from '@playwright/test'
import { dayOf } from '#platform/time/dates.ts'
import { instantAt } from '#platform/time/wall-clock.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

// The browser logs the 401 before sign-in; one journey causes an error on purpose.
test.use({ expectedErrors: [/status of 40[01]/] })
// axe checks every state, which is slow.
test.describe.configure({ timeout: 90_000 })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true })
const cards = (page: Page) => page.getByRole('list', { name: 'Building summary' })
const card = (page: Page, title: string) => cards(page).getByRole('link', { name: new RegExp(`^${title}`) })
const needs = (page: Page) => page.getByRole('list', { name: 'Needs attention' })

/** The figure of a card, which has its own line. */
const figureOf = async (page: Page, title: string) =>
  Number(/\n([\d,]+)\s*$/.exec(await card(page, title).innerText())?.[1]?.replace(',', ''))

test('the console opens with the overview, and each figure links to its section @phone @main', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'admin')
  await expect(heading(page, /^Welcome back, Dana$/)).toBeVisible()
  await expect(page.getByRole('link', { name: / due before \d\d:\d\d$| due before midnight$/ })).toBeVisible()
  await expect(needs(page).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Requests per week\. .*: \d+ opened, \d+ completed$/ })).toBeVisible()
  await expect(page.getByText('Under Renovation', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Each unit is occupied or vacant, and can also be counted/)).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Requests per week as a table' }).click()
  await expect(page.getByRole('table', { name: 'Requests per week' }).getByRole('row')).toHaveCount(13)
  await page.getByRole('button', { name: 'Time to complete, by category as a table' }).click()
  await expect(page.getByRole('table', { name: 'Time to complete' })).toContainText('Plumbing')
  await expectAccessible(page)

  for (const [title, section] of [
    ['Total Units', 'Units'],
    ['Total Tenants', 'Tenants'],
    ['Maintenance Requests', 'Maintenance Requests'],
    ['Announcements', 'Announcements'],
  ] as const) {
    await card(page, title).click()
    await expect(heading(page, section)).toBeVisible()
    await page.goBack()
    await expect(card(page, title)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Open the building view' }).press('Enter')
  await expect(heading(page, 'Building view')).toBeVisible()
})

test('a new request is counted at once, and its row opens the request', async ({ page, browser, app }) => {
  await signIn(page, app, 'staff')
  await expect(needs(page).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /failed email/ }), 'for administrators only').toHaveCount(0)
  const before = await figureOf(page, 'Maintenance Requests')
  expect(before).toBeGreaterThan(0)

  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, app, 'admin', '/admin?tab=units')
  const status = await elsewhere.evaluate(async () => {
    const body = JSON.stringify({
      title: 'Light out',
      description: 'By the door.',
      placeName: 'Garage',
      priority: 'low',
    })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/admin/maintenance-requests', { method: 'POST', headers, body })).status
  })
  expect(status).toBe(201)
  await expect.poll(() => figureOf(page, 'Maintenance Requests')).toBe(before + 1)
  await elsewhere.context().close()

  const row = needs(page)
    .getByRole('link', { name: /^Open: / })
    .first()
  const text = (await row.getAttribute('aria-label')) ?? ''
  await row.press('Enter')
  // While the request loads, the dialog already has its title.
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 }).first()
  await expect.poll(async () => text.includes((await title.textContent()) ?? 'no title')).toBe(true)
})

test('a card that cannot be loaded shows an error, and Retry loads it', async ({ page, app }) => {
  let reject = true
  await page.route('**/api/admin/overview', (route) =>
    reject ? route.fulfill({ status: 400, json: { message: 'Not now', code: 'no' } }) : route.continue(),
  )
  await signIn(page, app, 'admin')
  await expect(page.getByText('The overview could not be loaded.')).toBeVisible()
  await expectAccessible(page)
  reject = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(card(page, 'Total Units')).toBeVisible()
})

test('figures and emergencies that cannot be loaded are reported, with Retry', async ({ page, app }) => {
  const paths = ['**/api/admin/maintenance-statistics*', '**/api/emergencies']
  for (const path of paths) await page.route(path, (route) => route.fulfill({ json: {} }))
  await signIn(page, app, 'admin', '/admin?tab=maintenance')
  await expect(page.getByText('The figures could not be loaded.')).toBeVisible()
  const emergencies = page.getByRole('alert').filter({ hasText: 'Emergencies could not be loaded.' })
  await expect(emergencies).toBeVisible()
  await expectAccessible(page)
  for (const path of paths) await page.unroute(path)
  await emergencies.getByRole('button', { name: 'Retry' }).click()
  await expect(emergencies).toHaveCount(0)
})

test('the menu of the console fits a window of 1152 px and more; in a narrower one a button shows the rest', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1152, height: 800 })
  await signIn(page, app, 'admin')
  const menu = page.getByRole('navigation', { name: 'Sections' })
  await expect(menu.getByRole('link', { name: /^Maintenance \d/ })).toBeVisible()
  await page.waitForFunction(() => document.fonts.check('1em "Inter Variable"'))
  for (const width of [1152, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const hidden = await menu.evaluate((row) => row.scrollWidth - row.clientWidth)
    expect(hidden, `hidden pixels at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 900, height: 800 })
  const settings = menu.getByRole('link', { name: 'Settings' })
  await expect(settings).not.toBeInViewport()
  await menu.locator('xpath=..').locator('button:visible').click()
  await expect(settings).toBeInViewport({ ratio: 1 })
})

test('Today lists visits, who is on call and what is due, and each line opens its record @main', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'admin')
  const card = page.getByRole('region', { name: 'Today', exact: true })
  await expect(card).toBeVisible()
  await expect(card.getByRole('link', { name: /is on call|Nobody is on call/ })).toBeVisible()

  // The first appointment of the day is at the top of the visits as soon as it is made.
  const zone = 'America/Toronto'
  const scheduledDate = instantAt(dayOf(new Date(), zone), 1, zone).toISOString()
  const created = await page.evaluate(async (scheduledDate) => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ title: 'Tap to look at', description: 'It drips.', placeName: 'Party room' })
    const filed = await fetch('/api/admin/maintenance-requests', { method: 'POST', headers, body })
    const request = (await filed.json()) as { id: string; version: number }
    const changed = await fetch(`/api/admin/maintenance-requests/${request.id}`, {
      method: 'PATCH',
      headers: { ...headers, 'If-Match': `"${request.version}"` },
      body: JSON.stringify({ scheduledDate }),
    })
    return [filed.status, changed.status]
  }, scheduledDate)
  expect(created).toEqual([201, 200])
  const line = card.getByRole('link', { name: 'Tap to look at, Party room' })
  await expect(line).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await line.click()
  await expect(page.getByRole('dialog', { name: 'Tap to look at' })).toBeVisible()
  await page.goto(`${app.origin}/admin?tab=maintenance&view=list&status=all&visit=today`)
  await expect(page.getByRole('main').getByText('Tap to look at')).toBeVisible()
})
