import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { type DemoPerson, expect, signInByCookie } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'

/** A person with their own browser context; `errors` are the errors of their pages. */
export async function openPortalAs(
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

/** Chooses an option of a select. */
export async function choose(page: Page, select: Locator, option: string | RegExp) {
  await select.click()
  const found = page.getByRole('option', { name: option })
  // A popup that still moves takes a press only on the option that the pointer has marked.
  await found.hover()
  await expect(found).toHaveAttribute('data-highlighted')
  await found.click()
  await expect(found).toBeHidden()
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, element: Locator, most = 80) {
  for (let step = 0; step < most; step += 1) {
    if (await element.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(element)}`)
}

/** The button that opens a request in the office's list: in a table row, or in a card on a small screen. */
export const openerIn = (page: Page, title: string) =>
  page
    .getByRole('button', { name: new RegExp(`^View .*${title}$`) })
    .or(page.getByRole('article').getByRole('button', { name: title }))
