import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
const beforeSignIn = /401 .*\/api\/auth\/user/
test.use({ expectedErrors: [beforeSignIn] })

const manage = (page: Page, name: string) =>
  page.getByRole('button', { name: `Manage Profile of ${name}`, exact: true })
const profile = (page: Page) => page.getByRole('dialog')
const printed = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

let made = 0
async function addTenant(page: Page, name: string) {
  made += 1
  await page.getByRole('button', { name: 'Add Tenant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Tenant' })
  await dialog.getByLabel('Full Name').fill(name)
  await dialog.getByLabel('Primary Email').fill(`journey${made}-${Date.now()}@mail.example`)
  await dialog.getByLabel('Primary Phone').pressSequentially('4165550142')
  await expect(dialog.getByLabel('Primary Phone')).toHaveValue('416-555-0142')
  return dialog
}

test('the office finds a resident, and each tab of the profile is accessible @narrow', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=tenants')
  await expect(page.getByRole('heading', { name: 'Tenants', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/^21 to 40 of/)).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText(/^1 to 20 of/)).toBeVisible()
  await page.getByRole('searchbox').fill('leila pryce')
  await manage(page, 'Leila Pryce').click()
  await expect(profile(page).getByRole('heading', { name: 'Admin Notes' })).toBeVisible()
  await expect(profile(page).getByText(/days remaining|Ends today|Ended/)).toBeVisible()
  await expect(profile(page).getByText(/· 3 days ago$/)).toBeVisible()
  for (const tab of ['Profile', 'Unit', 'Maintenance', 'Payments', 'Activity']) {
    await profile(page).getByRole('tab', { name: tab }).click()
    await expect(profile(page).getByRole('tabpanel').first()).toBeVisible()
    await expectAccessible(page)
  }
})

test('cards are sorted by a select, which is part of the address @phone', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=tenants&view=cards')
  const cards = page.getByRole('list', { name: 'Tenants' })
  const first = cards.getByRole('heading', { level: 2 }).first()
  await expect(first).toHaveText(/^A/)
  await page.getByRole('combobox', { name: 'Sort' }).click()
  await page.getByRole('option', { name: 'Name, Z to A' }).click()
  await expect(first).toHaveText(/^Z/)
  await page.reload()
  await expect(first).toHaveText(/^Z/)
  await expect(page.getByRole('combobox', { name: 'Sort' })).toContainText('Name, Z to A')
})

