import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

const card = (page: Page, unit: string) => page.getByRole('button', { name: new RegExp(`^${unit}\\b`) })

/** The simulation of 400 homes: drawn to its last floor, pointed at, walked by keys and by the lift. */
export const simulationScene: Scene = {
  name: 'simulation',
  at: '/admin?tab=simulation',
  size: 'demo',
  usable: (page) => card(page, '3101').waitFor(),
  acts: [
    ['draw all floors', (page) => card(page, '0501').waitFor()],
    [
      'point',
      async (page) => {
        for (const unit of ['3101', '3105', '3001', '3010']) {
          await card(page, unit).hover()
          await page.getByRole('tooltip').waitFor()
        }
      },
    ],
    [
      'walk by keys',
      async (page) => {
        await card(page, '3101').focus()
        for (let times = 0; times < 20; times += 1) {
          await page.keyboard.press('ArrowDown')
          await page.keyboard.press('ArrowRight')
        }
      },
    ],
    [
      'lift',
      async (page) => {
        await page.getByRole('link', { name: /^Floor 6\b/ }).click()
        await card(page, '0601').waitFor()
      },
    ],
  ],
}
