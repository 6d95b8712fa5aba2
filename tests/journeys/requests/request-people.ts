import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { type DemoPerson, expect, signInByCookie } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'

/** A person at a browser of their own; `errors` is what their pages complained about. */
export async function sitsDown(
  browser: Browser,
  app: AppProcess,
  who: DemoPerson,
  path: string,
  device: BrowserContextOptions = {},
) {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  await signInByCookie(page, app, who)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${app.origin}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading maintenance requests...')).toHaveCount(0)
  return { page, errors }
}

/** Chooses from one of our selects. */
export async function choose(page: Page, select: Locator, option: string | RegExp) {
  await select.click()
  await page.getByRole('option', { name: option }).click()
}

/** Presses Tab until the keyboard is there, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator, most = 80) {
  for (let step = 0; step < most; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard never came to ${String(wanted)}`)
}

/** The office's list shows a table where there is room, cards where there is none. */
export const openerIn = (page: Page, title: string) =>
  page
    .getByRole('button', { name: new RegExp(`^View .*${title}$`) })
    .or(page.getByRole('article').getByRole('button', { name: title }))
