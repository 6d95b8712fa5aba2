import type { Page } from '@playwright/test'
import {
  addressOf,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  signInByCookie,
  signInByForm as signIn,
  test,
} from '../fixtures.ts'
import { demoPassword } from '../app-process.ts'
import { heading, open, welcome } from './sign-in-page.ts'

// These journeys cause 401, 403 and 404 on purpose, which the browser logs as errors.
test.use({ expectedErrors: [/status of (?:40[0134]|500)/] })
const pathOf = (page: Page) => new URL(page.url()).pathname

test.describe('the guard', () => {
  test('shows the sign-in form in place, and then the requested page @narrow @main', async ({ page, app }) => {
    await signIn(page, app, 'staff', '/admin?tab=website-requests')
    await expect(heading(page, 'Website Requests')).toBeVisible()
    await expect(page).toHaveURL(`${app.origin}/admin?tab=website-requests`)
    await expect(page).toHaveTitle(/^Website Requests · /)
  })

  test('admits staff to the staff portal @narrow @main', async ({ page, app }) => {
    // axe checks every card of a long queue in both themes, which is slow.
    test.slow()
    await signIn(page, app, 'staff', '/staff')
    await expect(heading(page, 'Staff Maintenance Portal')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  for (const [who, requested, home] of [
    ['admin', '/staff', '/admin'],
    ['admin', '/tenant', '/admin'],
    ['staff', '/tenant', '/admin'],
    ['resident', '/admin', '/tenant'],
    ['owner', '/staff', '/tenant'],
    ['resident', '/desk', '/tenant'],
    ['concierge', '/admin', '/desk'],
  ] as const)
    test(`${who} who requested ${requested} is redirected to ${home}; the second time it is denied`, async ({
      page,
      app,
    }) => {
      await signIn(page, app, who, requested)
      await expect.poll(() => pathOf(page)).toBe(home)
      await open(page, app, requested)
      await expect(page.getByText("Access Denied - You don't have permission to access this page.")).toBeVisible()
      await page.getByRole('link', { name: 'Go to your home page' }).click()
      await expect.poll(() => pathOf(page)).toBe(home)
      await expect(page.getByRole('button', { name: /your menu/i })).toBeVisible()
    })

  test('admits a maintenance person to the staff portal and their account only @narrow', async ({ page, app }) => {
    await signIn(page, app, 'maintenance')
    await expect(heading(page, 'Staff Maintenance Portal')).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/staff')
    for (const path of ['/admin', '/building', '/tenant']) {
      await open(page, app, path)
      await expect(page.getByText("Access Denied - You don't have permission to access this page.")).toBeVisible()
    }
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'My account' }).click()
    await expect(heading(page, 'My account')).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(`${app.origin}/`)
  })

  test('shows Loading... until the session is known, and an error when it cannot be loaded', async ({ page, app }) => {
    let broken = true
    await page.route('**/api/auth/user', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await (broken ? route.fulfill({ status: 500, json: { message: 'no' } }) : route.continue())
    })
    await signInByCookie(page, app, 'admin')
    await open(page, app, '/admin')
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(page.getByText('500: Internal Server Error')).toBeVisible()
    await expectAccessible(page)
    broken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page, welcome)).toBeVisible()
  })

  test('an unknown address has status 404', async ({ page, app }) => {
    for (const path of ['/building/nothing', '/admin/nothing', '/no-such-page']) {
      expect((await open(page, app, path))?.status()).toBe(404)
      await expect(heading(page, 'Page Not Found')).toBeVisible()
    }
    expect((await open(page, app, '/account'))?.status()).toBe(200)
  })

  test('a signed-in person sees an unknown address in the frame of their portal, with a link back', async ({
    page,
    app,
  }) => {
    await signIn(page, app, 'owner')
    expect((await open(page, app, '/tenant/nothing'))?.status()).toBe(404)
    await expect(heading(page, 'Page Not Found')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Resident portal' }).press('Enter')
    await expect(page).toHaveURL(`${app.origin}/tenant`)
  })
})

test.describe('signing out', () => {
  test('clears everything: neither Back nor another tab shows the previous content @main', async ({ page, app }) => {
    await signIn(page, app, 'admin')
    const other = await page.context().newPage()
    await open(other, app, '/admin')
    await expect(heading(other, welcome)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(`${app.origin}/`)
    await expect(other.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Portal')).toBeVisible()
    await expect(page.getByText('Maintenance Requests')).toHaveCount(0)
  })

  test('a session that ends during editing keeps the input', async ({ page, app }) => {
    await signIn(page, app, 'owner')
    await page.getByRole('button', { name: 'Submit Request' }).click()
    const form = page.getByRole('dialog', { name: 'Submit New Maintenance Request' })
    await form.getByLabel('Request Title').fill('Hinge of the pantry door')
    await form.getByLabel('Detailed Description').fill('It came off this morning.')
    await page.context().clearCookies()
    await form.getByRole('button', { name: 'Submit Request' }).click()

    const ended = page.getByRole('dialog', { name: 'Your session has ended' })
    await expect(ended.getByLabel('Email')).toHaveValue(addressOf('owner'))
    await expect(ended.getByLabel('Password', { exact: true })).toBeFocused()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(ended).toBeVisible()
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await expect(ended).toBeHidden()
    await expect(form.getByLabel('Request Title')).toHaveValue('Hinge of the pantry door')
    await form.getByRole('button', { name: 'Submit Request' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByText('Hinge of the pantry door')).toBeVisible()
  })
})
