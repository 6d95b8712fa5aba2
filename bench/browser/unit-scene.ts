import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

const search = (page: Page) => page.locator('[type="search"]')
// By attribute: a search for roles runs on the page's own thread and would be measured.
const rows = (page: Page) => page.locator('[aria-label^="View unit"]')
/** After two frames the change is painted. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
const waitForSome = (page: Page) => rows(page).first().waitFor()

/** The table of all units: filters, sorts, and scrolls fast. */
export const unitScene: Scene = {
  name: 'units table',
  at: '/admin?tab=units',
  usable: waitForSome,
  acts: [
    [
      'filter while typing',
      async (page) => {
        for (const text of ['okafor', '12-', 'maria', 'zzz']) {
          await search(page).pressSequentially(text, { delay: 30 })
          await drawn(page)
          await search(page).fill('')
          await waitForSome(page)
        }
      },
    ],
    [
      'filter by a choice',
      async (page) => {
        await page.locator('[role="combobox"][aria-label^="Bedrooms"]').click()
        await page.locator('[role="option"]', { hasText: /^2$/ }).click()
        await drawn(page)
        await page.locator('search button', { hasText: 'Clear' }).click()
        await drawn(page)
      },
    ],
    [
      'sort',
      async (page) => {
        for (let times = 0; times < 4; times += 1) {
          await page.locator('th button').first().click()
          await drawn(page)
        }
      },
    ],
    [
      'scroll',
      async (page) => {
        await page.mouse.move(700, 600)
        for (let times = 0; times < 40; times += 1) await page.mouse.wheel(0, 2500)
        await page.keyboard.press('End')
        await drawn(page)
        await waitForSome(page)
        await page.keyboard.press('Home')
        await drawn(page)
        await waitForSome(page)
      },
    ],
  ],
}
