import type { Page } from '@playwright/test'
import type { AppProcess } from '../app-process.ts'
import { expect, signIn } from '../fixtures.ts'

/** Opens the desk and loses the connection. Returns the tab of packages, and its figure before that. */
export async function openAndLoseConnection(page: Page, app: AppProcess) {
  await page.clock.install()
  const code = page.waitForResponse((response) => response.url().includes('OfflineTakeIn'))
  await signIn(page, app, 'concierge')
  const waiting = page.getByRole('link', { name: /^Packages/ })
  await expect(waiting).toHaveText(/\d+$/)
  const before = Number(/\d+$/.exec(await waiting.innerText())?.[0])
  // The code for a time without a connection follows the first screen.
  await page.clock.runFor(1000)
  await (await code).finished()
  await page.context().setOffline(true)
  await expect(page.getByText('No connection.')).toBeVisible()
  return { waiting, before }
}
