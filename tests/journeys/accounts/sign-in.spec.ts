import type { Locator, Page } from '@playwright/test'
import {
  addressOf,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  signInByForm as signIn,
  test,
} from '../fixtures.ts'
import { demoPassword } from '../app-process.ts'
import { heading, open, welcome } from './sign-in-page.ts'

// These journeys cause 401, 403 and 404 on purpose, which the browser logs as errors.
test.use({ expectedErrors: [/status of (?:40[0134]|500)/] })

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In' })

test.describe('signing in', () => {
  for (const [who, home, title] of [
    ['admin', '/admin', welcome],
    ['staff', '/admin', welcome],
    ['resident', '/tenant', /^Good (?:morning|afternoon|evening), Leila$/],
  ] as const)
    test(`brings ${who} to ${home}, and so does the sign-in page afterwards @narrow @main`, async ({ page, app }) => {
      await signIn(page, app, who)
      await expect(page).toHaveURL(`${app.origin}${home}`)
      await expect(heading(page, title)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
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
    await expect(page.getByRole('alert').filter({ hasText: "We couldn't sign you in." })).toBeVisible()
    await expect(email(page)).toHaveValue(addressOf('admin'))
    await expect(password(page)).toHaveValue('not the password')
    await expect(password(page)).toBeFocused()
    await expectAccessibleInBothThemes(page)
  })

  test('both fields are required, and the e-mail address must be valid', async ({ page, app }) => {
    await open(page, app, '/login')
    await signInButton(page).click()
    await expect(page.getByText('Please enter your email')).toBeVisible()
    await expect(page.getByText('Please enter your password')).toBeVisible()
    await expect(email(page)).toBeFocused()
    await email(page).fill('nobody')
    await expect(page.getByText('Please enter an email address like')).toBeVisible()
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
      /^Parking & Keys$/,
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

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(target)}`)
}
