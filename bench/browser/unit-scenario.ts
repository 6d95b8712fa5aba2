import type { Page } from '@playwright/test'
import type { Scenario } from './scenario.ts'

const search = (page: Page) => page.locator('[type="search"]')
// Located by attribute, because a search by role runs on the main thread of the page and would be measured.
const rows = (page: Page) => page.locator('[aria-label^="View unit"]')
/** After two frames the change is painted. */
const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
const waitForRows = (page: Page) => rows(page).first().waitFor()

/** The table of all units: filters, sorts, scrolls fast. */
export const unitScenario: Scenario = {
  name: 'units table',
  at: '/admin?tab=units',
  usable: waitForRows,
  actions: [
    [
      'filter while typing',
      async (page) => {
        for (const text of ['okafor', '12-', 'maria', 'zzz']) {
          await search(page).pressSequentially(text, { delay: 30 })
          await waitForPaint(page)
          await search(page).fill('')
          await waitForRows(page)
        }
      },
    ],
    [
      'filter by an option',
      async (page) => {
        await page.locator('[role="combobox"][aria-label^="Bedrooms"]').click()
        await page.locator('[role="option"]', { hasText: /^2$/ }).click()
        await waitForPaint(page)
        await page.locator('search button', { hasText: 'Clear' }).click()
        await waitForPaint(page)
      },
    ],
    [
      'sort',
      async (page) => {
        for (let times = 0; times < 4; times += 1) {
          await page.locator('th button').first().click()
          await waitForPaint(page)
        }
      },
    ],
    [
      'scroll',
      async (page) => {
        await page.mouse.move(700, 600)
        for (let times = 0; times < 40; times += 1) await page.mouse.wheel(0, 2500)
        await page.keyboard.press('End')
        await waitForPaint(page)
        await waitForRows(page)
        await page.keyboard.press('Home')
        await waitForPaint(page)
        await waitForRows(page)
      },
    ],
  ],
}
