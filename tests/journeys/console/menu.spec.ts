import { expect, signIn, test } from '../fixtures.ts'

test('the menu of the console fits a window of 1152 px and more; in a narrower one a button shows the rest', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1152, height: 800 })
  await signIn(page, app, 'admin')
  const menu = page.getByRole('navigation', { name: 'Sections' })
  await expect(menu.getByRole('link', { name: /^Maintenance \d/ })).toBeVisible()
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
