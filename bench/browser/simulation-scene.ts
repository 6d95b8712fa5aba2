import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

// By position: Playwright computes four hundred accessible names in the page to find one, and that would be measured.
const card = (page: Page, floor: number, place: number) => page.locator(`#floor-${floor} [data-unit]`).nth(place - 1)

/** The simulation of 400 homes: rendered to its last floor, pointed at, walked by keys and by the lift. */
export const simulationScene: Scene = {
  name: 'simulation',
  at: '/admin?tab=simulation',
  size: 'demo',
  usable: (page) => card(page, 31, 1).waitFor(),
  acts: [
    ['draw all floors', (page) => card(page, 5, 1).waitFor()],
    [
      'point',
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
      'walk by keys',
      async (page) => {
        await card(page, 31, 1).focus()
        for (let times = 0; times < 20; times += 1) {
          await page.keyboard.press('ArrowDown')
          await page.keyboard.press('ArrowRight')
        }
      },
    ],
    [
      'lift',
      async (page) => {
        await page.locator('a[href="#floor-6"]').click()
        await card(page, 6, 1).waitFor()
      },
    ],
  ],
}
