import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { fileOf, printed } from './list-file.ts'

test.use({ acceptDownloads: true })
// Three lists are printed and exported.
test.describe.configure({ timeout: 120_000 })

const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts()

/** Ticks by keyboard; the menu stays open until Escape. */
async function tick(page: Page, ...names: string[]) {
  await page.getByRole('button', { name: 'Columns' }).focus()
  await page.keyboard.press('Enter')
  for (const name of names) {
    const item = page.getByRole('menuitemcheckbox', { name, exact: true })
    const wasOn = (await item.getAttribute('aria-checked')) === 'true'
    await item.focus()
    await page.keyboard.press('Enter')
    await expect(item).toHaveAttribute('aria-checked', String(!wasOn))
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test('columns of tenants are chosen, stored for the person, and decide CSV and print @main', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=tenants&type=Owner')
  await expect(page.getByRole('columnheader', { name: 'Lease end' })).toBeVisible()
  // The last of three.
  const stored = page.waitForResponse(
    (response) =>
      response.url().endsWith('/columns') && (response.request().postData() ?? '').includes('pets') && response.ok(),
  )
  await tick(page, 'Lease end', 'Email', 'Pets')
  await expect(page.getByRole('columnheader', { name: 'Pets' })).toBeVisible()
  await stored
  await expectAccessibleInBothThemes(page)
  const shown = await heads(page)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Pets' })).toBeVisible()
  expect(await heads(page)).toEqual(shown)

  const rows = Number(/ of (\d+)$/.exec(await page.getByText(/^\d+ to \d+ of \d+$/).innerText())?.[1])
  const [head = '', ...lines] = await fileOf(page, 'Export List')
  expect(head).toBe('Full name,Unit,Type,Status,Start of occupancy,Email,Phone,Pets')
  expect(lines).toHaveLength(rows)
  expect(await printed(page)).toMatchObject({ head: head.split(','), rows })

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitem', { name: 'Usual columns' }).click()
  await expect(page.getByRole('columnheader', { name: 'Lease end' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Pets' })).toHaveCount(0)
})

test('columns of units are part of a saved view', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=units&area=commercial')
  await tick(page, 'Owner', 'Parking and storage')
  const views = page.getByRole('navigation', { name: 'Views' })
  await views.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Owners of shops')
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
  await expect(page).toHaveURL(/fields=status%2Cdetails%2Ctenant%2Cowner/)

  const rows = await page.getByRole('row').count()
  const [head, ...lines] = await fileOf(page, 'CSV of the list')
  expect(head).toBe('Unit,Category,Status,Type,Bedrooms,Bathrooms,Square feet,Balconies,Tenants,Owner')
  expect(lines).toHaveLength(rows - 1)
  expect((await printed(page)).rows).toBe(rows - 1)

  await views.getByRole('link', { name: 'Owners of shops' }).click()
  await expect(page).not.toHaveURL(/fields=|area=/)
  await views.getByRole('link', { name: 'Owners of shops' }).click()
  await expect(page.getByRole('columnheader', { name: 'Owner' })).toBeVisible()
})

test('columns of requests decide CSV and print', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=maintenance&view=list&priority=high')
  await expect(page.getByRole('columnheader', { name: 'Promised by' })).toBeVisible()
  await tick(page, 'Promised by', 'Vendor', 'Created')
  await expect(page.getByRole('columnheader', { name: 'Vendor' })).toBeVisible()
  const head = ['Number', 'Title', 'Place', 'Status', 'Assigned to', 'Vendor', 'Created']
  expect((await fileOf(page, 'CSV of the list'))[0]).toBe(head.join(','))
  expect((await printed(page)).head).toEqual(head)
})

test('users and vendors are filtered in the address, and show and export the chosen facts', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=staff')
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Administrator' }).click()
  await expect(page).toHaveURL(/role=admin/)
  const users = page.getByRole('list', { name: 'Users' }).getByRole('article')
  await expect(users.filter({ hasNotText: 'Administrator' })).toHaveCount(0)
  const count = await users.count()
  await expect(users.first()).toContainText('Since')
  await tick(page, 'Since', 'Last signed in')
  await expect(users.first()).not.toContainText('Since')
  const [head, ...lines] = await fileOf(page, 'CSV of the list')
  expect(head).toBe('First name,Last name,Email,Phone,Role,Status,Two-step sign-in')
  expect(lines).toHaveLength(count)
  expect(await printed(page)).toMatchObject({ head: head?.split(','), rows: count })

  await page.goto(`${app.origin}/admin?tab=settings&group=vendors&trade=elevator`)
  const vendors = page.getByRole('list', { name: 'Vendors' }).getByRole('listitem')
  await expect(vendors.first()).toContainText('Elevator')
  await expect(vendors.filter({ hasNotText: 'Elevator' })).toHaveCount(0)
  await tick(page, 'Trade', 'Contact')
  await expect(vendors.first()).not.toContainText('Elevator ·')
  const shown = await vendors.count()
  const [vendorHead, ...vendorLines] = await fileOf(page, 'CSV of the list')
  expect(vendorHead).toBe('Name,Phone,Email,Open requests')
  expect(vendorLines).toHaveLength(shown)
})
