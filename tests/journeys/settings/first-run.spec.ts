import { expect, expectAccessible } from '../fixtures.ts'
import { fillFirstRun, lindenplatz, password, test } from './empty-installation.ts'

// A wrong code, and the moment in which the page to set up ends and the program starts.
test.use({ expectedErrors: [/400 \(Bad Request\)|503 \(Service Unavailable\).*\/login|ERR_CONNECTION_REFUSED/] })

test('a new installation is set up in the browser, with the code in the terminal @narrow @main', async ({
  page,
  installation,
}) => {
  const { origin } = installation.app
  await page.goto(`${origin}/admin`)
  await expect(page.getByRole('heading', { name: 'Set up your building' })).toBeVisible()
  await expectAccessible(page)
  await fillFirstRun(page, 'AAAA-AAAA-AAAA', lindenplatz)
  const submit = page.getByRole('button', { name: 'Set up the building' })
  await submit.click()
  await expect(page.getByText('This is not the code in the terminal')).toBeVisible()
  // What was typed is still there, except passwords.
  await expect(page.getByLabel('Street and number')).toHaveValue('Lindenplatz 4')
  await expect(page.getByLabel('Country')).toHaveValue('DE')
  await page.getByLabel('One-time code').fill(installation.code)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Your building is set up' })).toBeVisible()

  // The program starts, and the page opens its sign-in page.
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(lindenplatz.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.goto(`${origin}/contact`)
  await expect(page).toHaveTitle(/Haus am Lindenplatz/)
  await expect(page.locator('main')).toContainText('10437 Berlin')
})
