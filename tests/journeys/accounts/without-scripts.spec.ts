import { chromium, type Page } from '@playwright/test'
import { browserFile } from '../browser-file.ts'
import { addressOf, expect, expectAccessible, test } from '../fixtures.ts'
import { demoPassword, type AppProcess } from '../app-process.ts'
import { heading, open } from './sign-in-page.ts'

// The pages for people who are not signed in, in a browser that runs no scripts.

test.use({ javaScriptEnabled: false, expectedErrors: [/status of (?:40[0139]|429)/] })

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const pathOf = (page: Page) => new URL(page.url()).pathname

async function signIn(page: Page, address: string, typed = demoPassword) {
  await email(page).fill(address)
  await password(page).fill(typed)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function linkTo(app: AppProcess, name: string, to: string) {
  const find = async () =>
    (await app.emails())
      .filter((message) => message.includes(to))
      .flatMap((message) => new RegExp(`http\\S+/${name}\\?token=[\\w-]+`).exec(message)?.[0] ?? [])
      .at(-1)
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? ''
}

test('a wrong password keeps the address and names the problem; the right one opens the requested portal @narrow @main', async ({
  page,
  app,
}) => {
  await open(page, app, '/tenant?tab=payments')
  await expect(heading(page, 'Portal')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show what you typed' })).toBeHidden()
  await signIn(page, addressOf('resident'), 'not the password')
  await expect(page.getByRole('alert').filter({ hasText: 'Check your email and password' })).toBeVisible()
  await expect(email(page)).toHaveValue(addressOf('resident'))
  await expect(password(page)).toHaveValue('')
  await signIn(page, addressOf('resident'))
  await expect(page).toHaveURL(`${app.origin}/tenant?tab=payments`)
  await expect(email(page)).toHaveCount(0)
  await open(page, app, '/login')
  expect(pathOf(page)).toBe('/tenant')
})

test('a person whom the requested portal does not admit comes to their own', async ({ page, app }) => {
  await open(page, app, '/admin')
  await signIn(page, addressOf('owner'))
  expect(pathOf(page)).toBe('/tenant')
})

test('a link by e-mail sets a new password, and errors name their field', async ({ page, app }) => {
  await open(page, app, '/forgot-password')
  await email(page).fill(addressOf('owner'))
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('If an account with that email exists')).toBeVisible()
  await expect(email(page)).toHaveValue(addressOf('owner'))

  await page.goto(await linkTo(app, 'reset-password', addressOf('owner')))
  const set = async (first: string, second: string) => {
    await page.getByLabel('New Password').fill(first)
    await page.getByLabel('Confirm Password').fill(second)
    await page.getByRole('button', { name: 'Reset Password' }).click()
  }
  await set('nine herons over water', 'nine herons over land')
  await expect(page.getByText('Passwords do not match').first()).toBeVisible()
  await set('password123', 'password123')
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible()
  await set(demoPassword, demoPassword)
  await expect(heading(page, 'Password Reset Complete')).toBeVisible()
  await page.getByRole('link', { name: 'Continue to Login' }).click()
  await signIn(page, addressOf('owner'))
  expect(pathOf(page)).toBe('/tenant')
})

test('the pages are read in the other language, which stays', async ({ page, app }) => {
  await open(page, app, '/login')
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await open(page, app, '/forgot-password')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  // The console is in English.
  await open(page, app, '/admin')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

// Over plain http, browsers send Sec-Fetch-Site only to this machine, so there the origin alone identifies a form.
test('the forms are accepted over plain http from another machine', async ({ app }) => {
  const { port } = new URL(app.origin)
  const browser = await chromium.launch({
    executablePath: await browserFile(),
    args: ['--no-sandbox', '--host-resolver-rules=MAP tower.test 127.0.0.1'],
  })
  const page = await browser.newPage({ javaScriptEnabled: false })
  const send = async (name: string) => {
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST'),
      page.getByRole('button', { name }).click(),
    ])
    return { status: response.status(), fetchSite: await response.request().headerValue('sec-fetch-site') }
  }
  await page.goto(`http://tower.test:${port}/reset-password?token=unknown`)
  await page.getByLabel('New Password').fill('nine herons over water')
  await page.getByLabel('Confirm Password').fill('nine herons over water')
  expect(await send('Reset Password')).toEqual({ status: 400, fetchSite: null })
  await page.goto(`http://tower.test:${port}/login`)
  await email(page).fill(addressOf('owner'))
  await password(page).fill(demoPassword)
  expect(await send('Sign In')).toEqual({ status: 303, fetchSite: null })
  await expect(page).toHaveURL(`http://tower.test:${port}/tenant`)
  await browser.close()
})

test.describe('with scripts for axe', () => {
  test.use({ javaScriptEnabled: true })
  test('a link without its token says so', async ({ page, app }) => {
    for (const path of ['/reset-password', '/confirm-email', '/maintenance-answer', '/news-by-mail']) {
      await open(page, app, path)
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expectAccessible(page)
    }
  })
})
