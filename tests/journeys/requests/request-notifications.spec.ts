import { expect, expectAccessible, test } from '../fixtures.ts'
import { choose, openerIn, openPortalAs } from './request-people.ts'
import { openInQueue } from './queue.ts'

test('an emergency shows a phone number, and the message of a resident appears on the open screen of staff @narrow', async ({
  browser,
  app,
}) => {
  test.setTimeout(180_000)
  const title = `Pipe ${test.info().project.name} burst`
  const { page: resident } = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')

  await test.step('the resident sees a number to call', async () => {
    await resident.getByRole('button', { name: 'Submit Request' }).click()
    const dialog = resident.getByRole('dialog')
    await dialog.getByLabel('Request Title').fill(title)
    await dialog.getByLabel('Detailed Description').fill('Under the sink.')
    await expect(dialog.locator('a[href^="tel:"]')).toHaveCount(0)
    await dialog.getByRole('radio', { name: /Urgent/ }).check()
    await expect(dialog.getByText('Please call the security desk now')).toBeVisible()
    await expect(dialog.locator('a[href^="tel:"]')).toBeVisible()
    await expectAccessible(resident)
    await dialog.getByRole('button', { name: 'Submit Request' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await app.emailWith("please don't wait for us")).toContain(title)
  })

  await test.step('staff see the phone, the time and, at once, the message of the resident', async () => {
    const { page: staff } = await openPortalAs(browser, app, 'staff', '/staff')
    await staff.getByRole('tab', { name: /All Requests/ }).click()
    await openInQueue(staff, title)
    const sheet = staff.getByRole('dialog')
    await expect(sheet.getByRole('heading', { name: 'Notes & Updates' })).toBeVisible()
    await expect(sheet.locator('a[href^="tel:"]')).toBeVisible()
    await expect(sheet.getByText(/^(Today|Tomorrow), \d{1,2}:\d{2} [AP]M$/)).toBeVisible()
    await resident.getByRole('button', { name: title }).click()
    await resident.getByLabel('Your message').fill('It is getting worse')
    await resident.getByRole('button', { name: 'Send Message' }).click()
    await expect(sheet.getByText('It is getting worse')).toBeVisible()
    await expectAccessible(staff)
    await staff.context().close()
  })

  await test.step('the office sees the assignment in the timeline', async () => {
    const { page: admin } = await openPortalAs(browser, app, 'admin', '/admin?tab=maintenance&view=list&order=newest')
    await openerIn(admin, title).click()
    const dialog = admin.getByRole('dialog')
    await choose(admin, dialog.getByRole('combobox', { name: 'Assigned to' }), /Ines Duarte/)
    await expect(dialog.getByText('Assigned to Ines Duarte')).toBeVisible()
    await choose(admin, dialog.getByRole('combobox', { name: 'Assigned to' }), /Kofi Mensah/)
    await dialog.getByRole('tab', { name: /Timeline/ }).click()
    await expect(dialog.getByText('Reassigned to Kofi Mensah')).toBeVisible()
    await expect(dialog.getByText('Assigned to Ines Duarte')).toHaveCount(1)
    await expectAccessible(admin)
    await admin.context().close()
  })
})

test('the overdue requests are listed, the longest overdue first', async ({ browser, app }) => {
  test.setTimeout(120_000)
  const { page } = await openPortalAs(browser, app, 'admin', '/admin?tab=maintenance')
  await page.getByRole('link', { name: /^\d+ overdue$/ }).click()
  await expect(page).toHaveURL(/view=list/)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText(/\d+ (d|h) late/)
  await choose(page, page.getByRole('combobox', { name: 'Sort by' }), 'Newest first')
  await expect(page).toHaveURL(/order=newest/)
  await expect(rows.nth(1)).not.toContainText(/\d+ d late/)
})
