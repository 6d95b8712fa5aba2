import { randomBytes } from 'node:crypto'
import { AppProcess } from '../app-process.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

// A wrong code, and the moment in which the program starts.
test.use({ expectedErrors: [/400 \(Bad Request\)|ERR_CONNECTION_REFUSED/] })

const password = 'kupfer laterne gezeiten'

test('a new installation is set up in the browser, with the code in the terminal @narrow @main', async ({ page }) => {
  test.setTimeout(180_000)
  const app = await AppProcess.open({
    NODE_ENV: 'production',
    SECRET_KEY: randomBytes(32).toString('hex'),
    DEMO_PASSWORD: '',
  })
  try {
    const code = /One-time code: (\S+)/.exec(app.printed)?.[1] ?? ''
    await page.goto(`${app.origin}/admin`)
    await expect(page.getByRole('heading', { name: 'Set up your building' })).toBeVisible()
    await expectAccessible(page)
    const fields = {
      'One-time code': 'AAAA-AAAA-AAAA',
      'Name of the building': 'Haus am Lindenplatz',
      'Short code': 'HAL',
      'Street and number': 'Lindenplatz 4',
      'Postal code': '10437',
      City: 'Berlin',
      'Time zone': 'Europe/Berlin',
      'Email of the office': 'hausverwaltung@lindenplatz.example',
      'Floors above ground': '12',
      'Homes on each of them': '7',
      'Lowest floor with homes': '1',
      'Highest floor with homes': '12',
      'First name': 'Jonas',
      'Last name': 'Brandt',
      'Your email': 'jonas.brandt@lindenplatz.example',
      Password: password,
      'Confirm password': password,
    }
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('Country').selectOption('Germany')
    const submit = page.getByRole('button', { name: 'Set up the building' })
    await submit.click()
    await expect(page.getByText('This is not the code in the terminal')).toBeVisible()
    // What was typed is still there, except passwords.
    await expect(page.getByLabel('Street and number')).toHaveValue('Lindenplatz 4')
    await expect(page.getByLabel('Country')).toHaveValue('DE')
    await page.getByLabel('One-time code').fill(code)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await submit.click()
    await expect(page.getByRole('heading', { name: 'Your building is set up' })).toBeVisible()

    // The program starts, and the page opens its sign-in page.
    await expect(page).toHaveURL(/\/login$/)
    await page.getByLabel('Email').fill(fields['Your email'])
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await page.goto(`${app.origin}/contact`)
    await expect(page).toHaveTitle(/Haus am Lindenplatz/)
    await expect(page.locator('main')).toContainText('10437 Berlin')
  } finally {
    await app.stop()
  }
})
