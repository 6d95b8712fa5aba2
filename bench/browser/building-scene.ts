import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

const cell = (page: Page, unit: string) => page.getByRole('gridcell', { name: new RegExp(`^${unit} ·`) })
/** Two frames: what was asked for is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** The building view of 400 homes: pointed at, walked by keys, a unit opened, a floor looked at. */
export const buildingScene: Scene = {
  name: 'building view',
  at: '/building',
  size: 'demo',
  usable: (page) => cell(page, '2107').waitFor(),
  acts: [
    [
      'point',
      async (page) => {
        for (const unit of ['3101', '2510', '2107', '1204', '0613', '1502']) {
          await cell(page, unit).hover()
          await page.getByRole('tooltip').waitFor()
        }
      },
    ],
    [
      'walk by keys',
      async (page) => {
        await cell(page, '3101').focus()
        for (let times = 0; times < 20; times += 1) {
          await page.keyboard.press('ArrowDown')
          await page.keyboard.press('ArrowRight')
        }
        await drawn(page)
      },
    ],
    [
      'open a unit',
      async (page) => {
        await cell(page, '2107').click()
        await page.getByRole('list', { name: 'Current Resident' }).waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
      },
    ],
    [
      'floor and back',
      async (page) => {
        await page.getByRole('radio', { name: 'Floor 21' }).click({ force: true })
        await page.getByRole('button', { name: /^2116/ }).waitFor()
        await page.getByRole('radio', { name: 'Building View' }).click({ force: true })
        await cell(page, '2107').waitFor()
      },
    ],
  ],
}
