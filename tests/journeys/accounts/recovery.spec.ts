import type { Page } from '@playwright/test'
import { addressOf, expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { demoPassword, type AppProcess } from '../app-process.ts'

test.use({ expectedErrors: [/status of (?:40[01]|429)|ERR_FAILED/] })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const newPassword = 'nine herons over water'

async function requestResetLink(page: Page, app: AppProcess, email: string) {
  await page.goto(`${app.origin}/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The previous sign-in address gets its own e-mail.
  await expect(heading(page, 'Forgot password')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(
    page.getByText('If an account with that email exists, a password reset link has been sent.'),
  ).toBeVisible()
}

/** The links e-mailed to a person, the newest last. */
async function linksFor(app: AppProcess, email: string): Promise<string[]> {
  return (await app.emails())
    .filter((message) => message.includes(email))
    .flatMap((message) => /http\S+\/reset-password\?token=[\w-]+/.exec(message)?.[0] ?? [])
}

async function setPassword(page: Page, first: string, second = first) {
  await page.getByLabel('New Password').fill(first)
  await page.getByLabel('Confirm Password').fill(second)
  await page.getByRole('button', { name: 'Reset Password' }).click()
}

test('a forgotten password: the link by e-mail, a new password, and all other sessions ended @main', async ({
  page,
  app,
  browser,
}) => {
  const email = addressOf('maintenance')
  const elsewhere = await browser.newPage()
  await signIn(elsewhere, app, 'maintenance', '/account')

  await requestResetLink(page, app, email)
  await expectAccessibleInBothThemes(page)
  await expect.poll(async () => (await linksFor(app, email)).length).toBe(1)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect.poll(async () => (await linksFor(app, email)).length).toBe(2)
  const [replaced, link] = await linksFor(app, email)

  await page.goto(replaced ?? '')
  await setPassword(page, newPassword)
  await expect(page.getByText('Invalid reset link. Please request a new password reset.')).toBeVisible()
  // No input can help here: the form is replaced by a link to request another e-mail.
  await expect(page.getByLabel('New Password')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Forgot password')).toBeVisible()

  await page.goto(link ?? '')
  await expect(heading(page, 'Reset Password')).toBeVisible()
  const button = page.getByRole('button', { name: 'Reset Password' })
  await expect(button).toBeDisabled()
  await setPassword(page, 'short', 'other')
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await setPassword(page, 'password123')
  await expect(page.getByText('This password is too easy to guess. Please choose another one.')).toBeVisible()
  await setPassword(page, newPassword)
  await expect(heading(page, 'Password Reset Complete')).toBeVisible()
  await expect(page.getByText('Password reset successfully! You can now log in with your new password.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue to Login' })).toBeVisible()
  await page.waitForURL(`${app.origin}/login`)

  await app.emailWith('Your password was changed')
  await expect(elsewhere.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  await elsewhere.close()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: /your menu/i }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await changePassword(page, newPassword, demoPassword)
  await expect(page.getByText("Password changed. You're signed out everywhere else.")).toBeVisible()

  await page.goto(link ?? '')
  await setPassword(page, 'once is enough for a link')
  await expect(page.getByText('Invalid reset link. Please request a new password reset.')).toBeVisible()
})

test('whether an account exists is not revealed', async ({ page, app }) => {
  await requestResetLink(page, app, 'nobody@vantagepoint.example')
})

test('the button needs an e-mail address, reads Sending..., and keeps the address after a failure', async ({
  page,
  app,
}) => {
  await page.goto(`${app.origin}/forgot-password`)
  const button = page.getByRole('button', { name: 'Send Reset Link' })
  await expect(button).toBeDisabled()
  await page.getByLabel('Email').fill('someone@vantagepoint.example')
  await page.route('**/api/auth/forgot-password', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.fulfill({ status: 429, json: { message: 'Too many links requested.' } })
  })
  await button.click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(page.getByRole('alert').filter({ hasText: 'Too many links requested.' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.unroute('**/api/auth/forgot-password')
  await page.route('**/api/auth/forgot-password', (route) => route.abort())
  await button.click()
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('someone@vantagepoint.example')
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(heading(page, 'Portal')).toBeVisible()
})

test('a link without its token says so @narrow', async ({ page, app }) => {
  await page.goto(`${app.origin}/reset-password`)
  await expect(page.getByText('Invalid reset link. Please request a new password reset.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Back to Login' }).click()
  await expect(heading(page, 'Portal')).toBeVisible()
})

test('My account: the password, the other sessions, and the theme @narrow', async ({ page, app, browser }) => {
  const elsewhere = await browser.newPage()
  await signIn(elsewhere, app, 'owner', '/account')
  await signIn(page, app, 'owner', '/account')
  await expect(heading(page, 'My account')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await changePassword(page, 'not the present one', newPassword)
  await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Current Password')).toBeFocused()
  await changePassword(page, demoPassword, newPassword, 'something else')
  await expect(page.getByText('Passwords do not match')).toBeVisible()

  const ends = page.getByRole('button', { name: /^End session/ })
  await expect(ends.first()).toBeVisible()
  const before = await ends.count()
  for (let left = before; left > 0; left -= 1) {
    await ends.first().click()
    const prompt = page.getByRole('alertdialog')
    await expectAccessible(page)
    await prompt.getByRole('button', { name: 'End session' }).click()
    await expect(ends).toHaveCount(left - 1)
  }
  await expect(elsewhere.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  await elsewhere.close()

  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const another = await browser.newPage()
  await signIn(another, app, 'owner', '/account')
  await expect(another.locator('html')).toHaveAttribute('data-theme', 'dark')
  await another.close()
  await page.getByRole('radio', { name: 'System' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

async function changePassword(page: Page, current: string, next: string, again = next) {
  await page.getByLabel('Current Password').fill(current)
  await page.getByLabel('New Password', { exact: true }).fill(next)
  await page.getByLabel('Confirm New Password').fill(again)
  await page.getByRole('button', { name: 'Change Password' }).click()
}
