import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts'
import { choose, openerIn, openPortalAs } from './request-people.ts'
import { badge, button, dialog, field, newTitle, opener, report, select, submitted } from './request-form.ts'
import { openInQueue } from './queue.ts'

test('a report that fails on the network keeps its input, and Retry sends it once @narrow @main', async ({
  browser,
  app,
}) => {
  const title = newTitle()
  const { page } = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
  await expect(opener(page)).toBeVisible()
  await expect(page.locator('[data-toasts]')).toBeAttached()
  await page.context().setOffline(true)
  await report(page, title)
  const failure = dialog(page).getByRole('alert').filter({ hasText: 'Failed to create maintenance request' })
  await expect(failure).toBeVisible()
  await expect(field(page, 'Request Title')).toHaveValue(title)
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.context().setOffline(false)
  await failure.getByRole('button', { name: 'Retry' }).click()
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
  await openInQueue(staff.page, title)
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
  await expect(page.getByText(/^1 to 25 of \d+/)).toBeVisible()
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
  const shown = async () => (await page.getByRole('main').innerText()).replace(/(Overdue\s+)\d+|\d+( overdue)/g, '$1$2')
  // The counts in the chips come after the list.
  const count = page.getByRole('navigation', { name: 'Views' }).getByText(/^\d+$/).first()
  await expect(count).toBeVisible()
  const second = await shown()
  await page.reload()
  await expect(page.getByText(/^26 to 50 of \d+/)).toBeVisible()
  await expect(count).toBeVisible()
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
