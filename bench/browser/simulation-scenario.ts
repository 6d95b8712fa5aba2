import type { Page } from '@playwright/test'
import type { Scenario } from './scenario.ts'

// Located by position, because a search by accessible name computes four hundred names in the page, which would be measured.
const card = (page: Page, floor: number, place: number) => page.locator(`#floor-${floor} [data-unit]`).nth(place - 1)

/** The simulation of 400 homes: renders all floors, hovers, moves by keyboard, jumps to a floor. */
export const simulationScenario: Scenario = {
  name: 'simulation',
  at: '/admin?tab=simulation',
  size: 'demo',
  usable: (page) => card(page, 31, 1).waitFor(),
  actions: [
    ['render all floors', (page) => card(page, 5, 1).waitFor()],
    [
      'hover',
      async (page) => {
        for (const [floor, place] of [
          [31, 1],
          [31, 5],
          [30, 1],
          [30, 10],
        ] as const) {
          await card(page, floor, place).hover()
          await page.locator('[role=tooltip]').waitFor()
        }
      },
    ],
    [
      'move by keyboard',
      async (page) => {
        await card(page, 31, 1).focus()
        for (let times = 0; times < 20; times += 1) {
          await page.keyboard.press('ArrowDown')
          await page.keyboard.press('ArrowRight')
        }
      },
    ],
    [
      'jump to a floor',
      async (page) => {
        await page.locator('a[href="#floor-6"]').click()
        await card(page, 6, 1).waitFor()
      },
    ],
  ],
}
