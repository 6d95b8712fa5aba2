import type { Locator, Page } from '@playwright/test'
import {
  addressOf,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  signInByForm as signIn,
  test,
} from '../fixtures.ts'
import { demoPassword, type AppProcess } from '../app-process.ts'

// These journeys cause 401, 403 and 404 on purpose, which the browser logs as errors.
test.use({ expectedErrors: [/status of (?:40[0134]|500)/] })

const email = (page: Page) => page.getByLabel('E-mail')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true })
const open = (page: Page, app: AppProcess, path: string) => page.goto(`${app.origin}${path}`)
/** The heading of the overview, the first section of the console. */
const welcome = /^Welcome back, \w+$/
const pathOf = (page: Page) => new URL(page.url()).pathname

test.describe('signing in', () => {
  for (const [who, home, title] of [
    ['admin', '/admin', welcome],
    ['staff', '/admin', welcome],
    ['resident', '/tenant', /^Good (?:morning|afternoon|evening), Leila$/],
  ] as const)
    test(`brings ${who} to ${home}, and so does the sign-in page afterwards @narrow`, async ({ page, app }) => {
      await signIn(page, app, who)
      await expect(page).toHaveURL(`${app.origin}${home}`)
      await expect(heading(page, title)).toBeVisible()
      await expect(page.locator('main')).toBeFocused()
      await open(page, app, '/resident-login')
      await expect(page).toHaveURL(`${app.origin}${home}`)
    })

  test('a wrong password shows an alert; the input stays, and the password has the focus', async ({ page, app }) => {
    await open(page, app, '/login')
    await expect(heading(page, 'Portal')).toBeVisible()
    await expect(page.getByText('Access your resident or admin dashboard')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await email(page).fill(addressOf('admin'))
    await password(page).fill('not the password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'We could not sign you in.' })).toBeVisible()
    await expect(email(page)).toHaveValue(addressOf('admin'))
    await expect(password(page)).toHaveValue('not the password')
    await expect(password(page)).toBeFocused()
    await expectAccessibleInBothThemes(page)
  })

  test('both fields are required, and the e-mail address must be valid', async ({ page, app }) => {
    await open(page, app, '/login')
    await signInButton(page).click()
    await expect(page.getByText('Please enter your e-mail')).toBeVisible()
    await expect(page.getByText('Please enter your password')).toBeVisible()
    await expect(email(page)).toBeFocused()
    await email(page).fill('nobody')
    await expect(page.getByText('Please enter an e-mail address like')).toBeVisible()
    await expectAccessible(page)
  })

  test('reads Signing In... while it runs', async ({ page, app }) => {
    await page.route('**/api/auth/login', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    await open(page, app, '/login')
    await email(page).fill(addressOf('admin'))
    await password(page).fill(demoPassword)
    await signInButton(page).click()
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
    await expect(heading(page, welcome)).toBeVisible()
  })

  test('links back to the site, shows the tower, and gives a phone number', async ({ page, app }) => {
    await open(page, app, '/login')
    await expect(page.getByText(/Trouble signing in\? .* 24\/7/)).toBeVisible()
    await expect(page.getByRole('figure').getByRole('img')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the site' }).click()
    await expect(page).toHaveURL(`${app.origin}/`)
  })

  test('works by keyboard, through the portal to My account', async ({ page, app }) => {
    await open(page, app, '/login')
    await expect(signInButton(page)).toBeVisible()
    await tabTo(page, email(page))
    await page.keyboard.type(addressOf('admin'))
    await tabTo(page, password(page))
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await expect(heading(page, welcome)).toBeVisible()

    await page.reload()
    await expect(heading(page, welcome)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()

    const requests = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Website Requests' })
    await page.reload()
    await tabTo(page, requests)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Website Requests')).toBeVisible()

    await page.reload()
    await tabTo(page, page.getByRole('button', { name: /your menu/i }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'My account')).toBeVisible()
    await page.reload()
    await tabTo(page, page.getByRole('button', { name: 'Logout' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${app.origin}/`)
  })
})

test.describe('the guard', () => {
  test('shows the sign-in form in place, and then the requested page @narrow', async ({ page, app }) => {
    await signIn(page, app, 'staff', '/admin?tab=website-requests')
    await expect(heading(page, 'Website Requests')).toBeVisible()
    await expect(page).toHaveURL(`${app.origin}/admin?tab=website-requests`)
    await expect(page).toHaveTitle(/^Website Requests · /)
  })

  test('admits staff to the staff portal @narrow', async ({ page, app }) => {
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
  ] as const)
    test(`${who} who requested ${requested} is redirected to ${home}; the second time it is denied`, async ({
      page,
      app,
    }) => {
      await signIn(page, app, who, requested)
      await expect.poll(() => pathOf(page)).toBe(home)
      await open(page, app, requested)
      await expect(page.getByText("Access Denied - You don't have permission to access this page.")).toBeVisible()
      await page.getByRole('link', { name: 'Go to your start page' }).click()
      await expect.poll(() => pathOf(page)).toBe(home)
      await expect(page.getByRole('button', { name: /your menu/i })).toBeVisible()
    })

  test('a maintenance person is denied every screen except their account and signing out @narrow', async ({
    page,
    app,
  }) => {
    await signIn(page, app, 'maintenance')
    for (const path of ['/admin', '/staff', '/tenant']) {
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
    await open(page, app, '/admin')
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(page.getByText('500: Internal Server Error')).toBeVisible()
    await expectAccessible(page)
    broken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page, 'Portal')).toBeVisible()
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

test.describe('the sections of the console', () => {
  test('are tabs with counts; an unknown one falls back to the first', async ({ page, app }) => {
    await signIn(page, app, 'admin', '/admin?tab=no-such-section')
    await expect(heading(page, welcome)).toBeVisible()
    const tabs = page.getByRole('navigation', { name: 'Sections' })
    const labels = [
      /^Overview$/,
      /^Units$/,
      /^Tenants$/,
      /^Maintenance\d+$/,
      /^Announcements$/,
      /^Calendar$/,
      /^Resources$/,
      /^Website Requests\d*$/,
      /^Users$/,
      /^Simulation$/,
      /^Audit Log$/,
      /^Settings$/,
    ]
    await expect(tabs.getByRole('link')).toHaveText(labels)
    await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('link', { name: 'Website Requests' }).click()
    await expect(page).toHaveURL(/\/admin\?tab=website-requests$/)
    await expectAccessibleInBothThemes(page)
    await expect(page.getByText(/^Welcome back, /).filter({ visible: true })).toHaveCount(1)
    await page.goBack()
    await expect(heading(page, welcome)).toBeVisible()
    await expect(page.getByText(/^Welcome back, /).filter({ visible: true })).toHaveCount(1)
  })
})

test.describe('the sections of the console on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('are one select', async ({ page, app }) => {
    await signIn(page, app, 'admin')
    await page.getByRole('combobox', { name: 'Section' }).click()
    await page.getByRole('option', { name: 'Website Requests' }).click()
    await expect(heading(page, 'Website Requests')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })
})

test.describe('signing out', () => {
  test('clears everything: neither Back nor another tab shows the previous content', async ({ page, app }) => {
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
    await expect(ended.getByLabel('E-mail')).toHaveValue(addressOf('owner'))
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

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(target)}`)
}
