import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { choose } from '../requests/request-people.ts'

// The browser logs the 401 before sign-in, and the 409 of a number that exists.
test.use({ expectedErrors: [/status of (?:401|409)/] })
test.describe.configure({ timeout: 180_000 })

async function chooseFirst(page: Page, select: Locator) {
  await select.click()
  await page.getByRole('option').first().click()
}

test('a fob is issued, lost and found again, and the figures lead to their rows @narrow @main', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'admin', '/admin?tab=assets&list=keys')
  await expect(page.getByRole('heading', { name: 'Parking & Keys', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Deactivated: 1$/ })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Add keys or fobs' })
  await form.getByLabel('Number', { exact: false }).first().fill('F-1001')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(form.getByText('F-1001 exists already').first()).toBeVisible()
  await form.getByLabel('Number', { exact: false }).first().fill('F-9001')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Added', { exact: true })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Number, unit or resident' }).fill('F-9001')
  await page.getByRole('button', { name: 'Manage Fob F-9001' }).click()
  const fob = page.getByRole('dialog', { name: 'Fob F-9001' })
  await expect(fob.getByText('Nobody has had it yet')).toBeVisible()
  await choose(page, fob.getByLabel('Resident'), /Okafor/)
  await fob.getByRole('button', { name: 'Issue' }).click()
  await expect(fob.getByRole('button', { name: 'Lost' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await fob.getByRole('button', { name: 'Lost' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(fob.getByText('It is deactivated')).toBeVisible()
  await expect(fob.getByText(/Lost/)).toBeVisible()
  await fob.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('link', { name: /^Deactivated: 2$/ }).click()
  await expect(page).toHaveURL(/state=deactivated/)
  await expect(page.getByRole('button', { name: /^Manage Fob/ })).toHaveCount(2)
})

test('a resident gets a free stall, and a conflict and the waiting list are settled', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=overview')
  await page.getByRole('link', { name: '1 stall or locker in conflict' }).click()
  await expect(page.getByRole('tab', { name: 'Conflicts' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessibleInBothThemes(page)
  const conflict = page.getByRole('list', { name: 'Conflicts' })
  await conflict
    .getByRole('button', { name: /^Give .* to/ })
    .last()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Settle' }).click()
  await expect(page.getByText('No conflicts')).toBeVisible()

  await page.getByRole('tab', { name: /^Waiting list/ }).click()
  const lockers = page.getByRole('list', { name: 'Storage lockers' })
  await expect(lockers.getByRole('listitem')).toHaveCount(2)
  await expectAccessibleInBothThemes(page)
  await lockers
    .getByRole('button', { name: /^Assign one to/ })
    .last()
    .click()
  const give = page.getByRole('dialog')
  // Names who waits longer, and lets the office go on.
  await expect(give.getByText('One resident has waited longer:')).toBeVisible()
  await expect(give.getByText(/ · Unit \w+ · since \d\d-\d\d-\d{4}$/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await chooseFirst(page, give.getByLabel('Storage locker'))
  await give.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(lockers.getByRole('listitem')).toHaveCount(1)

  await page.goto(`${app.origin}/admin?tab=tenants&search=pryce`)
  await page.getByRole('button', { name: 'Manage Profile of Leila Pryce' }).click()
  const profile = page.getByRole('dialog')
  await profile.getByRole('button', { name: 'Edit Profile' }).click()
  await chooseFirst(page, profile.getByLabel('Add a stall'))
  await expect(profile.getByRole('list', { name: 'Parking Stalls' }).getByRole('listitem')).not.toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await profile.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Tenant updated successfully')).toBeVisible()
})

test('the command bar opens a stall by its number', async ({ page, app }) => {
  await signIn(page, app, 'staff', '/admin?tab=overview')
  await page.getByRole('button', { name: /Search units/ }).click()
  await page.getByRole('dialog').locator('input').fill('P4-30')
  await page.getByRole('option', { name: /^P4-30/ }).click()
  await expect(page.getByRole('dialog', { name: /stall P4-30$/ })).toBeVisible()
})

test('saving a stall without changes says so and offers no undo', async ({ page, app }) => {
  await signIn(page, app, 'staff', '/admin?tab=assets&list=stalls&search=P4-30')
  await page.getByRole('button', { name: /^Manage .* P4-30$/ }).click()
  const save = async (place?: string) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click()
    const form = page.getByRole('dialog', { name: /^Edit / })
    if (place) await form.getByLabel('Level or room').fill(place)
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect(form).toHaveCount(0)
  }
  const toasts = page.locator('[data-toasts]')
  await save()
  await expect(toasts.getByText('No changes to save')).toBeVisible()
  await expect(toasts.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  await save('Level nine')
  await expect(toasts.getByText('Changes saved')).toBeVisible()
  await toasts.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('The change was undone')).toBeVisible()
})
