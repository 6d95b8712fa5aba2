import type { Page } from '@playwright/test'
import { expect, signInByCookie, test } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'

/** Opens a screen whose content moves down at the next press, as when a card above grows. */
async function openMoving(page: Page, app: AppProcess) {
  await signInByCookie(page, app, 'admin')
  await page.goto(`${app.origin}/desk?tab=roster`)
  const button = page.getByRole('button', { name: 'Set a passphrase' })
  await expect(button).toBeVisible()
  await expect(page.getByText('This device has no copy')).toBeVisible()
  await page.evaluate(() =>
    addEventListener('mousedown', () => (document.querySelector('main')!.style.paddingTop = '200px'), { once: true }),
  )
  return button
}

test('a button that moves while it is pressed does what it says @main', async ({ page, app }) => {
  const button = await openMoving(page, app)
  await button.click()
  await expect(page.getByLabel('New passphrase')).toBeVisible()
})

test('a button from which the pointer is dragged away does nothing', async ({ page, app }) => {
  const button = await openMoving(page, app)
  // The clicks of the page, and those of the button: a dialog that opens late would not be there yet.
  await button.evaluate((element) => {
    const count = (name: string) => {
      document.body.dataset[name] = String(Number(document.body.dataset[name] ?? 0) + 1)
    }
    element.addEventListener('click', () => count('ofButton'))
    document.addEventListener('click', () => count('ofPage'), { capture: true })
  })
  const box = (await button.boundingBox())!
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 10, box.y - 100)
  await page.mouse.up()
  // The browser sends the click to what is around both places.
  await expect(page.locator('body')).toHaveAttribute('data-of-page', '1')
  await expect(page.locator('body')).not.toHaveAttribute('data-of-button')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
