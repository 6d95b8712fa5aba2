import type { Locator, Page } from '@playwright/test'
import type { BuildingModel } from '#building/model.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

const editor = '/admin?tab=settings&group=floors&editor=open'

/** Moves the focus to a control with Tab, or with Shift and Tab to one that is further up. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  const isFurtherUp = await control.evaluate(
    (element) => element.compareDocumentPosition(document.activeElement!) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
  for (let presses = 0; presses < 250; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(isFurtherUp ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`The Tab key does not reach ${control.toString()}`)
}

test('an administrator changes the building and uses it with the keyboard alone @main', async ({ page, app }) => {
  test.slow()
  await signIn(page, app, 'admin', editor)
  const named = (name: string) => page.getByRole('button', { name, exact: true })
  const saved = page.getByRole('status').filter({ hasText: 'Draft saved' })
  await tabTo(page, page.getByRole('button', { name: /^Part A, .* by / }))
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Part A, moved')
  await page.keyboard.press('Control+z')
  await expect(saved).toBeVisible()
  await tabTo(page, named('Add an entrance'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Name of Entrance 1' }))
  await page.keyboard.type('Lobby')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Lobby' })).toBeVisible()
  await tabTo(page, named('Add a level'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Stalls of P7' }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Riser of unit 1', exact: true }))
  await page.keyboard.type('R1')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: '3-D' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('grid', { name: /^Floors and units/ })).toBeVisible()
  await expect(saved).toBeVisible()

  await tabTo(page, named('Use this building'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Use this building?' })
  await expect(dialog.getByText('3 parking stalls are added to Parking & keys.')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, dialog.getByRole('button', { name: 'Use this building' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The building follows the draft')).toBeVisible()
  const model = (await (await page.request.get(`${app.origin}/api/building/model`)).json()) as BuildingModel
  expect(model.access?.map(({ name }) => name)).toEqual(['Lobby'])
  expect(model.floors.some(({ slots }) => slots[0]?.riser === 'R1')).toBe(true)
})

test('the building editor is accessible in both themes, and fits every width @screens', async ({ page, app }) => {
  await signIn(page, app, 'admin', editor)
  await expect(page.getByRole('heading', { name: 'Building editor' })).toBeVisible()
  await page.getByRole('radio', { name: 'Façade' }).check({ force: true })
  await expect(page.getByRole('grid', { name: /^Floors and units/ })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('a part that is added or drawn has the focus, and removing it leads to another part', async ({ page, app }) => {
  test.slow()
  await signIn(page, app, 'admin', editor)
  const part = (name: string) => page.getByRole('button', { name: new RegExp(`^Part ${name}, .* by `) })
  const changes = page.getByRole('list', { name: 'Changes' })
  await tabTo(page, part('A'))
  await page.keyboard.press('r')
  await expect(part('B')).toBeFocused()
  await expect(changes).toContainText('Part B added')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(changes).toContainText('Part B, moved')
  await page.keyboard.press('p')
  await expect(page.getByRole('group', { name: /^Footprint from above/ })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    for (let step = 0; step < 4; step += 1) await page.keyboard.press(`Shift+${arrow}`)
    await page.keyboard.press('Enter')
  }
  await expect(part('C')).toBeFocused()
  await expect(changes).toContainText('Part C added')
  await page.keyboard.press('Delete')
  await expect(changes).toContainText('Part C removed')
  await expect(part('A')).toBeFocused()
})
