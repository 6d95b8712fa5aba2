import type { Page } from '@playwright/test'
import type { Interaction } from './interactions.ts'

const at = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first()
const click = (selector: string) => (page: Page) => at(page, selector).click({ timeout: 10_000 })
const press = (key: string) => (page: Page) => page.keyboard.press(key)

/** A card of the board, carried with the mouse into the next column and back. */
async function carryCard(page: Page, from: string, to: string) {
  const card = await at(page, `[data-column="${from}"] [data-card]`).boundingBox()
  const column = await at(page, `[data-column="${to}"]`).boundingBox()
  if (!card || !column) throw new Error('The columns are not visible')
  await page.mouse.move(card.x + 60, card.y + 40)
  await page.mouse.down()
  await page.mouse.move(column.x + 60, card.y + 60, { steps: 12 })
  await page.mouse.up()
}

/** What only some screens of the portals have. */
export const specialInteractions: readonly Interaction[] = [
  {
    name: 'card',
    present: '[data-column="in_progress"] [data-card]',
    steps: [
      ['drag a card', (page) => carryCard(page, 'in_progress', 'pending')],
      ['drag it back', (page) => carryCard(page, 'pending', 'in_progress')],
    ],
  },
  {
    name: 'command bar',
    present: 'header [aria-keyshortcuts*="Control+K"]',
    steps: [
      [
        'open the command bar',
        async (page) => {
          await page.keyboard.press('Control+k')
          await at(page, '[role=dialog] input').waitFor()
        },
      ],
      ['type in the command bar', (page) => page.keyboard.type('21', { delay: 120 })],
      ['move in the command bar', press('ArrowDown')],
      [
        'close the command bar',
        async (page) => {
          await page.keyboard.press('Escape')
          await page.locator('[role=dialog]').first().waitFor({ state: 'hidden' })
        },
      ],
    ],
  },
  {
    name: 'cells',
    present: '[role=gridcell]',
    steps: [
      ['press a unit', click('[role=gridcell][aria-label^="2107 "]')],
      ['close the unit', press('Escape')],
      ['move to the next unit', press('ArrowRight')],
    ],
  },
]

/** What visitors do on the public pages. */
export const siteInteractions: readonly Interaction[] = [
  {
    name: 'menu',
    present: 'details.menu > summary',
    steps: [
      ['open the menu', click('details.menu > summary')],
      ['close the menu', click('details.menu > summary')],
    ],
  },
  {
    name: 'carousel',
    present: '[data-island=carousel] [data-step="1"]',
    steps: [['next picture of the carousel', click('[data-island=carousel] [data-step="1"]')]],
  },
  {
    name: 'gallery filter',
    present: '[data-filter]',
    steps: [
      ['filter the gallery', click('[data-filter]:not([data-filter=""])')],
      ['clear the filter', click('[data-filter=""]')],
    ],
  },
  {
    name: 'viewer',
    present: '[data-island=gallery] a[data-place]',
    steps: [
      ['open a picture', click('a[data-place]')],
      ['next picture', press('ArrowRight')],
      ['close the picture', press('Escape')],
    ],
  },
  {
    name: 'form',
    present: '[data-island=contact] textarea',
    steps: [
      [
        'type a message',
        async (page) => {
          await at(page, '[data-island=contact] textarea').click()
          await page.keyboard.type('I would like to see', { delay: 60 })
        },
      ],
      ['send without a name', click('[data-island=contact] button[type=submit]')],
    ],
  },
  {
    name: 'offers',
    present: '[data-ways] a',
    steps: [
      ['show the list', click('[data-way=list]')],
      ['show the building', click('[data-way=building]')],
    ],
  },
  {
    name: 'offer filter',
    present: '[data-island=offers] select',
    steps: [
      ['open a filter', click('[data-island=offers] select')],
      [
        'filter the offers',
        async (page) => {
          await page.keyboard.press('Escape')
          await page.keyboard.press('ArrowDown')
        },
      ],
      ['clear the filter of offers', press('ArrowUp')],
    ],
  },
  {
    name: 'unit on offer',
    present: '[data-stacks] [data-unit]:not([data-off])',
    steps: [['choose a unit on offer', click('[data-stacks] [data-unit]:not([data-off])')]],
  },
]
