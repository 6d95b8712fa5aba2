import { expect, signIn, test } from '../fixtures.ts'

test('links open in place, in a new tab with the key for it, and Back returns to where the page was @main', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'admin', '/admin?tab=units')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(page.getByRole('heading', { level: 1, name: 'Units' })).toBeVisible()
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })

  await page.evaluate(() => scrollTo(0, 400))
  await sections.getByRole('link', { name: /^Maintenance/ }).click()
  await expect(page).toHaveURL(/\/admin\?tab=maintenance$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Building view' }).click()
  await expect(page).toHaveURL(/\/building$/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Building view' })).toBeHidden()

  await page.goBack()
  await expect(sections.getByRole('link', { name: /^Maintenance/ })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Units' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/admin\?tab=maintenance$/)
  expect(documents).toBe(0)

  const opened = page.context().waitForEvent('page')
  await sections.getByRole('link', { name: 'Units' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/admin\?tab=units$/)
  await expect(page).toHaveURL(/\/admin\?tab=maintenance$/)
})

test('a page that the bell opens begins at its top', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=units')
  await expect(page.getByRole('heading', { level: 1, name: 'Units' })).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.evaluate(() => scrollTo(0, 400))
  await page.getByRole('link', { name: 'All notifications' }).click()
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
