import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, signInByCookie, test } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'

// The browser logs the 401 before sign-in, the 409 of a used number and the 412 of a stale edit.
test.use({ expectedErrors: [/status of (?:401|409|412)/] })

// axe checks whole dialogs in both themes, which is slow.
test.describe.configure({ timeout: 120_000 })

const openUnits = async (page: Page, app: AppProcess, search = '') => {
  await signInByCookie(page, app, 'admin')
  await page.goto(`${app.origin}/admin?tab=units${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Units' })).toBeVisible()
}
const view = (page: Page, unit: string) => page.getByRole('button', { name: `View unit ${unit}`, exact: true })
const dialog = (page: Page, unit: string) => page.getByRole('dialog', { name: new RegExp(`^Unit ${unit}`) })
const toast = (page: Page, words: string) => page.locator('[data-toasts]').getByText(words, { exact: true })
const searchFor = (page: Page, words: string) =>
  page.getByRole('searchbox', { name: 'Unit, tenant or stall' }).fill(words)

let made = 0
/** Creates a unit that no other journey uses. */
async function addUnit(page: Page, more: Record<string, unknown> = {}) {
  made += 1
  const unitNumber = `J${test.info().workerIndex}-${Date.now() % 1_000_000}${made}`
  const id = await page.evaluate(
    async (body) => {
      const response = await fetch('/api/admin/units', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return ((await response.json()) as { id: string }).id
    },
    { unitNumber, floor: 8, category: 'Residential', ...more },
  )
  return { id, unitNumber }
}

test.describe('the list of units', () => {
  test('is searched, filtered and sorted by its address, and Back closes the dialog @narrow', async ({ page, app }) => {
    await openUnits(page, app)
    await expect(page.getByText(/^412 units · 400 residences, 12 commercial$|units · /)).toBeVisible()
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
  test('is created by keyboard', async ({ page, app }) => {
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

test.describe('the dialog of a unit', () => {
  test('is accessible in each of its parts @narrow', async ({ page, app }) => {
    await openUnits(page, app, '&search=2107')
    await view(page, '2107').click()
    const open = dialog(page, '2107')
    await expect(open.getByText('Open Case')).toBeVisible()
    await expect(open.getByText('Property Notes')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    for (const name of ['Tenant/Owner', 'Maintenance', 'Create Request', 'Admin Notes']) {
      await open.getByRole('tab', { name }).click()
      await expect(open.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
      await expectAccessibleInBothThemes(page)
    }
    await open.getByRole('tab', { name: 'Maintenance' }).click()
    await open.getByText('History', { exact: true }).click()
    await expect(open.getByRole('list', { name: 'Maintenance Requests' })).toBeVisible()
  })

  test('is accessible while it is edited @narrow', async ({ page, app }) => {
    await openUnits(page, app, '&search=2107')
    await view(page, '2107').click()
    const open = dialog(page, '2107')
    await open.getByRole('button', { name: 'Edit Unit' }).click()
    await expect(open.getByLabel('Unit number')).toHaveValue('2107')
    await expectAccessibleInBothThemes(page)
  })

  test('shows the keypad code on demand only', async ({ page, app }) => {
    await openUnits(page, app)
    const { id, unitNumber } = await addUnit(page, { lockType: 'Keypad', keypadCode: '482913' })
    await page.goto(`${app.origin}/admin?tab=units&unit=${id}`)
    const open = dialog(page, unitNumber)
    await expect(open.getByText('Hidden')).toBeAttached()
    await expect(open.getByText('482913')).toBeHidden()
    await open.getByRole('button', { name: 'Show the keypad code' }).click()
    await expect(open.getByText('482913')).toBeVisible()
    await open.getByRole('button', { name: 'Hide the keypad code' }).click()
    await expect(open.getByText('482913')).toBeHidden()
    await open.getByRole('button', { name: 'Edit Unit' }).click()
    await expect(open.getByLabel('Keypad code')).toHaveValue('••••••')
    await open.getByRole('combobox', { name: 'Lock' }).click()
    await page.getByRole('option', { name: 'Mechanical' }).click()
    await expect(open.getByLabel('Keypad code')).toBeHidden()
  })

  test('Cancel restores the saved values; Save stores the input @narrow', async ({ page, app }) => {
    await openUnits(page, app)
    const { id, unitNumber } = await addUnit(page)
    await page.goto(`${app.origin}/admin?tab=units&unit=${id}`)
    const open = dialog(page, unitNumber)
    await open.getByRole('button', { name: 'Edit Unit' }).click()
    await open.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'No changes to save')).toBeVisible()
    await open.getByLabel('Owner’s name').fill('Nobody')
    await open.getByRole('button', { name: 'Cancel' }).click()
    await expect(open.getByText('Nobody')).toBeHidden()
    await open.getByRole('button', { name: 'Edit Unit' }).click()
    await open.getByLabel('Owner’s name').fill('Ada Byron')
    await open.getByLabel('Bathrooms').fill('1.3')
    await open.getByRole('button', { name: 'Save Changes' }).click()
    await expect(open.getByText('Bathrooms go in steps of 0.5')).toBeVisible()
    await open.getByLabel('Bathrooms').fill('2.5')
    await open.getByLabel('Monthly maintenance').fill('512.40')
    await open.getByRole('checkbox', { name: 'Fireplace' }).check()
    await open.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Unit updated successfully')).toBeVisible()
    await expect(open.getByText('Ada Byron')).toBeVisible()
    await expect(open.getByText('$512.40')).toBeVisible()
    await page.reload()
    await expect(open.getByText('Ada Byron')).toBeVisible()
  })

  test('asks before discarding input', async ({ page, app }) => {
    await openUnits(page, app)
    const { id, unitNumber } = await addUnit(page)
    await page.goto(`${app.origin}/admin?tab=units&unit=${id}`)
    const open = dialog(page, unitNumber)
    await open.getByRole('tab', { name: 'Admin Notes' }).click()
    await open.getByLabel('Note', { exact: true }).fill('Half a thought')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(open.getByLabel('Note', { exact: true })).toHaveValue('Half a thought')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(open).toBeHidden()
  })
})

test.describe('two editors of a unit', () => {
  test('the second sees what the first saved, and loses no input', async ({ page, app, context }) => {
    await openUnits(page, app)
    const { id, unitNumber } = await addUnit(page)
    const address = `${app.origin}/admin?tab=units&unit=${id}`
    const other = await context.newPage()
    for (const one of [page, other]) {
      await one.goto(address)
      await one.getByRole('button', { name: 'Edit Unit' }).click()
    }
    // Without the live connection the second editor sees the change only in the 412 reply.
    await other.route('**/api/admin/units', (route) => route.abort())
    await page.getByLabel('Exposure').fill('South')
    await other.getByLabel('Owner’s name').fill('Ben Ames')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Unit updated successfully')).toBeVisible()
    await expect(other.getByText('Someone else changed this in the meantime.').first()).toBeVisible()
    await expect(other.getByText('Exposure is now South.')).toBeVisible()
    await expect(other.getByLabel('Owner’s name')).toHaveValue('Ben Ames')
    await expect(other.getByLabel('Exposure')).toHaveValue('South')
    await other.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog(page, unitNumber).getByText('Ben Ames')).toBeVisible()
    await expect(dialog(page, unitNumber).getByText('South').first()).toBeVisible()
  })
})

test.describe('what belongs to a unit', () => {
  test('a note is added from the side panel, and shown in both places', async ({ page, app }) => {
    await openUnits(page, app)
    const { id, unitNumber } = await addUnit(page)
    await page.goto(`${app.origin}/admin?tab=units&unit=${id}`)
    const open = dialog(page, unitNumber)
    await open.getByRole('button', { name: 'Add Note' }).click()
    const adding = page.getByRole('dialog', { name: 'Add Property Note' })
    await expectAccessibleInBothThemes(page)
    await adding.getByLabel('Note', { exact: true }).fill('Valve replaced')
    await adding.getByRole('button', { name: 'Add Note' }).click()
    await expect(toast(page, 'Note added successfully')).toBeVisible()
    await expect(adding).toBeHidden()
    await expect(open.getByRole('list', { name: 'Property Notes' }).getByText('Valve replaced')).toBeVisible()
    await open.getByRole('tab', { name: 'Admin Notes' }).click()
    await expect(open.getByRole('list', { name: 'Admin Notes' }).getByText('Valve replaced')).toBeVisible()
  })

  test('a request is created and listed under Current Issues @narrow', async ({ page, app }) => {
    await openUnits(page, app)
    const { id, unitNumber } = await addUnit(page)
    await page.goto(`${app.origin}/admin?tab=units&unit=${id}`)
    const open = dialog(page, unitNumber)
    await open.getByRole('tab', { name: 'Create Request' }).click()
    await open.getByRole('button', { name: 'Create Request' }).click()
    await expect(open.getByText('Please fill in all required fields').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await open.getByLabel('Title').fill('Door sticks')
    await open.getByLabel('Description').fill('Since the rain.')
    await open.getByRole('button', { name: 'Create Request' }).click()
    await expect(toast(page, 'Maintenance request created successfully')).toBeVisible()
    await expect(open.getByRole('button', { name: 'Door sticks' })).toBeVisible()
    await expect(open.getByText('Open Case')).toBeVisible()
    await open.getByRole('button', { name: 'Door sticks' }).click()
    await expect(page.getByRole('dialog', { name: 'Door sticks' })).toBeVisible()
  })

  test('a listing is published, changed and withdrawn', async ({ page, app }) => {
    await openUnits(page, app)
    const { id, unitNumber } = await addUnit(page)
    await page.goto(`${app.origin}/admin?tab=units&unit=${id}`)
    const open = dialog(page, unitNumber)
    await open.getByRole('button', { name: 'List for lease' }).click()
    const listing = page.getByRole('dialog', { name: 'List for lease' })
    await expectAccessibleInBothThemes(page)
    await listing.getByRole('button', { name: 'Publish' }).click()
    await expect(listing.getByText('Enter the price or the rent')).toBeVisible()
    await listing.getByLabel('Monthly rent').fill('2,650')
    await listing.getByLabel('Available from').fill('2027-02-01')
    await listing.getByRole('button', { name: 'Publish' }).click()
    await expect(toast(page, 'Listing published successfully')).toBeVisible()
    await expect(open.getByText('$2,650.00')).toBeVisible()
    await expect(open.getByText('Available from 01-02-2027')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await open.getByRole('button', { name: 'Change the listing for lease' }).click()
    await page.getByLabel('Monthly rent').fill('2600')
    await page
      .getByRole('dialog', { name: /^Change the listing/ })
      .getByRole('button', { name: 'Save Changes' })
      .click()
    await expect(open.getByText('$2,600.00')).toBeVisible()
    await open.getByRole('button', { name: 'Withdraw the listing for lease' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(toast(page, 'Listing withdrawn successfully')).toBeVisible()
    await expect(open.getByText('Not listed for sale or lease')).toBeVisible()
  })
})
