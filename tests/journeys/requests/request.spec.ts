import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts'
import { cardButton, findOnBoard } from './board-parts.ts'
import { choose, openPortalAs, tabTo } from './request-people.ts'
import { badge, button, dialog, field, newTitle, opener, report, select, submitted } from './request-form.ts'

test('a resident reports, the office assigns, staff complete, and the resident reads the history @narrow @main', async ({
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
    await expect(dialog(page).getByText('Fix two fields:')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await button(page, 'Cancel').click()
    await report(page, title)
    await expect(page.getByText(submitted)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText('Pending')
    const message = await app.emailWith(title)
    expect(message).toMatch(/^Subject: Received: /m)
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
    await expect(page.getByRole('option', { name: /^Ines Duarte/ })).toHaveAttribute('data-highlighted')
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
    await expect(page.getByRole('option', { name: 'In-Progress' })).toHaveAttribute('data-highlighted')
    await keyboard.press('Enter')
    await expect(select(page, 'Update Status')).toContainText('In-Progress')
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
