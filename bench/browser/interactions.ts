import type { Locator, Page } from '@playwright/test'

/** Something that a person does on a screen. Its steps run one after the other, and each is measured. */
export type Interaction = {
  name: string
  /** Present where the interaction is possible; screens without it leave the interaction out. */
  present: string
  steps: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[]
}

// Located by attributes, because a search by accessible name runs on the main thread of the page and would be measured.
const at = (page: Page, selector: string): Locator => page.locator(selector).filter({ visible: true }).first()
const dialog = '[role=dialog]'
const appear = (page: Page, selector: string) => at(page, selector).waitFor({ timeout: 10_000 })
const disappear = (page: Page, selector: string) => page.locator(selector).first().waitFor({ state: 'hidden' })

const press =
  (key: string, times = 1) =>
  async (page: Page) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
  }
const click = (selector: string) => (page: Page) => at(page, selector).click({ timeout: 10_000 })
const clickAndWait = (selector: string, result: string) => async (page: Page) => {
  await click(selector)(page)
  await appear(page, result)
}
const closeBy =
  (key: string, gone: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(key)
    await disappear(page, gone)
  }

/** Opens a record in a dialog, or on a page of its own. */
const openRecord = async (page: Page) => {
  const before = page.url()
  await click(row)(page)
  await Promise.race([appear(page, dialog), page.waitForURL((url) => url.href !== before, { timeout: 10_000 })])
}
const leaveRecord = async (page: Page) => {
  if (await page.locator(dialog).filter({ visible: true }).count()) return closeBy('Escape', dialog)(page)
  await page.goBack()
}

const search = 'main input[type=search]'
const select = 'main button[role=combobox]'
const unchecked = 'main [role=radiogroup] input[type=radio]:not(:checked)'
const slider = 'main input[type=range]:not(:disabled)'
const row =
  'main tbody tr:has(button):not(:has(td > time)) td:not(:has(input[type=checkbox], [role=checkbox])), main [data-open], main article h2 button:not([data-message]), main li article button, main td:has(> time) button'
const add = 'main button:is(:text-matches("^(New|Add|Plan|Invite|Enter|Submit) "))'
const menu = 'header [aria-haspopup=menu]'
const pager = 'main nav[aria-label="Pages"] button:not([aria-disabled])'

/** What people do on the screens of the portals, wherever a screen has it. */
export const portalInteractions: readonly Interaction[] = [
  {
    name: 'open dialog',
    present: dialog,
    steps: [
      ['move in the dialog', press('Tab', 2)],
      ['close the dialog', closeBy('Escape', dialog)],
    ],
  },
  {
    name: 'search',
    present: search,
    steps: [
      ['enter the search', click(search)],
      ['type in the search', (page) => page.keyboard.type('kit 12', { delay: 120 })],
      ['clear the search', press('Backspace', 6)],
    ],
  },
  {
    name: 'select',
    present: select,
    steps: [
      ['open a select', clickAndWait(select, '[role=option]')],
      ['move in the select', press('ArrowDown', 2)],
      ['choose in the select', closeBy('Enter', '[role=listbox]')],
      ['open the select again', clickAndWait(select, '[role=option]')],
      ['move to the first choice', press('Home')],
      ['choose the first choice', closeBy('Enter', '[role=listbox]')],
    ],
  },
  {
    name: 'sort',
    present: 'main thead th button',
    steps: [
      ['sort', click('main thead th button')],
      ['sort the other way', click('main thead th button')],
    ],
  },
  {
    name: 'page',
    present: `${pager}:last-of-type`,
    steps: [
      ['next page', (page) => page.locator(pager).last().click()],
      ['previous page', (page) => page.locator(pager).first().click()],
    ],
  },
  {
    name: 'tab',
    present: 'main [role=tab]:not([aria-selected=true])',
    steps: [
      ['change the tab', click('main [role=tab]:not([aria-selected=true])')],
      ['change the tab by key', press('Home')],
    ],
  },
  {
    name: 'choice',
    present: unchecked,
    steps: [
      ['make a choice', (page) => at(page, unchecked).click({ force: true })],
      ['make another choice', (page) => at(page, unchecked).click({ force: true })],
    ],
  },
  {
    name: 'slider',
    present: slider,
    steps: [
      [
        'move a slider',
        async (page) => {
          await at(page, slider).focus()
          await press('ArrowLeft', 5)(page)
        },
      ],
      ['move the slider back', press('ArrowRight', 5)],
    ],
  },
  {
    name: 'record',
    present: row,
    steps: [
      ['open a record', openRecord],
      ['leave the record', leaveRecord],
    ],
  },
  {
    name: 'form',
    present: add,
    steps: [
      ['open a form', clickAndWait(add, dialog)],
      ['move in the form', press('Tab', 2)],
      ['close the form', closeBy('Escape', dialog)],
    ],
  },
  {
    name: 'menu',
    present: menu,
    steps: [
      ['open the menu', clickAndWait(menu, '[role=menuitem]')],
      ['close the menu', closeBy('Escape', '[role=menuitem]')],
    ],
  },
  {
    name: 'section',
    present: 'header nav a:not([aria-current])',
    steps: [
      ['change the section', click('header nav a[aria-current] + a, header nav a:first-child:not([aria-current])')],
      ['go back', async (page) => void (await page.goBack())],
    ],
  },
]
