import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts'
import { dialog, openUnits, toast, view } from './units-page.ts'

// The browser logs the 401 before sign-in, and the 400 of an incomplete plan.
test.use({ expectedErrors: [/status of (?:400|401)/] })
test.describe.configure({ timeout: 150_000 })

test('a move out is planned, its steps are recorded, and it is cancelled @narrow', async ({ page, app }) => {
  await openUnits(page, app)
  await page.getByRole('searchbox', { name: 'Unit, tenant or stall' }).fill('2107')
  await view(page, '2107').click()
  await dialog(page, '2107').getByRole('tab', { name: 'Tenant/Owner' }).click()
  await dialog(page, '2107').getByRole('button', { name: 'Moves' }).click()
  await expect(page).toHaveURL(/move=[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { name: '2107: moves', level: 1 })).toBeVisible()
  await expect(page.getByText('No one is leaving')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Plan a Move' }).click()
  const plan = page.getByRole('dialog', { name: 'Plan a move for 2107' })
  await plan.getByRole('checkbox').first().check()
  await plan.getByLabel('Day').fill('2099-12-03')
  await plan.getByLabel('Forwarding address').fill('44 Quay Street, Apt 6')
  await expectAccessibleInBothThemes(page)
  await plan.getByRole('button', { name: 'Plan Move' }).click()
  await expect(toast(page, 'Move planned')).toBeVisible()
  await expect(page.getByText('Leaves 03-12-2099')).toBeVisible()
  await expect(page.getByText('44 Quay Street, Apt 6')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('checkbox', { name: /Confirmed in writing/ }).click()
  await expect(page.getByText('1 of 9 steps done').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Confirmed in writing/ })).toBeChecked()

  await page.getByRole('button', { name: 'Cancel Move' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Move' }).click()
  await expect(toast(page, 'Move cancelled')).toBeVisible()
  await expect(page.getByText('No one is leaving')).toBeVisible()
  await page.getByRole('button', { name: 'Unit 2107' }).click()
  await expect(dialog(page, '2107')).toBeVisible()
})
