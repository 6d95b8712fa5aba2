import { expect, signIn, test } from '../fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 401/] })

test('a phone hints at sections beyond its edge and shows the current one', async ({ page, app }) => {
  await signIn(page, app, 'resident', '/tenant')
  const tabs = page.getByRole('navigation', { name: 'Sections' })
  await expect(tabs).toHaveAttribute('data-more', 'after')
  await expect(tabs).toHaveCSS('mask-image', /gradient/)

  // As after following a link: the row is not scrolled.
  await page.goto(`${app.origin}/tenant?tab=maintenance`)
  await expect(tabs).toHaveAttribute('data-more', 'before after')
  await expect(tabs.getByRole('link', { name: 'Maintenance' })).toBeInViewport({ ratio: 1 })
  const last = tabs.getByRole('link').last()
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'page')
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(tabs).toHaveAttribute('data-more', 'before')

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(tabs).toHaveAttribute('data-more', '')
  await expect(tabs).toHaveCSS('mask-image', 'none')
})

test('the error of a message is not covered by the bar above it', async ({ page, app }) => {
  await page.goto(`${app.origin}/contact`)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Fix these fields:' })
  await expect(summary).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toBeInViewport({ ratio: 1 })
  const bar = page.getByRole('banner')
  const below = async () => {
    const [above, found] = [await bar.boundingBox(), await summary.boundingBox()]
    return (found?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
  }
  await expect.poll(below).toBeGreaterThanOrEqual(0)
})

test('the labels of the staff counters do not touch on the smallest phone', async ({ page, app }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn(page, app, 'staff', '/staff')
  const names = page.locator('dl').first().locator('dt')
  await expect(names).toHaveText(['My Requests', 'Pending', 'In Progress', 'Completed'])
  const beyond = () => names.evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))
  await expect.poll(beyond).toEqual([0, 0, 0, 0])
})
