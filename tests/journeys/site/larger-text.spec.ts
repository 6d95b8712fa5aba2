import { chromium, type Page } from '@playwright/test'
import { browserFile } from '../browser-file.ts'
import { expect, signInByCookie, test } from '../fixtures.ts'

// People who set a larger text size in their browser: everything grows, and nothing needs scrolling sideways.
const screens = [
  '/',
  '/building-view',
  '/contact',
  '/login',
  '/tenant?tab=overview',
  '/tenant?tab=maintenance',
  '/account',
]
const defaultSize = 16

const textSize = (page: Page) => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
const buttonHeight = (page: Page) =>
  page
    .getByRole('button')
    .or(page.getByRole('link'))
    .last()
    .evaluate((element) => element.getBoundingClientRect().height)

for (const scale of [1.5, 2])
  test(`everything grows with a text size of ${scale * 100} % @matrix`, async ({ page, app }) => {
    const larger = await chromium.launch({
      executablePath: await browserFile(),
      args: ['--no-sandbox', `--blink-settings=defaultFontSize=${defaultSize * scale}`],
    })
    const largePage = await larger.newPage({ viewport: { width: 1440, height: 900 } })
    await signInByCookie(page, app, 'resident')
    await signInByCookie(largePage, app, 'resident')
    for (const address of screens) {
      await page.goto(app.origin + address, { waitUntil: 'networkidle' })
      await largePage.goto(app.origin + address, { waitUntil: 'networkidle' })
      expect(await textSize(largePage), `${address}: size of the text`).toBe((await textSize(page)) * scale)
      expect(await buttonHeight(largePage), `${address}: a button grows too`).toBeGreaterThan(await buttonHeight(page))
      const beyond = await largePage.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, `${address}: pixels beyond the window`).toBeLessThanOrEqual(0)
    }
    await larger.close()
  })

test('a long list fits its scroll bar with a text size of 200 % @matrix', async ({ page, app }) => {
  const larger = await chromium.launch({
    executablePath: await browserFile(),
    args: ['--no-sandbox', `--blink-settings=defaultFontSize=${defaultSize * 2}`],
  })
  for (const browser of [page, await larger.newPage({ viewport: { width: 2880, height: 1800 } })]) {
    await signInByCookie(browser, app, 'admin')
    await browser.goto(`${app.origin}/admin?tab=units`)
    const table = browser.getByRole('table')
    await expect(table.getByRole('row').nth(3)).toBeVisible()
    const { height, rows, row } = await table.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      rows: Number(element.getAttribute('aria-rowcount')),
      row: element.querySelectorAll('tbody tr[aria-rowindex]')[2]?.getBoundingClientRect().height ?? 0,
    }))
    expect(rows).toBeGreaterThan(100)
    expect(height / (rows * row)).toBeGreaterThan(0.97)
    expect(height / (rows * row)).toBeLessThan(1.03)
  }
  await larger.close()
})

const phoneScreens = {
  admin: [
    '/admin?tab=overview',
    '/admin?tab=units',
    '/admin?tab=units&list=moves',
    '/admin?tab=tenants&list=invitations',
    '/admin?tab=tenants',
    '/admin?tab=maintenance',
    '/admin?tab=announcements',
    '/admin?tab=website-requests',
    '/admin?tab=staff',
    '/admin?tab=assets&list=stalls',
    '/admin?tab=assets&list=conflicts',
    '/admin?tab=assets&list=waiting',
    '/admin?tab=settings&group=moves',
    '/admin?tab=settings&group=import',
    '/building',
  ],
  maintenance: ['/staff'],
  owner: ['/tenant', '/tenant?tab=household', '/tenant?tab=payments', '/account'],
} as const

test('nothing is cut off on a phone with a text size of 200 % @matrix', async ({ app }) => {
  test.slow()
  const larger = await chromium.launch({
    executablePath: await browserFile(),
    args: ['--no-sandbox', `--blink-settings=defaultFontSize=${defaultSize * 2}`],
  })
  for (const who of ['admin', 'maintenance', 'owner'] as const) {
    const page = await larger.newPage({ viewport: { width: 390, height: 844 } })
    await signInByCookie(page, app, who)
    for (const address of phoneScreens[who]) {
      await page.goto(app.origin + address)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.getByText('Loading...')).toHaveCount(0)
      expect(await page.evaluate(textBeyondWindow), address).toEqual([])
    }
    await page.close()
  }
  await larger.close()
})

/** The texts that reach beyond the window and are not in a row that scrolls sideways. */
const textBeyondWindow = () =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 2 && (left < -2 || right > document.documentElement.clientWidth + 2)
    })
    .filter((element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (/auto|scroll/.test(getComputedStyle(parent).overflowX)) return false
      return true
    })
    .map((element) => element.textContent)
