import type { Page } from '@playwright/test'
import { expect, expectAccessible, signInByCookie, test } from '../fixtures.ts'

const requests = 40

/** Files requests of the building, all with this title. */
const fileAll = (page: Page, title: string) =>
  page.evaluate(
    async ([name, n]) => {
      for (let at = 1; at <= Number(n); at += 1)
        await fetch('/api/admin/maintenance-requests', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            title: `${name} ${at}`,
            description: 'Reported on Monday.',
            category: 'plumbing',
            placeName: 'Lobby',
          }),
        })
    },
    [title, String(requests)],
  )

/** How many of them have nobody. */
const countUnassigned = (page: Page, title: string) =>
  page.evaluate(async (search) => {
    const query = new URLSearchParams({ search, assignedTo: 'nobody', limit: '1' })
    const answer = await fetch(`/api/admin/maintenance-requests?${query}`)
    return Number(answer.headers.get('x-total-count'))
  }, title)

test('forty requests are assigned by keyboard, with at most two keys or presses each, and taken back with one @main', async ({
  page,
  app,
}) => {
  test.setTimeout(240_000)
  const title = 'Tap of the Monday'
  await signInByCookie(page, app, 'admin')
  await page.goto(`${app.origin}/admin`)
  await fileAll(page, title)
  await page.goto(`${app.origin}/admin?tab=maintenance&view=list&assignee=nobody&search=${encodeURIComponent(title)}`)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(25)
  let actions = 0
  const press = async (key: string) => {
    actions += 1
    await page.keyboard.press(key)
  }
  const picker = page.getByRole('combobox', { name: /^Assign / })

  await test.step('one by one: A, and the digit of a person', async () => {
    await press('j')
    for (let done = 1; done <= 6; done += 1) {
      const first = await rows.first().getAttribute('data-row')
      await press('a')
      await expect(page.getByRole('option').first()).toBeVisible()
      if (done === 1) await expectAccessible(page)
      await press('1')
      await expect(picker).toHaveCount(0)
      await expect(page.locator(`[data-row="${first}"]`)).toHaveCount(0)
      await expect(rows.first().locator(':focus')).toHaveCount(1)
    }
  })

  await test.step('another priority: K back to the row, P, and its first letter', async () => {
    await press('j')
    await press('k')
    const first = await rows.first().getAttribute('data-row')
    await expect(rows.first().locator(':focus')).toHaveCount(1)
    await press('p')
    await expect(page.locator('[role="menu"]:focus, [role="menu"] :focus')).toHaveCount(1)
    await press('h')
    await expect(page.getByRole('menuitem', { name: 'High' })).toBeFocused()
    await press('Enter')
    await expect(page.getByText('1 request set to High')).toBeVisible()
    await expect(page.locator(`[data-row="${first}"]`)).toContainText('High')
  })

  await test.step('the rest with one confirmation', async () => {
    await press('x')
    actions += 1
    await page.getByRole('button', { name: 'Select all 34' }).click()
    await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('34 selected')
    await expectAccessible(page)
    await press('a')
    await expect(page.getByRole('option').first()).toBeVisible()
    await press('2')
    await expect(page.getByRole('button', { name: 'Assign 34' })).toBeVisible()
    await press('Enter')
    await expect(page.getByText(/^34 requests assigned to /)).toBeVisible()
    expect(await countUnassigned(page, title)).toBe(0)
    expect(actions).toBeLessThanOrEqual(2 * requests)
  })

  await test.step('Z takes all of them back, and the first ones stay', async () => {
    await page.keyboard.press('z')
    await expect(page.getByText('34 changes were undone')).toBeVisible()
    expect(await countUnassigned(page, title)).toBe(34)
    await expect(rows).toHaveCount(25)
  })
})

test('a digit that is pressed before the next frame of the screen reaches the picker @main', async ({ page, app }) => {
  await signInByCookie(page, app, 'admin')
  await page.goto(`${app.origin}/admin?tab=maintenance&view=list&assignee=nobody`)
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.evaluate(() => {
    const nextFrame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (run) => window.setTimeout(() => nextFrame(run), 2_000)
  })
  await page.keyboard.press('a')
  await expect(page.getByRole('option').first()).toBeVisible({ timeout: 1_500 })
  await page.keyboard.press('1')
  await expect(page.getByText(/^1 (request assigned|work order) to /)).toBeVisible()
})

test('a newer toast moves the change before it to the recent ones, where it can still be undone', async ({
  page,
  app,
}) => {
  await signInByCookie(page, app, 'admin')
  await page.goto(`${app.origin}/admin?tab=maintenance&view=list&assignee=nobody`)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows.nth(1)).toBeVisible()
  const setHigh = async (at: number) => {
    await rows
      .nth(at)
      .getByRole('button', { name: /^View / })
      .focus()
    await page.keyboard.press('p')
    await page.getByRole('menuitem', { name: at === 0 ? 'Low' : 'Normal' }).click()
    await expect(
      page
        .locator('[data-toasts]')
        .getByText(/^1 request set to /)
        .last(),
    ).toBeVisible()
  }
  await setHigh(0)
  await setHigh(1)
  const recent = page.getByRole('list', { name: 'Recent changes' })
  await expect(recent).toContainText('1 request set to')
  await recent.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('The change was undone')).toBeVisible()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toBeVisible()
  await keys.getByRole('switch', { name: /Single keys/ }).click()
  await page.keyboard.press('Escape')
  await rows
    .first()
    .getByRole('button', { name: /^View / })
    .focus()
  await page.keyboard.press('a')
  await expect(page.getByRole('combobox', { name: /^Assign / })).toHaveCount(0)
})

test('choosing what a request has already says that nothing changed, and offers no undo', async ({ page, app }) => {
  await signInByCookie(page, app, 'admin')
  await page.goto(`${app.origin}/admin?tab=maintenance&view=list&assignee=nobody`)
  const view = page
    .getByRole('table')
    .locator('tbody tr')
    .first()
    .getByRole('button', { name: /^View / })
  const toasts = page.locator('[data-toasts]')
  await view.focus()
  await page.keyboard.press('p')
  await page.getByRole('menu').locator('[aria-current="true"]').click()
  await expect(toasts.getByText('Nothing was changed')).toBeVisible()
  await view.focus()
  await page.keyboard.press('a')
  await page.getByRole('option').last().click()
  await expect(toasts.getByText('Nothing was changed')).toBeVisible()
  await expect(toasts.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
})
