import type { Page } from '@playwright/test'
import type { Scenario } from './scenario.ts'

const cards = (page: Page) => page.locator('[data-card] [data-open]')
const waitForRows = (page: Page) => cards(page).first().waitFor()
/** After two frames the change is painted. */
const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** The board with all columns open: drags a card, filters by text and by an option, scrolls a column far down. */
export const boardScenario: Scenario = {
  name: 'board',
  at: '/admin?tab=maintenance&status=all',
  usable: waitForRows,
  actions: [
    ['drag a card over all columns', dragCard],
    [
      'move a card',
      async (page) => {
        await page.locator('[data-column="pending"] [data-open]').first().focus()
        await page.keyboard.press('Space')
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('Space')
        await page.locator('[data-toasts]', { hasText: 'Request status updated successfully' }).waitFor()
        await waitForPaint(page)
      },
    ],
    [
      'filter while typing',
      async (page) => {
        const search = page.locator('main [type="search"]')
        for (const text of ['kitchen', '12', 'zzz']) {
          await search.pressSequentially(text, { delay: 30 })
          await page.waitForURL((url) => url.searchParams.has('search'))
          await waitForPaint(page)
          await search.fill('')
          await page.waitForURL((url) => !url.searchParams.has('search'))
          await waitForRows(page)
        }
      },
    ],
    [
      'filter by an option',
      async (page) => {
        await page.locator('[role="combobox"][aria-label="Priority"]').click()
        await page.locator('[role="option"]', { hasText: 'High' }).click()
        await waitForRows(page)
        await page.locator('[role="combobox"][aria-label="Priority"]').click()
        await page.locator('[role="option"]', { hasText: 'All' }).click()
        await waitForRows(page)
      },
    ],
    ['scroll through a column', scrollDown],
  ],
}

async function dragCard(page: Page) {
  const card = await page.locator('[data-card]').first().boundingBox()
  if (!card) throw new Error('There is no card to drag')
  const y = card.y + 40
  await page.mouse.move(card.x + 60, y)
  await page.mouse.down()
  for (const x of [1360, card.x + 60, 720, card.x + 60]) await page.mouse.move(x, y + 120, { steps: 40 })
  await page.mouse.up()
}

async function scrollDown(page: Page) {
  const box = await page.locator('[data-column="pending"]').boundingBox()
  if (!box) throw new Error('The column is not visible')
  await page.mouse.move(box.x + box.width / 2, box.y + 200)
  for (let turn = 0; turn < 80; turn += 1) {
    await page.mouse.wheel(0, 900)
    await waitForPaint(page)
  }
}
