import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
const beforeSignIn = /401 .*\/api\/auth\/user/
test.use({ expectedErrors: [beforeSignIn] })

const field = (page: Page) => page.getByRole('combobox', { name: 'Search units, people, requests' })
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name }).first()
const open = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
}

test('by keyboard: a misspelt person, a unit, a request and a section are found and opened', async ({ page, app }) => {
  test.slow()
  await signIn(page, app, 'admin', '/admin?tab=units')
  const first = page.getByRole('button', { name: /^View unit/ }).first()
  await first.focus()
  await open(page)
  for (const place of ['Units', 'Website Requests', 'My account'])
    await expect(page.getByRole('group', { name: 'Go to' }).getByRole('option', { name: place })).toBeAttached()
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('option').last()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(first).toBeFocused()

  await open(page)
  await page.keyboard.type('leila prcye')
  await expect(page.getByRole('group', { name: 'People' }).getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Leila Pryce' })).toBeVisible()
  await expect(page).toHaveURL(/tab=tenants&tenant=/)

  await open(page)
  await page.keyboard.type('2107')
  await expect(option(page, /^Unit 2107/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, /^Unit 2107/)).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { name: /2107/ })).toBeVisible()
  await expect(page).toHaveURL(/tab=units&unit=/)

  await open(page)
  await page.keyboard.type('VPP-12')
  await expect(option(page, /VPP-12/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=maintenance&request=/)
  await expect(page.getByRole('dialog').getByText('VPP-12', { exact: true })).toBeVisible()

  await open(page)
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(3)
  await expect(page.getByRole('group', { name: 'Do' }).getByRole('option')).toHaveCount(6)
  await expect(option(page, /Leila Pryce/)).toBeVisible()
  await page.keyboard.type('webs')
  // Enter at once opens the result for the typed text, not one of the previous results.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Website Requests', level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('actions and places: two keys, a new request at a found stall, a vendor in spite of a typo, and the nearest spelling @main', async ({
  page,
  app,
}) => {
  test.slow()
  await signIn(page, app, 'admin', '/admin?tab=units')
  await open(page)
  await expect(page.getByRole('complementary', { name: 'Details' })).toBeVisible()
  await page.keyboard.type('na')
  await expect(option(page, /^New announcement/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=announcements&announcement=new/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await open(page)
  await page.keyboard.type('backup')
  await expect(option(page, /^Back up now/)).toBeVisible()
  for (const word of ['incident', 'drill', 'alarm']) {
    await field(page).fill(word)
    await expect(option(page, /^Open incidents/)).toBeVisible()
  }
  await field(page).fill('gv')
  await expect(option(page, /^Vendors Settings/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=settings&group=vendors/)

  await open(page)
  await page.keyboard.type('p130')
  await expect(option(page, /^P1-30 /)).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await option(page, /^New request at P1-30/).click()
  const form = page.getByRole('dialog')
  await expect(form.getByText(/Parking stall · P1-30/i)).toBeVisible()
  await page.keyboard.press('Escape')
  // A dialog that closes gives the focus back.
  await expect(form).toHaveCount(0)

  await open(page)
  await page.keyboard.type('lakeshroe')
  await expect(page.getByText('Showing results for “lakeshore”')).toBeVisible()
  await expect(option(page, /^Lakeshore Plumbing/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=settings&group=vendors&vendor=/)
  await expect(page.getByRole('dialog', { name: /Lakeshore Plumbing/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await open(page)
  await page.keyboard.type('promised')
  await expect(
    page.getByRole('group', { name: 'Go to' }).getByRole('option', { name: /^Promised times/ }),
  ).toBeVisible()
  await field(page).fill('qqzzqqzz')
  await page.getByRole('button', { name: 'New request' }).click()
  await expect(page).toHaveURL(/tab=maintenance&request=new/)
})

test('text typed right after the shortcut is not lost, even while the bar loads', async ({ page, app }) => {
  test.slow()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/PortalCommandBar-*.js', async (route) => {
    await released
    await route.continue()
  })
  await signIn(page, app, 'admin', '/admin?tab=units')
  await page.getByRole('button', { name: 'Add Unit' }).focus()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('websx')
  await page.keyboard.press('Backspace')
  await expect(page.getByText('Loading...', { exact: true })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { name: 'Website Requests', level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // The bar is open, but the first keys arrive before its field has the focus.
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('leila prcye')
  await expect(field(page)).toHaveValue('leila prcye')
  await expect(option(page, /Leila Pryce/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  // The next time the field is empty.
  await open(page)
  await expect(field(page)).toHaveValue('')
})

test('unsaved input is confirmed before another record is opened', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=tenants&search=amara+okafor')
  await page.getByRole('button', { name: 'Manage Profile of Amara Okafor', exact: true }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Preferred Name').fill('Typed and not saved')
  await open(page)
  await page.keyboard.type('1204')
  await option(page, /^Unit 1204/).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Preferred Name')).toHaveValue('Typed and not saved')
  await open(page)
  await page.keyboard.type('1204')
  await option(page, /^Unit 1204/).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: /1204/ })).toBeVisible()
})

test('staff search from their own portal; an empty result is announced @narrow', async ({ page, app }) => {
  test.slow()
  await signIn(page, app, 'staff', '/staff')
  await page.getByRole('button', { name: /^Search units, people, requests/ }).click()
  await field(page).fill('qqzzqqzz')
  await expect(page.getByText('Nothing found for “qqzzqqzz”')).toBeVisible()
  await expectAccessible(page)
  await field(page).fill('elevat')
  await page
    .getByRole('group', { name: 'Requests' })
    .getByRole('option', { name: /Elevator/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/staff\?request=/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Search units, people, requests/ }).click()
  await field(page).fill('Dana Whitfield')
  await option(page, /Dana Whitfield/).click()
  await expect(page).toHaveURL(/tab=staff&user=/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Dana Whitfield' })).toHaveAttribute('aria-current', 'true')
})

test.describe('a server that does not answer', () => {
  test.use({ expectedErrors: [/401 .*\/api\/auth\/user|api\/admin\/find/] })

  test('is reported, and Retry searches again', async ({ page, app }) => {
    await signIn(page, app, 'admin', '/admin?tab=tenants')
    let reject = true
    await page.route('**/api/admin/find?*', (route) => (reject ? route.abort() : route.continue()))
    await open(page)
    await page.keyboard.type('leila')
    await expect(page.getByText('The search failed')).toBeVisible()
    reject = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(option(page, /Leila Pryce/)).toBeVisible()
  })
})

test('residents and maintenance have no command bar', async ({ page, app }) => {
  await signIn(page, app, 'resident', '/tenant')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('button', { name: /^Search units/ })).toHaveCount(0)
  await expect(field(page)).toHaveCount(0)
})
