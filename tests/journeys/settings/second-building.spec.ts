import { expect, test } from '../fixtures.ts'
import {
  addFirstResident,
  chooseStep,
  fillFirstRun,
  openEmptyInstallation,
  password,
  signInToGuide,
  stepButton,
} from './empty-installation.ts'

// The moment in which the program starts, and the session before sign-in.
test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED|401 .*\/api\/auth\/user/] })

const email = 'haru.sato@sakura.example'

test('a U-shaped building in Osaka has letters in its numbers, no floor 13 and yen', async ({ page }) => {
  test.setTimeout(300_000)
  const { app, code } = await openEmptyInstallation()
  try {
    await page.goto(app.origin)
    await fillFirstRun(
      page,
      {
        'One-time code': code,
        'Name of the building': 'Sakura Court',
        'Short code': 'SKR',
        'Street and number': '1-2-3 Umeda',
        'Postal code': '530-0001',
        City: 'Osaka',
        'Time zone': 'Asia/Tokyo',
        'Email of the office': 'office@sakura.example',
        'Floors above ground': '16',
        'Homes on each of them': '10',
        'Lowest floor with homes': '2',
        'Highest floor with homes': '16',
        'First name': 'Haru',
        'Last name': 'Sato',
        'Your email': email,
        Password: password,
        'Confirm password': password,
      },
      'Japan',
    )
    await page.getByRole('button', { name: 'Set up the building' }).click()
    await signInToGuide(page, email)

    await test.step('money has no cents', async () => {
      await chooseStep(page, 'Language, money, measures')
      await expect(page.getByText(/[¥￥]\s?124,000|[¥￥]\s?1,240/).first()).toBeVisible()
    })

    await test.step('its units are on a U, with letters and without floor 13', async () => {
      await chooseStep(page, 'Building and floors')
      await page.getByRole('link', { name: 'Open building editor' }).click()
      await page.getByRole('combobox', { name: 'Start from' }).click()
      await page.getByRole('option', { name: 'U', exact: true }).click()
      await page.getByRole('button', { name: 'Replace the draft' }).click()
      await page.getByRole('combobox', { name: 'Unit numbers' }).click()
      await page.getByRole('option', { name: 'Floor and letter: 12B' }).click()
      await page.getByRole('checkbox', { name: 'No floor 13' }).check()
      await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
      await page.getByRole('button', { name: 'Use this building' }).click()
      const question = page.getByRole('dialog', { name: 'Use this building?' })
      await expect(question.getByText(/new units are added/)).toBeVisible()
      await question.getByRole('button', { name: 'Use this building' }).click()
      await expect(page.getByText('The building follows the draft')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Set-up' }).click()
      await expect(stepButton(page, 'Building and floors')).toContainText(/\d+ units/)
      const { floors } = (await (await page.request.get(`${app.origin}/api/building/model`)).json()) as {
        floors: { number: number; outline: unknown[] }[]
      }
      expect(floors.map(({ number }) => number)).not.toContain(13)
      // Eight corners are those of a U.
      expect(floors.some(({ outline }) => outline.length === 8)).toBe(true)
    })

    await test.step('parking can be answered with none, and the first resident lives in 12B', async () => {
      await chooseStep(page, 'Parking and lockers')
      await page.getByRole('button', { name: 'There is no parking' }).click()
      await expect(stepButton(page, 'Parking and lockers')).toContainText('No parking in this building')
      await chooseStep(page, 'People')
      await page.getByRole('link', { name: 'Add a resident' }).click()
      await addFirstResident(page, {
        name: 'Yui Mori',
        email: 'yui.mori@mail.example',
        phone: '090 1234 5678',
        unit: '12B',
      })
      await page.goto(`${app.origin}/admin?tab=tenants`)
      await expect(page.getByText('12B').first()).toBeVisible()
    })
  } finally {
    await app.stop()
  }
})
