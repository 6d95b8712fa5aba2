import { expect } from '../fixtures.ts'
import { addFirstResident, chooseStep, setUpBuilding, stepButton, test, useDraft } from './empty-installation.ts'

test('a U-shaped building in Osaka has letters in its numbers, no floor 13 and yen', async ({ page, installation }) => {
  await setUpBuilding(page, installation, {
    email: 'haru.sato@sakura.example',
    country: 'Japan',
    fields: {
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
    },
  })

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
    await useDraft(page, (question) => expect(question.getByText(/new units are added/)).toBeVisible())
    await expect(stepButton(page, 'Building and floors')).toContainText(/\d+ units/)
    const { floors } = (await (await page.request.get(`${installation.app.origin}/api/building/model`)).json()) as {
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
    await addFirstResident(page, {
      name: 'Yui Mori',
      email: 'yui.mori@mail.example',
      phone: '090 1234 5678',
      unit: '12B',
    })
    await page.goto(`${installation.app.origin}/admin?tab=tenants`)
    await expect(page.getByText('12B').first()).toBeVisible()
  })
})
