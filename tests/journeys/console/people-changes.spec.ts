import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { choose } from '../requests/request-people.ts'
import { addTenant, beforeSignIn, manage, printed, profile } from './people-page.ts'
test.use({ expectedErrors: [beforeSignIn] })

test.describe('two editors', () => {
  test.use({ expectedErrors: [/401 .*\/api\/auth\/user|412/] })

  test('the second sees what the first saved, and loses no input', async ({ page, app, browser }) => {
    await signIn(page, app, 'admin', '/admin?tab=tenants&search=amara+okafor')
    const context = await browser.newContext()
    const other = await context.newPage()
    await signIn(other, app, 'staff', '/admin?tab=tenants&search=amara+okafor')
    for (const one of [page, other]) {
      await manage(one, 'Amara Okafor').click()
      await profile(one).getByRole('button', { name: 'Edit Profile' }).click()
    }
    await profile(page).getByLabel('Emergency Contact Name').fill('Typed by the second')
    await profile(page).getByLabel('Notes for the Resident').focus()
    await profile(other).getByLabel('Preferred Name').fill('Mara')
    await profile(other).getByRole('button', { name: 'Save Changes' }).click()
    await expect(profile(page).getByText('Someone else changed this profile while you were editing.')).toBeVisible()
    // Also when the form is scrolled to its end.
    await expect(profile(page).getByText(/Preferred Name is now “Mara”/)).toBeInViewport()
    await expect(profile(page).getByLabel('Emergency Contact Name')).toHaveValue('Typed by the second')
    await profile(page).getByRole('button', { name: 'Save Changes' }).click()
    await printed(page, 'Tenant updated successfully')
    await context.close()
  })
})

test('an account that another person edits meanwhile: the saved values are shown, and the input stays', async ({
  page,
  app,
  browser,
}) => {
  test.slow()
  const last = `Vesper${Date.now()}`
  const name = `Ada ${last}`
  const form = (one: Page) => one.getByRole('dialog')
  const edit = (one: Page) => one.getByRole('button', { name: `Edit ${name}` })
  await signIn(page, app, 'admin', '/admin?tab=staff')
  await page.getByRole('button', { name: 'Add User' }).click()
  await form(page).getByLabel('First Name').fill('Ada')
  await form(page).getByLabel('Last Name').fill(last)
  await form(page).getByRole('textbox', { name: 'Email' }).fill(`${last}@tower.example`)
  await form(page)
    .getByRole('radio', { name: /^Set a password/ })
    .check()
  await form(page).getByLabel('Password', { exact: true }).fill('a quiet river bends')
  await form(page).getByRole('button', { name: 'Add User' }).click()
  await printed(page, 'User created successfully')

  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, app, 'admin', '/admin?tab=staff')
  // A low window, in which the form scrolls.
  await page.setViewportSize({ width: 390, height: 560 })
  await edit(page).click()
  await form(page).getByLabel('First Name').fill('Typed meanwhile')
  await edit(other).click()
  await form(other).getByRole('textbox', { name: 'Phone' }).fill('6475550177')
  await form(other).getByRole('button', { name: 'Save Changes' }).click()
  await printed(other, 'User updated successfully')
  await expect(form(page).getByText(/Phone is now “647-555-0177”/)).toBeVisible()
  await form(page).getByRole('switch', { name: 'Can sign in' }).focus()
  await expect(form(page).getByText(/Phone is now “647-555-0177”/)).toBeInViewport()
  await expect(form(page).getByRole('textbox', { name: 'Phone' })).toHaveValue('647-555-0177')
  await expectAccessible(page)

  await edit(other).click()
  await form(other).getByRole('switch', { name: 'Can sign in' }).click()
  await form(other).getByRole('button', { name: 'Save Changes' }).click()
  await printed(other, 'User updated successfully')
  // The second change is listed with the first.
  await expect(form(page).getByText(/“647-555-0177”.*Can sign in is now off/)).toBeVisible()
  await expect(form(page).getByLabel('First Name')).toHaveValue('Typed meanwhile')
  await form(page).getByRole('button', { name: 'Save Changes' }).click()
  await printed(page, 'User updated successfully')
  await expect(page.getByRole('heading', { name: `Typed meanwhile ${last}` })).toBeVisible()
  await context.close()
})

