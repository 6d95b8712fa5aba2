import type { Page } from '@playwright/test'
import { openBoard, board, cardButton, fileForPlace, findOnBoard } from '../requests/board-parts.ts'
import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts'
import { choose, openPortalAs, tabTo } from '../requests/request-people.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name })
const select = (page: Page, name: string) => dialog(page).getByRole('combobox', { name, exact: true })
const newRequest = (page: Page) => page.getByRole('main').getByRole('button', { name: 'New Request' })

/** A title that no record of the demo building has. */
let filed = 0
const newTitle = () => `Act ${test.info().project.name} ${test.info().parallelIndex}-${(filed += 1)} squeaks`

async function chooseUnit(page: Page, unit: string) {
  await select(page, 'Unit').click()
  await page.getByRole('combobox', { name: 'Find a unit or a resident' }).fill(unit)
  await page.getByRole('option', { name: new RegExp(`^${unit}`) }).click()
}

test('a request is created for a unit; going back to the place keeps the input @narrow', async ({ browser, app }) => {
  test.setTimeout(150_000)
  const title = newTitle()
  const { page, errors } = await openPortalAs(browser, app, 'admin', board)
  await openBoard(page, app)
  await newRequest(page).click()
  await expect(button(page, 'Continue')).toHaveAccessibleDescription('Choose a unit first')
  await expectAccessibleInBothThemes(page)
  await chooseUnit(page, '1204')
  await button(page, 'Continue').click()
  await expect(dialog(page).getByText('Unit 1204 · Floor 12')).toBeVisible()
  await field(page, 'Title').fill(title)
  await choose(page, select(page, 'Priority'), 'High')
  await expectAccessibleInBothThemes(page)

  await test.step('after going back to select another unit, the input stays and the resident is of the new unit', async () => {
    await button(page, 'Change place').click()
    await expect(select(page, 'Unit')).toContainText('1204')
    await chooseUnit(page, '2107')
    await button(page, 'Continue').click()
    await expect(dialog(page).getByText('Unit 2107 · Floor 21')).toBeVisible()
    await expect(field(page, 'Title')).toHaveValue(title)
    await expect(select(page, 'Priority')).toContainText('High')
  })

  await test.step('a missing value is reported, and leaving asks before discarding input', async () => {
    await button(page, 'Create Request').click()
    await expect(field(page, 'Description')).toHaveAccessibleDescription(/required fields/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await field(page, 'Description').fill('It squeaks at every step.')
    await select(page, 'Tenant').click()
    await page.getByRole('option').last().click()
    await button(page, 'Create Request').click()
    await expect(page.getByText('Maintenance request created successfully')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })
  await findOnBoard(page, title)
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('2107')
  expect(errors, 'errors of the page').toEqual([])
})

test('by keyboard: a unit is found, a request is created for it, and the focus returns', async ({ browser, app }) => {
  test.setTimeout(150_000)
  const title = newTitle()
  const { page, errors } = await openPortalAs(browser, app, 'staff', board)
  const { keyboard } = page
  await openBoard(page, app)
  await tabTo(page, newRequest(page))
  await keyboard.press('Enter')
  await expect(select(page, 'Unit')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Find a unit or a resident' })).toBeFocused()
  await keyboard.type('1204')
  await expect(page.getByRole('option', { name: /^1204/ })).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(select(page, 'Unit')).toContainText('1204')
  await tabTo(page, button(page, 'Continue'))
  await keyboard.press('Enter')
  await tabTo(page, field(page, 'Title'))
  await keyboard.type(title)
  await tabTo(page, button(page, 'Change place'))
  await keyboard.press('Enter')
  await tabTo(page, button(page, 'Continue'))
  await keyboard.press('Enter')
  await expect(field(page, 'Title')).toHaveValue(title)
  await tabTo(page, field(page, 'Description'))
  await keyboard.type('It squeaks at every step.')
  await tabTo(page, button(page, 'Create Request'))
  await keyboard.press('Enter')
  // Two residents live there: one must be chosen, and the focus moves to that field.
  await expect(select(page, 'Tenant')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeFocused()
  await keyboard.press('Enter')
  await expect(select(page, 'Tenant')).toBeFocused()
  await tabTo(page, button(page, 'Create Request'))
  await keyboard.press('Enter')
  await expect(page.getByText('Maintenance request created successfully')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(newRequest(page)).toBeFocused()
  expect(errors, 'errors of the page').toEqual([])
})

test('who acts next: changed, reminded once, and not again within the hour', async ({ browser, app }) => {
  test.setTimeout(150_000)
  const title = newTitle()
  const { page, errors } = await openPortalAs(browser, app, 'admin', board)
  await openBoard(page, app)
  await fileForPlace(page, title)
  await cardButton(page, title).click()
  await expect(button(page, 'Send reminder')).toHaveAccessibleDescription(/with the office/)
  await choose(page, select(page, 'Assigned to'), /^Ines Duarte/)
  await expect(dialog(page).getByText('Assigned', { exact: true })).toBeVisible()

  await test.step('the form is cancelled without a change, and saved', async () => {
    await button(page, 'Change who acts next').click()
    await expect(select(page, 'Waiting on')).toBeFocused()
    await expectAccessibleInBothThemes(page)
    await button(page, 'Cancel').click()
    await expect(button(page, 'Change who acts next')).toBeFocused()
    await button(page, 'Change who acts next').click()
    await choose(page, select(page, 'Waiting on'), 'Staff')
    await field(page, 'Next step').fill('Oil the hinge')
    await button(page, 'Save').click()
    await expect(page.getByText('Request updated successfully').first()).toBeVisible()
    await expect(dialog(page).getByText('Next: Oil the hinge')).toBeVisible()
    await expect(button(page, 'Change who acts next')).toBeFocused()
  })

  await test.step('Ines is reminded by e-mail, and a note records it', async () => {
    await button(page, 'Send reminder').click()
    await expect(page.getByText('Reminder sent', { exact: true })).toBeVisible()
    expect(await app.emailWith(`Oil the hinge`)).toMatch(/^To: .*staff@vantagepoint\.example/m)
    await dialog(page).getByRole('tab', { name: /Notes/ }).click()
    await expect(dialog(page).getByText('Reminder sent to Ines Duarte').first()).toBeVisible()
    await dialog(page).getByRole('tab', { name: 'Overview' }).click()
  })

  await test.step('a second reminder at once is rejected with the reason', async () => {
    await button(page, 'Send reminder').click()
    await expect(page.getByText('Failed to send the reminder')).toBeVisible()
    await expect(page.getByText('A reminder was sent less than an hour ago.')).toBeVisible()
  })

  await test.step('by keyboard it waits on a vendor', async () => {
    const { keyboard } = page
    await tabTo(page, button(page, 'Change who acts next'))
    await keyboard.press('Enter')
    await expect(select(page, 'Waiting on')).toBeFocused()
    await keyboard.press('Enter')
    await keyboard.type('ven')
    await expect(page.getByRole('option', { name: 'Vendor' })).toBeFocused()
    await keyboard.press('Enter')
    await tabTo(page, field(page, 'Next step'))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('Bring a new hinge')
    await keyboard.press('Enter')
    await expect(dialog(page).getByText('Next: Bring a new hinge')).toBeVisible()
    await expect(dialog(page).getByText('With the vendor')).toBeVisible()
  })
  // The browser logs the rejected reminder.
  expect(errors.filter((text) => !text.includes('429'))).toEqual([])
})