test('a code is hidden until it is revealed, and the profile records that', async ({ page, app }) => {
  await signIn(page, app, 'staff', '/admin?tab=tenants&search=leila+pryce')
  await manage(page, 'Leila Pryce').click()
  const show = profile(page).getByRole('button', { name: 'Show the unit code' })
  await page.route('**/reveal', (route) => route.fulfill({ json: {} }))
  await show.click()
  await expect(page.getByText('Invalid server response')).toBeVisible()
  await page.unroute('**/reveal')
  await show.click()
  await expect(profile(page).getByText(/^\d{6}$/)).toBeVisible()
  await profile(page).getByRole('button', { name: 'Hide the unit code' }).click()
  await expect(profile(page).getByText(/^\d{6}$/)).toBeHidden()
  await expect(profile(page).getByRole('tab', { name: 'Payments' })).toHaveCount(0)
  await profile(page).getByRole('tab', { name: 'Activity' }).click()
  await expect(profile(page).getByText('An access code was looked at').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Export List' })).toHaveCount(0)
})

test('a resident is added with an invitation, gets a note, and is edited @narrow', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=tenants')
  const name = `Ada Newcomer ${Date.now()}`
  const dialog = await addTenant(page, '')
  await dialog.getByRole('button', { name: 'Create Tenant' }).click()
  await expect(dialog.getByText('Please fill in all required fields').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Full Name').fill(name)
  await dialog.getByRole('button', { name: 'Create Tenant' }).click()
  await printed(page, 'Tenant created successfully')
  await app.emailWith('Choose a password')
  await page.getByRole('searchbox').fill(name)
  await manage(page, name).click()
  await expect(profile(page).getByText('Invited')).toBeVisible()
  await profile(page).getByRole('button', { name: 'Add Note' }).click()
  await profile(page).getByLabel('New note').fill('Asked for a second key.')
  await profile(page).getByRole('button', { name: 'Add Note' }).click()
  await expect(profile(page).getByText(/Dana Whitfield · Today/)).toBeVisible()
  await profile(page).getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByText('No changes to save')).toHaveCount(0)
  // On a phone the toast covers the top of the dialog until it disappears.
  await expect(page.getByText('Note added successfully')).toBeHidden()
  await expectAccessible(page)
  await profile(page).getByLabel('Secondary Phone').fill('123')
  await profile(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(profile(page).getByText('Secondary phone number must be exactly 10 digits')).toBeVisible()
  await profile(page).getByLabel('Secondary Phone').fill('6475550199')
  await profile(page).getByRole('button', { name: 'Save Changes' }).click()
  await printed(page, 'Tenant updated successfully')
  await expect(profile(page).getByText('647-555-0199')).toBeVisible()
})

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
    await expect(profile(page).getByText('Somebody changed this profile while you were editing.')).toBeVisible()
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
  await form(page).getByLabel('Email').fill(`${last}@tower.example`)
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
  await form(page).getByRole('switch', { name: 'May sign in' }).focus()
  await expect(form(page).getByText(/Phone is now “647-555-0177”/)).toBeInViewport()
  await expect(form(page).getByRole('textbox', { name: 'Phone' })).toHaveValue('647-555-0177')
  // On a phone the toast covers the top of the dialog until it disappears.
  await expect(page.getByText('User created successfully')).toHaveCount(0)
  await expectAccessible(page)

  await edit(other).click()
  await form(other).getByRole('switch', { name: 'May sign in' }).click()
  await form(other).getByRole('button', { name: 'Save Changes' }).click()
  await printed(other, 'User updated successfully')
  // The second change is listed with the first.
  await expect(form(page).getByText(/“647-555-0177”.*May sign in is now off/)).toBeVisible()
  await expect(form(page).getByLabel('First Name')).toHaveValue('Typed meanwhile')
  await form(page).getByRole('button', { name: 'Save Changes' }).click()
  await printed(page, 'User updated successfully')
  await expect(page.getByText(`Typed meanwhile ${last}`)).toBeVisible()
  await context.close()
})

test('a payment is entered and undone by a reversing entry', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=tenants&search=beatriz')
  await page
    .getByRole('button', { name: /^Manage Profile of/ })
    .first()
    .click()
  await profile(page).getByRole('tab', { name: 'Payments' }).click()
  await profile(page).getByRole('button', { name: 'New Entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter a charge or payment' })
  await dialog.getByLabel('Amount in dollars').fill('12.345')
  await dialog.getByLabel('For').fill('Key replacement')
  await dialog.getByRole('button', { name: 'Save entry' }).click()
  await expect(dialog.getByText('The amount is a number above 0 with at most two decimals')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Amount in dollars').fill('12.34')
  await dialog.getByRole('button', { name: 'Save entry' }).click()
  await printed(page, 'Entry saved')
  await profile(page).getByRole('button', { name: 'Undo Key replacement, $12.34' }).click()
  await page.getByRole('button', { name: 'Write counter entry' }).click()
  await printed(page, 'Counter entry saved')
  await expect(profile(page).getByText('Counter entry', { exact: true })).toBeVisible()
})

test('users: an administrator adds, edits and deletes by keyboard; staff only read', async ({ page, app, browser }) => {
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
  await page.getByLabel('Email').fill(`${last}@tower.example`)
  await page.getByLabel('Password', { exact: true }).fill('a quiet river bends')
  await page.keyboard.press('Enter')
  await printed(page, 'User created successfully')
  await page.getByRole('button', { name: `Edit ${name}` }).press('Enter')
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
  await expect(other.getByText('Dana Whitfield')).toBeVisible()
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