test('users: an administrator adds, edits and deletes by keyboard; staff only read @main', async ({
  page,
  app,
  browser,
}) => {
  await signIn(page, app, 'admin', '/admin?tab=staff')
  await page.getByRole('button', { name: 'Add User' }).press('Enter')
  const last = `Zander${Date.now()}`
  const name = `Ida ${last}`
  await page.getByLabel('First Name').fill('Ida')
  await page.keyboard.press('Tab')
  await page.keyboard.type(last)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(`${last}@tower.example`)
  await expect(page.getByRole('radio', { name: 'Send invitation' })).toBeChecked()
  await choose(page, page.getByRole('combobox', { name: 'Role' }), 'Maintenance')
  await page.getByRole('textbox', { name: 'Email' }).press('Enter')
  await printed(page, 'User created successfully')
  await expect(page.getByRole('article').filter({ hasText: name }).getByText('Maintenance')).toBeVisible()
  await page.getByRole('button', { name: `Edit ${name}` }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveText(/Maintenance/)
  await page.getByRole('textbox', { name: 'Phone' }).fill('4165550142')
  await page.keyboard.press('Enter')
  await printed(page, 'User updated successfully')
  await page.getByRole('button', { name: `Delete ${name}` }).press('Enter')
  await expect(page.getByRole('alertdialog', { name: `Delete ${name}?` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete user' }).press('Enter')
  await printed(page, 'User deleted successfully')
  await expect(page.getByText(name)).toHaveCount(0)
  await expectAccessible(page)

  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, app, 'staff', '/admin?tab=staff')
  await expect(other.getByRole('heading', { name: 'Dana Whitfield' })).toBeVisible()
  await expect(other.getByRole('button', { name: /Add User|^Edit|^Delete/ })).toHaveCount(0)
  await context.close()
})

test('a unit gets a resident and loses them again; the list in another window follows @narrow', async ({
  page,
  app,
  browser,
}) => {
  await signIn(page, app, 'admin', '/admin?tab=tenants')
  const name = `Mover ${Date.now()}`
  const dialog = await addTenant(page, name)
  await dialog.getByRole('button', { name: 'Create Tenant' }).click()
  await printed(page, 'Tenant created successfully')
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, app, 'staff', `/admin?tab=tenants&search=${encodeURIComponent(name)}`)
  await expect(other.getByText('No unit').first()).toBeVisible()

  const units = await page.request.get(`${app.origin}/api/admin/tenants/vacant-units`)
  const [unit] = (await units.json()) as { id: string; unitNumber: string }[]
  await page.goto(`${app.origin}/admin?tab=units&unit=${unit?.id}`)
  await page.getByRole('tab', { name: /Tenant\/Owner|Lessee\/Owner/ }).click()
  await expect(page.getByText('No resident assigned to this unit')).toBeVisible()
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  const assign = page.getByRole('dialog', { name: `Assign to unit ${unit?.unitNumber}` })
  await assign.getByRole('searchbox').fill('nobody is called this')
  await expect(assign.getByText('No residents found matching search')).toBeVisible()
  await assign.getByRole('searchbox').fill(name.toUpperCase())
  await assign.getByRole('radio', { name: new RegExp(name) }).check()
  await expectAccessible(page)
  await assign.getByRole('button', { name: /Assign (Resident|Lessee)/ }).click()
  await printed(page, 'Tenant assigned successfully')
  await expect(other.getByText(unit?.unitNumber ?? '').first()).toBeVisible()

  await page.getByRole('button', { name: 'Show Assignment History' }).click()
  await expect(page.getByText(/by Dana Whitfield/).first()).toBeVisible()
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText('Are you sure you want to remove this tenant from the unit?')).toBeVisible()
  await page.getByRole('button', { name: 'Remove tenant' }).click()
  await printed(page, 'Tenant removed successfully')
  await expect(page.getByText('No resident assigned to this unit')).toBeVisible()
  await expect(other.getByText('No unit').first()).toBeVisible()
  await context.close()
})
