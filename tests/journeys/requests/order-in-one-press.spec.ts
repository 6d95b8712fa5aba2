import { expect, expectAccessible, signInByCookie, test } from '../fixtures.ts'

test('a vendor gets a work order from a card, a row, the open request and the overview in one step, with one Undo', async ({
  page,
  app,
}) => {
  await signInByCookie(page, app, 'admin')
  const picker = page.getByRole('combobox', { name: /^Assign / })
  const chooseVendor = async () => {
    await expect(page.getByRole('option').first()).toBeVisible()
    await picker.fill('Lakeshore')
    await expect(page.getByText(/^1 work order goes to Lakeshore/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(picker).toHaveCount(0)
    await expect(page.getByText('1 work order to Lakeshore Plumbing & Drain').last()).toBeVisible()
  }
  const undo = async () => {
    await page.keyboard.press('z')
    await expect(page.getByText('The change was undone').last()).toBeVisible()
  }

  await test.step('a row of the list', async () => {
    await page.goto(`${app.origin}/admin?tab=maintenance&view=list&assignee=nobody&category=plumbing`)
    const row = page.getByRole('table').locator('tbody tr').first()
    await row.locator('[data-assign]').click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccessible(page)
    await chooseVendor()
    await undo()
  })

  await test.step('the open request', async () => {
    await page
      .getByRole('table')
      .locator('tbody tr')
      .first()
      .getByRole('button', { name: /^View / })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('tab', { name: /^Vendor/ })).toBeVisible()
    await page.keyboard.press('a')
    await chooseVendor()
    await dialog.getByRole('tab', { name: /^Vendor/ }).click()
    await expect(dialog.getByText('Sent', { exact: true }).first()).toBeVisible()
    await undo()
    await expect(dialog.getByText('Taken back before it was sent')).toBeVisible()
    await dialog.getByRole('tab', { name: 'Overview' }).click()
    await dialog.getByRole('button', { name: 'A vendor, or by open work' }).click()
    await chooseVendor()
    await undo()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a card of the board', async () => {
    await page.goto(`${app.origin}/admin?tab=maintenance&category=plumbing`)
    await page.locator('[data-assign]').first().click()
    await chooseVendor()
    await undo()
  })

  await test.step('a row of the overview, about something urgent: the vendor has it at once', async () => {
    await page.goto(`${app.origin}/admin`)
    await page
      .getByRole('button', { name: /^Assign/ })
      .first()
      .click()
    await chooseVendor()
    expect(await app.emailWith('Work order: ')).toContain('work-order')
  })
})
