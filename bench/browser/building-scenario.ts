import type { Page } from '@playwright/test'
import type { Scenario } from './scenario.ts'

// Located by attribute, because a search by accessible name computes four hundred names in the page, which would be measured.
const cell = (page: Page, unit: string) => page.locator(`[role=gridcell][aria-label^="${unit} "]`)
const named = (page: Page, name: string) => page.locator(`[aria-label="${name}"]`)
const mode = (page: Page, at: number) => page.locator('[role=radiogroup] input').nth(at)
/** After two frames the change is painted. */
const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** The building view of 400 homes: hovers, moves by keyboard, opens a unit, opens a floor. */
export const buildingScenario: Scenario = {
  name: 'building view',
  at: '/building',
  size: 'demo',
  usable: (page) => cell(page, '2107').waitFor(),
  actions: [
    [
      'hover',
      async (page) => {
        for (const unit of ['3101', '2510', '2107', '1204', '0613', '1502']) {
          await cell(page, unit).hover()
          await page.locator('[role=tooltip]').waitFor()
        }
      },
    ],
    [
      'move by keyboard',
      async (page) => {
        await cell(page, '3101').focus()
        for (let times = 0; times < 20; times += 1) {
          await page.keyboard.press('ArrowDown')
          await page.keyboard.press('ArrowRight')
        }
        await waitForPaint(page)
      },
    ],
    [
      'open a unit',
      async (page) => {
        await cell(page, '2107').click()
        await named(page, 'Current Resident').waitFor()
        await page.keyboard.press('Escape')
        await page.locator('[role=dialog]').waitFor({ state: 'hidden' })
      },
    ],
    [
      'floor and back',
      async (page) => {
        await mode(page, 1).click({ force: true })
        await named(page, 'Floor 21').waitFor()
        await mode(page, 0).click({ force: true })
        await cell(page, '2107').waitFor()
      },
    ],
  ],
}
