import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts'
import { addUnit, dialog, openUnits, toast, view } from './units-page.ts'

// The browser logs the 401 before sign-in, the 409 of a used number and the 412 of a stale edit.
test.use({ expectedErrors: [/status of (?:401|409|412)/] })

// axe checks whole dialogs in both themes, which is slow.
test.describe.configure({ timeout: 120_000 })
const searchFor = (page: Page, words: string) =>
  page.getByRole('searchbox', { name: 'Unit, tenant or stall' }).fill(words)

test.describe('the list of units', () => {
  test('is searched, filtered and sorted by its address, and Back closes the dialog @narrow @main', async ({
    page,
    app,
  }) => {
    await openUnits(page, app)
    await expect(page.getByText(/^\d+ units$/)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await searchFor(page, 'okafor')
    await expect(view(page, '2107')).toBeVisible()
    await expect(page).toHaveURL(/search=okafor/)
    await page.reload()
    await expect(view(page, '2107')).toBeVisible()
    await view(page, '2107').click()
    await expect(dialog(page, '2107')).toBeVisible()
    await expect(page).toHaveURL(/unit=[0-9a-f-]{36}/)
    await page.goBack()
    await expect(dialog(page, '2107')).toBeHidden()
    await searchFor(page, 'nobody has this name')
    await expect(page.getByText('No units found matching your filters')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('combobox', { name: 'Area' }).click()
    await page.getByRole('option', { name: 'Commercial' }).click()
    await expect(page.getByText('12 of')).toBeVisible()
    await expect(page.getByText('Leased').first()).toBeVisible()
  })

  test('is sorted by its column headers, and scrolls to the last row', async ({ page, app }) => {
    await openUnits(page, app)
    const rows = page.getByRole('table', { name: 'Units' }).getByRole('row')
    await expect(rows.nth(1)).toContainText('3110')
    await page.getByRole('button', { name: 'Unit', exact: true }).press('Enter')
    await expect(page.getByRole('columnheader', { name: 'Unit', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(rows.nth(1)).toContainText('Floor 1')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(view(page, '3110')).toBeVisible()
    expect(await rows.count()).toBeLessThan(80)
  })

  test('shows the change of another person at once', async ({ page, app, context }) => {
    await openUnits(page, app)
    const { id, unitNumber } = await addUnit(page)
    await searchFor(page, unitNumber)
    await expect(view(page, unitNumber)).toBeVisible()
    const other = await context.newPage()
    await other.goto(`${app.origin}/admin?tab=units&unit=${id}`)
    await other.getByRole('button', { name: 'Edit Unit' }).click()
    await other.getByRole('combobox', { name: 'Status' }).click()
    await other.getByRole('option', { name: 'Reserved' }).click()
    await other.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('row').filter({ hasText: unitNumber }).getByText('Reserved')).toBeVisible()
  })
})

test.describe('a new unit', () => {
  test('is created by keyboard @main', async ({ page, app }) => {
    await openUnits(page, app)
    await page.getByRole('button', { name: 'Add Unit' }).press('Enter')
    const form = page.getByRole('dialog', { name: 'Create New Unit' })
    await expect(form).toBeVisible()
    await expectAccessibleInBothThemes(page)
    for (const name of ['Tenant/Owner', 'Maintenance', 'Create Request', 'Admin Notes']) {
      await page.keyboard.press('Tab')
      await form.getByRole('tab', { name }).press('Enter')
      await expect(form.getByText('Create the unit first')).toBeVisible()
    }
    await form.getByRole('button', { name: 'Create Unit' }).press('Enter')
    await expect(form.getByText('Please fill in all required fields')).toBeVisible()
    await expect(form.getByLabel('Unit number')).toBeFocused()
    await expectAccessibleInBothThemes(page)
    const unitNumber = `K${Date.now() % 10_000_000}`
    await page.keyboard.type('2107')
    await page.keyboard.press('Enter')
    await expect(form.getByText('A unit with the number 2107 already exists')).toBeVisible()
    await form.getByLabel('Unit number').fill(unitNumber)
    await form.getByLabel('Floor', { exact: true }).fill('2')
    await expect(form.getByRole('combobox', { name: 'Category' })).toHaveText('Commercial')
    await expect(form.getByLabel('Address')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Unit created successfully')).toBeVisible()
    await expect(dialog(page, unitNumber)).toBeVisible()
    await expect(dialog(page, unitNumber).getByText('Available')).toBeVisible()
  })
})
