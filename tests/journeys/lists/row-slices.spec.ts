import { expect, test } from '../fixtures.ts'
import { board, column, openBoard } from '../requests/board-parts.ts'
import { openPortalAs } from '../requests/request-people.ts'

test('a table that is sorted differently has each of its rows once, in the new order', async ({ browser, app }) => {
  const { page, errors } = await openPortalAs(browser, app, 'admin', '/admin?tab=units')
  const rows = page.locator('main tbody tr[data-row]')
  const numbers = () => rows.locator('th').evaluateAll((cells) => cells.map((cell) => cell.textContent.slice(0, 4)))
  await expect.poll(() => rows.count()).toBeGreaterThan(20)
  await page.locator('main thead').getByRole('button', { name: 'Unit', exact: true }).click()
  await page.locator('main thead').getByRole('button', { name: 'Unit', exact: true }).click()
  await expect(async () => {
    const shown = await numbers()
    expect(shown.length).toBeGreaterThan(20)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).toEqual(shown.toSorted().toReversed())
  }).toPass()
  expect(errors).toEqual([])
})

test('a card below the edge of its column is found in the page, gets the focus whole and is printed', async ({
  browser,
  app,
}) => {
  const { page } = await openPortalAs(browser, app, 'admin', board)
  await openBoard(page, app)
  const last = column(page, 'pending').locator('[data-card]').last()
  const title = await last.getByRole('heading').innerText()
  expect(
    await page.evaluate((text) => (window as unknown as { find: (text: string) => boolean }).find(text), title),
  ).toBe(true)
  await last.locator('[data-open]').focus()
  await expect(last).toBeInViewport()
  const item = column(page, 'pending').locator('li').last()
  await expect(item).toHaveCSS('content-visibility', 'auto')
  await page.emulateMedia({ media: 'print' })
  await expect(item).toHaveCSS('content-visibility', 'visible')
})
