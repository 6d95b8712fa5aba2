import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'

// When the focused element is removed, the keyboard continues from its position instead of the top of the page.

const focusedText = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return at === document.body ? 'nothing' : at?.id === 'content' ? 'the screen' : (at?.textContent ?? '')
  })
const removeFocused = (page: Page, ancestor = ':scope') =>
  page.evaluate((selector) => {
    const at = document.activeElement
    ;(selector === ':scope' ? at : at?.closest(selector))?.remove()
  }, ancestor)

test('the focus goes to the element in place of a removed one, or to its nearest neighbour', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=website-requests')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const count = await cards.count()
  expect(count).toBeGreaterThan(3)
  const subject = (at: number) => cards.nth(at).locator('[data-message]')

  const second = await subject(1).innerText()
  await subject(0).focus()
  await removeFocused(page, 'article')
  await expect.poll(() => focusedText(page)).toBe(second)

  const before = await cards
    .nth(count - 3)
    .getByRole('button')
    .last()
    .textContent()
  await cards
    .nth(count - 2)
    .getByRole('button')
    .last()
    .focus()
  await removeFocused(page, 'article')
  await expect.poll(() => focusedText(page)).toBe(before)

  await page.evaluate(() => document.querySelector('main')?.replaceChildren(document.createElement('p')))
  await expect.poll(() => focusedText(page)).toBe('the screen')
})

test('the focus stays on the screen when a press moves it to an element that the press removes', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'admin', '/admin?tab=website-requests')
  const messages = page.locator('[data-message]')
  await messages.nth(2).focus()
  // On a slow device the press and the removal happen before a timer runs.
  await messages.first().evaluate((element: HTMLElement) => {
    element.focus()
    element.closest('article')?.remove()
  })
  await expect(page.locator('article :focus')).toHaveCount(1)
})

test('the focus stays on the body after a press outside every element', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=website-requests')
  const button = page.locator('[data-message]').first()
  await button.focus()
  await button.evaluate((element: HTMLElement) => element.blur())
  await page.waitForTimeout(50)
  await button.evaluate((element) => element.remove())
  await page.waitForTimeout(200)
  expect(await focusedText(page)).toBe('nothing')
})

test('the focus returns behind a dialog whose opener was removed', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=website-requests')
  const reply = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Reply/ })
  await reply.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Message')).toBeFocused()
  // Behind an open dialog no element has a role.
  await page
    .locator('article')
    .first()
    .evaluate((card) => card.remove())
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('main :focus')).toHaveCount(1)
})
