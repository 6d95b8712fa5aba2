import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { saveChanges } from './empty-installation.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

const colour = (page: Page) => page.getByRole('textbox', { name: 'Colour' })
const suggestion = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Suggested colours' }).getByRole('button', { name })
/** The colour of buttons and links in a page. */
const actionOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--action').trim())

test('the building gets a colour of its own: one that can be read, at once on every page @narrow', async ({
  page,
  app,
  browser,
}) => {
  test.slow()
  const visitor = await browser.newPage()
  await visitor.goto(app.origin)
  const before = await actionOf(visitor)
  await signIn(page, app, 'admin', '/admin?tab=settings')
  await expect(suggestion(page, 'River')).toHaveAttribute('aria-pressed', 'true')

  await test.step('a colour that is too light is rejected, and the nearest one is offered', async () => {
    await colour(page).fill('#f0c020')
    await expect(page.getByText('its contrast with text is 1.5', { exact: false })).toBeVisible()
    await expect(colour(page)).toHaveAttribute('aria-invalid', 'true')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Preview changes' }).click()
    await expect(colour(page)).toBeFocused()
    await expect(colour(page)).toHaveValue('#f0c020')
    await page.getByRole('button', { name: 'Use #886a00' }).click()
    await expect(page.getByText('Contrast with text: 4.5', { exact: false })).toBeVisible()
  })

  await test.step('a suggestion is saved, and the open page has it without being loaded again', async () => {
    await suggestion(page, 'Wine').click()
    await expect(colour(page)).toHaveValue('#8c2f4b')
    await saveChanges(page)
    await expect.poll(() => actionOf(page)).toBe('#8c2f4b')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessibleInBothThemes(page)
  })

  await test.step('visitors see it, until the change is undone', async () => {
    await visitor.reload()
    expect(await actionOf(visitor)).toBe('#8c2f4b')
    await expectAccessible(visitor)
    await page.getByRole('list', { name: 'Recent changes' }).getByRole('button', { name: 'Undo' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo change' }).click()
    await expect(page.locator('#accent')).toHaveCount(0)
    await expect(suggestion(page, 'River')).toHaveAttribute('aria-pressed', 'true')
    await visitor.reload()
    expect(await actionOf(visitor)).toBe(before)
  })
  await visitor.close()
})
