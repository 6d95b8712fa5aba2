import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts'
import { cardButton, findOnBoard } from './board-parts.ts'
import { choose, openerIn, openPortalAs, tabTo } from './request-people.ts'

const submitted = 'Maintenance request submitted successfully! You will receive a confirmation email shortly.'
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name })
const select = (page: Page, name: string) => dialog(page).getByRole('combobox', { name })
/** The button on the page; the dialog has a button of the same name. */
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submit Request' })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

/** The status below the title of the dialog. */
const badge = (page: Page, status: string) => dialog(page).getByText(status, { exact: true }).first()

/** A title that no record of the demo building has. */
let reported = 0
const newTitle = () => `Tap ${test.info().project.name} ${test.info().parallelIndex}-${(reported += 1)} drips`

async function report(page: Page, title: string) {
  await opener(page).click()
  await field(page, 'Request Title').fill(title)
  await dialog(page).getByRole('radio', { name: 'Plumbing' }).check()
  await dialog(page).getByRole('radio', { name: 'High' }).check()
  await field(page, 'Detailed Description').fill('It drips all night, and the bowl is full by the morning.')
  await button(page, 'Submit Request').click()
}

test('a resident reports, the office assigns, staff complete, and the resident reads the history @narrow', async ({
  browser,
  app,
}) => {
  test.setTimeout(360_000)
  const title = newTitle()
  const resident = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
  const admin = await openPortalAs(browser, app, 'admin', '/admin?tab=maintenance')
  const staff = await openPortalAs(browser, app, 'staff', '/staff')
  await expect(admin.page.getByRole('heading', { level: 1, name: 'Maintenance Requests' })).toBeVisible()
  await expect(staff.page.getByRole('heading', { level: 1, name: 'Staff Maintenance Portal' })).toBeVisible()
  for (const { page } of [resident, admin, staff]) await expectAccessibleInBothThemes(page)

  await test.step('the resident submits it and gets a confirmation at once, also by e-mail', async () => {
    const { page } = resident
    await opener(page).click()
    await expect(dialog(page).getByRole('heading', { name: 'Submit New Maintenance Request' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await button(page, 'Submit Request').click()
    await expect(dialog(page).getByText('Two fields need you:')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await button(page, 'Cancel').click()
    await report(page, title)
    await expect(page.getByText(submitted)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText('Pending')
    const message = await app.emailWith(title)
    expect(message).toMatch(/^Subject: VPP-\d+: we have your maintenance request/m)
    expect(message).toMatch(/^To: .*resident@vantagepoint\.example/m)
  })

  await test.step('it appears in the office, which assigns it to Ines', async () => {
    const { page } = admin
    await findOnBoard(page, title)
    await cardButton(page, title).click()
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await choose(page, select(page, 'Assigned to'), /^Ines Duarte/)
    await expect(page.getByText('Request updated successfully')).toBeVisible()
    await expect(badge(page, 'Assigned')).toBeVisible()
    await expect(dialog(page).getByText('Status changed from Pending to Assigned')).toHaveCount(1)
  })

  await test.step('it appears in her queue; she starts, and writes to the resident', async () => {
    const { page } = staff
    await page.getByRole('button', { name: `View Details: ${title}` }).click()
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await choose(page, select(page, 'Update Status'), 'In-Progress')
    await button(page, 'Update').click()
    await expect(page.getByText('Status updated successfully!')).toBeVisible()
    await field(page, 'Add Note').fill(`The washer for "${title}" is on its way.`)
    await dialog(page)
      .getByRole('checkbox', { name: /Visible to the resident/ })
      .check()
    await button(page, 'Add Note').click()
    await expect(page.getByText('Note added successfully!')).toBeVisible()
    await expect(field(page, 'Add Note')).toHaveValue('')
    await expect(dialog(page).getByText('Status changed from Assigned to In Progress')).toHaveCount(1)
    // On a phone the toast covers the corner of the dialog until it disappears.
    await expect(page.getByText('Note added successfully!')).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
  })

  await test.step('the open screen of the office shows each change', async () => {
    const { page } = admin
    await expect(badge(page, 'In Progress')).toBeVisible()
    await dialog(page)
      .getByRole('tab', { name: /Timeline/ })
      .click()
    await expect(dialog(page).getByText(`The washer for "${title}" is on its way.`)).toBeVisible()
    await expect(dialog(page).getByText('Status changed from Assigned to In Progress')).toHaveCount(1)
    await expectAccessibleInBothThemes(page)
    await dialog(page).getByRole('tab', { name: /Notes/ }).click()
    await field(page, 'Add Note').fill('Charge the washer to the building.')
    await button(page, 'Add Note').click()
    await expect(page.getByText('Note added successfully', { exact: true })).toBeVisible()
    await expect(page.getByText('Note added successfully', { exact: true })).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
  })

  await test.step('an internal note stays internal after a visit to another tab', async () => {
    const { page } = admin
    await dialog(page)
      .getByRole('tab', { name: /Messaging/ })
      .click()
    await dialog(page).getByRole('radio', { name: 'Staff' }).check()
    await field(page, 'Message').fill('For your eyes only.')
    await dialog(page)
      .getByRole('tab', { name: /Timeline/ })
      .click()
    await dialog(page)
      .getByRole('tab', { name: /Messaging/ })
      .click()
    await expect(field(page, 'Message')).toHaveValue('For your eyes only.')
    await expect(dialog(page).getByRole('radio', { name: 'Staff' })).toBeChecked()
    await field(page, 'Message').fill('')
  })

  await test.step('the resident reads the status and the note, and nothing internal', async () => {
    const { page } = resident
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('In Progress')
    await page.getByRole('button', { name: title }).click()
    await expect(dialog(page).getByText(`The washer for "${title}" is on its way.`)).toBeVisible()
    await expect(dialog(page).getByText('Status changed from Pending to Assigned')).toHaveCount(1)
    await expect(dialog(page).getByText('Charge the washer')).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
    await field(page, 'Your message').fill('Half a sent')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(field(page, 'Your message')).toHaveValue('Half a sent')
    await field(page, 'Your message').fill('')
  })

  await test.step('Ines closes it, and every open screen shows that', async () => {
    await choose(staff.page, select(staff.page, 'Update Status'), 'Completed')
    await button(staff.page, 'Update').click()
    await expect(dialog(staff.page).getByText('Status changed from In Progress to Completed')).toHaveCount(1)
    await expect(dialog(resident.page).getByText('Date completed')).toBeVisible()
    await expect(dialog(admin.page).getByText('Completed').first()).toBeVisible()
  })

  for (const { errors } of [resident, admin, staff]) expect(errors, 'errors of the pages').toEqual([])
})

test('a request from report to completion, by keyboard', async ({ browser, app }) => {
  test.setTimeout(240_000)
  const title = newTitle()
  const resident = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
  const admin = await openPortalAs(browser, app, 'admin', '/admin?tab=maintenance')
  const staff = await openPortalAs(browser, app, 'staff', '/staff')

  await test.step('reporting', async () => {
    const { page } = resident
    const { keyboard } = page
    await tabTo(page, opener(page))
    await keyboard.press('Enter')
    await expect(field(page, 'Request Title')).toBeFocused()
    await keyboard.type(title)
    await keyboard.press('Tab')
    await expect(dialog(page).getByRole('radio', { name: 'General' })).toBeFocused()
    await keyboard.press('ArrowRight')
    await expect(dialog(page).getByRole('radio', { name: 'Plumbing' })).toBeChecked()
    await keyboard.press('Tab')
    await keyboard.press('ArrowRight')
    await expect(dialog(page).getByRole('radio', { name: 'High' })).toBeChecked()
    await keyboard.press('Tab')
    await keyboard.type('It drips all night.')
    await tabTo(page, button(page, 'Submit Request'))
    await keyboard.press('Enter')
    await expect(page.getByText(submitted)).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  await test.step('assigning', async () => {
    const { page } = admin
    const { keyboard } = page
    await findOnBoard(page, title)
    await tabTo(page, cardButton(page, title))
    await keyboard.press('Enter')
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
    await tabTo(page, select(page, 'Assigned to'))
    await keyboard.press('Enter')
    await expect(page.getByRole('option', { name: /^Ines Duarte/ })).toBeVisible()
    await keyboard.type('Ines')
    await keyboard.press('Enter')
    await expect(badge(page, 'Assigned')).toBeVisible()
    await keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(cardButton(page, title)).toBeFocused()
  })

  await test.step('working', async () => {
    const { page } = staff
    const { keyboard } = page
    await tabTo(page, page.getByRole('button', { name: `View Details: ${title}` }))
    await keyboard.press('Enter')
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
    await tabTo(page, select(page, 'Update Status'))
    await keyboard.press('Enter')
    await expect(page.getByRole('option', { name: 'In-Progress' })).toBeVisible()
    await keyboard.type('In')
    await keyboard.press('Enter')
    await tabTo(page, button(page, 'Update'))
    await keyboard.press('Enter')
    await expect(page.getByText('Status updated successfully!')).toBeVisible()
    await tabTo(page, field(page, 'Add Note'))
    await keyboard.type('Washer replaced.')
    await tabTo(page, dialog(page).getByRole('checkbox', { name: /Visible to the resident/ }))
    await keyboard.press('Space')
    await tabTo(page, button(page, 'Add Note'))
    await keyboard.press('Enter')
    await expect(page.getByText('Note added successfully!')).toBeVisible()
  })

  await test.step('reading', async () => {
    const { page } = resident
    await tabTo(page, page.getByRole('button', { name: title }))
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('Washer replaced.')).toBeVisible()
    await expect(dialog(page).getByText('Status changed from Assigned to In Progress')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: title })).toBeFocused()
  })

  for (const { errors } of [resident, admin, staff]) expect(errors, 'errors of the pages').toEqual([])
})

test('a report that fails on the network keeps its input, and Retry sends it once @narrow', async ({
  browser,
  app,
}) => {
  const title = newTitle()
  const { page } = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
  await expect(opener(page)).toBeVisible()
  await page.context().setOffline(true)
  await report(page, title)
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to create maintenance request')
  await expect(field(page, 'Request Title')).toHaveValue(title)
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.context().setOffline(false)
  await button(page, 'Retry').click()
  await expect(page.getByText(submitted)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(1)
})

test('two people edit the same request: the other change is shown, and the input stays', async ({ browser, app }) => {
  test.setTimeout(180_000)
  const title = newTitle()
  const resident = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
  await report(resident.page, title)
  await expect(resident.page.getByText(submitted)).toBeVisible()
  const admin = await openPortalAs(browser, app, 'admin', '/admin?tab=maintenance&view=list&order=newest')
  const staff = await openPortalAs(browser, app, 'staff', '/staff')

  await openerIn(admin.page, title).click()
  await button(admin.page, 'Edit').click()
  await button(admin.page, 'Save').click()
  await expect(admin.page.getByText('No changes to save')).toBeVisible()
  await field(admin.page, 'Title').fill(`${title}, kitchen`)
  await expectAccessibleInBothThemes(admin.page)

  await staff.page.getByRole('tab', { name: /All Requests/ }).click()
  await staff.page.getByRole('button', { name: `View Details: ${title}` }).click()
  await choose(staff.page, select(staff.page, 'Update Status'), 'On-Hold')
  await button(staff.page, 'Update').click()
  await expect(staff.page.getByText('Status updated successfully!')).toBeVisible()

  await expect(dialog(admin.page).getByText('Ines Duarte changed this in the meantime.')).toBeVisible()
  await expect(dialog(admin.page).getByText('Status is now On Hold.')).toBeVisible()
  await expect(field(admin.page, 'Title')).toHaveValue(`${title}, kitchen`)
  await expectAccessibleInBothThemes(admin.page)
  await button(admin.page, 'Save').click()
  await expect(admin.page.getByText('Request updated successfully')).toBeVisible()
  await expect(dialog(admin.page).getByRole('heading', { name: `${title}, kitchen` })).toBeVisible()
  await expect(badge(admin.page, 'On Hold')).toBeVisible()

  await test.step('discarded input does not come back', async () => {
    const { page } = admin
    await button(page, 'Edit').click()
    await field(page, 'Title').fill('Never mind')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'All' }).click()
    await openerIn(page, `${title}, kitchen`).click()
    await expect(button(page, 'Edit')).toBeVisible()
    await expect(dialog(page).getByText('Never mind')).toHaveCount(0)
  })
})

test('the list is searched, filtered and paged, and its address opens the same list for another person @narrow', async ({
  browser,
  app,
}) => {
  test.setTimeout(90_000)
  const { page } = await openPortalAs(browser, app, 'admin', '/admin?tab=maintenance&view=list')
  const next = page.getByRole('button', { name: 'Next' })
  const slow = Promise.withResolvers<void>()
  await page.route(/maintenance-requests\?.*status=completed/, (route) => slow.promise.then(() => route.continue()))
  await choose(page, page.getByRole('combobox', { name: 'Status' }), 'Completed')
  await expect(page).toHaveURL(/status=completed/)
  // The cursor of the previous list is not valid for the new one.
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  slow.resolve()
  await expect(next).not.toHaveAttribute('aria-disabled')
  await expect(page.getByText(/^1 to 25 of \d+/)).toBeVisible()
  await next.click()
  await expect(page.getByText(/^26 to 50 of \d+/)).toBeVisible()
  // A request may become overdue during the test.
  const shown = async () => (await page.getByRole('main').innerText()).replace(/(Overdue\s+)\d+/, '$1')
  const second = await shown()
  await page.reload()
  await expect(page.getByText(/^26 to 50 of \d+/)).toBeVisible()
  expect(await shown()).toBe(second)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText(/^1 to 25 of \d+/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search title, unit, resident' }).fill('no such thing anywhere')
  await expect(page.getByText('No Maintenance Requests')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText(/^1 to 25 of \d+/)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\?tab=maintenance&view=list$/)
})
