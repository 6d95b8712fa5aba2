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

test('a column of the board has all of its cards, also those below its edge', async ({ browser, app }) => {
  const { page } = await openPortalAs(browser, app, 'admin', board)
  await openBoard(page, app)
  const cards = column(page, 'pending').locator('[data-card]')
  await expect.poll(() => cards.count()).toBeGreaterThan(4)
  const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))
  expect(new Set(ids).size).toBe(ids.length)
  // By its number, because the column loads more cards when it is scrolled.
  const below = cards.nth(ids.length - 1)
  await below.locator('[data-open]').focus()
  await expect(below).toBeInViewport()
})
