import { expect, test } from '../fixtures.ts'
import { openKitPage } from './kit-page.ts'

let kit: Awaited<ReturnType<typeof openKitPage>>
test.beforeAll(async () => {
  kit = await openKitPage()
})
test.afterAll(() => kit.close())

test.beforeEach(({ page }) => page.goto(`${kit.address}?theme=light`).then(() => undefined))

test('one toast is shown at a time, announced once, and disappears after five seconds', async ({ page }) => {
  // Their code is loaded after the first screen.
  await page.locator('[data-toasts] [aria-live]').first().waitFor({ state: 'attached' })
  await page.clock.install()
  await page.evaluate(() => {
    const text: string[] = []
    Object.assign(window, { announced: text })
    for (const region of document.querySelectorAll('[data-toasts] [aria-live]'))
      new MutationObserver(() => region.textContent && text.push(region.textContent)).observe(region, {
        childList: true,
      })
  })
  await page.getByRole('button', { name: 'Info' }).click()
  await expect(page.getByText('No changes to save')).toBeVisible()
  await page.getByRole('button', { name: 'Success' }).click()
  await page.mouse.move(0, 0)
  await expect(page.locator('[data-toasts]').getByText('Unit updated successfully')).toBeVisible()
  await expect(page.getByText('No changes to save')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { announced: string[] }).announced)).toEqual([
    'No changes to save',
    'Unit updated successfully2107 · visible to everyone now',
  ])
  await page.clock.runFor(4000)
  await expect(page.getByText('Unit updated successfully')).toBeVisible()
  await page.clock.runFor(2000)
  await expect(page.getByText('Unit updated successfully')).toHaveCount(0)
})

test('an error toast offers Retry, and stays while the pointer is on it', async ({ page }) => {
  await page.clock.install()
  await page.getByRole('button', { name: 'Failure' }).click()
  await page.locator('[data-toasts]').getByText('Failed to update unit').hover()
  await page.clock.runFor(5500)
  await page.locator('[data-toasts]').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('status').getByText('Unit updated successfully')).toBeVisible()
})

test('a toast stays while it has the focus of the keyboard, and Escape closes it and not a dialog', async ({
  page,
}) => {
  await page.clock.install()
  const toast = page.getByRole('alert').getByText('Failed to update unit')
  const retry = page.locator('[data-toasts]').getByRole('button', { name: 'Retry' })
  await page.getByRole('button', { name: 'Failure' }).press('Enter')
  await retry.focus()
  await page.clock.runFor(8000)
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Submit Request' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(1000)
  await retry.focus()
  await page.keyboard.press('Escape')
  await page.clock.runFor(500)
  await expect(toast).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the button of a toast works while a dialog is open, and the dialog stays open', async ({ page }) => {
  await page.getByRole('button', { name: 'Failure' }).click()
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await page.locator('[data-toasts]').getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('[data-toasts]').getByText('Unit updated successfully')).toBeVisible()
  await page.locator('[data-toasts]').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('[data-toasts]').getByText('Unit updated successfully')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(20, 20)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a toast moves into a dialog that opens, covers no button of it, and disappears after five seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 560 })
  await page.getByRole('button', { name: 'Success' }).click()
  await page.getByRole('button', { name: 'Submit Request' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status').getByText('Unit updated successfully')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click({ trial: true, timeout: 2000 })
  await page.mouse.move(2, 2)
  await page.clock.runFor(6000)
  await expect(page.getByText('Unit updated successfully')).toHaveCount(0)
})
