import type { Page } from '@playwright/test'
import { dashboardDate, dayOf } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts'
import { addUnit, dialog, openUnits, toast, view } from '../console/units-page.ts'

// The browser logs the 401 before sign-in, and the 409 of a home that is not empty.
test.use({ expectedErrors: [/status of (?:401|409)/] })
test.describe.configure({ timeout: 150_000 })

const zone = 'America/Toronto'
const inDays = (count: number) => addDays(dayOf(new Date(), zone), count)
const shown = (day: string) => dashboardDate(day, zone)

/** Adds a resident who is invited to the portal. */
const addResident = (page: Page, fullName: string, more: object = {}) =>
  page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch('/api/admin/tenants', { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(await response.text())
    },
    {
      fullName,
      emailPrimary: `${fullName.replace(' ', '.')}@move.example`,
      phonePrimary: '4165550100',
      sendInvitation: true,
      ...more,
    },
  )

test('a move into a home that is not empty is planned from the list, and a new door code is recorded @narrow', async ({
  page,
  app,
}) => {
  await openUnits(page, app)
  const unit = await addUnit(page, { lockType: 'Keypad', keypadCode: '111111' })
  const mechanical = await addUnit(page, { lockType: 'Mechanical' })
  await addResident(page, 'Olga Present', { unitId: unit.id })
  await addResident(page, 'Noor Next')
  await page.goto(`${app.origin}/admin?tab=units&list=moves`)
  await page.getByRole('button', { name: 'Plan a Move' }).click()
  const choose = page.getByRole('dialog', { name: 'Plan a Move' })
  const choice = choose.getByRole('combobox', { name: 'Unit' })
  await choice.click()
  await page.getByPlaceholder('Find a unit or a resident').fill(unit.unitNumber)
  await page.getByRole('option', { name: unit.unitNumber }).click()
  await expectAccessibleInBothThemes(page)
  await choose.getByRole('button', { name: 'Continue' }).click()
  const plan = page.getByRole('dialog', { name: `Plan a move for ${unit.unitNumber}` })
  await expect(plan.getByRole('checkbox', { name: 'Olga Present' })).toBeChecked()
  const [last, first] = [inDays(30), inDays(20)]
  await plan.getByLabel('Day').fill(last)
  await plan.getByRole('button', { name: 'Plan Move' }).click()
  await expect(toast(page, 'Move planned')).toBeVisible()

  await page.goto(`${app.origin}/admin?tab=units&move=${unit.id}`)
  await page.getByRole('button', { name: 'Plan a Move' }).click()
  await plan.getByLabel('Kind of move').click()
  await page.getByRole('option', { name: 'Move in', exact: true }).click()
  await plan.getByRole('combobox', { name: 'Add a person' }).click()
  await page.keyboard.type('Noor Next')
  await expect(page.locator('input[aria-label="Add a person"]')).toHaveValue('Noor Next')
  await page.getByRole('option', { name: /^Noor Next/ }).click()
  await plan.getByText('The first day in the unit.').click()
  await plan.getByLabel('Day').fill(first)
  await expect(plan.getByText(`Olga Present lives there until ${shown(last)}.`)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await plan.getByRole('button', { name: 'Plan Move' }).click()
  await expect(plan.getByText(/Confirm that they share it, or choose a later day/).first()).toBeVisible()
  await plan.getByRole('button', { name: `Move in on ${shown(addDays(last, 1))} instead` }).click()
  await expect(plan.getByText('lives there until')).toHaveCount(0)
  await plan.getByLabel('Day').fill(first)
  await plan.getByRole('checkbox', { name: `They join the household and share the home from ${shown(first)}` }).check()
  await plan.getByRole('button', { name: 'Plan Move' }).click()
  await expect(toast(page, 'Move planned')).toBeVisible()
  await expect(page.getByText('They share the home')).toBeVisible()
  await expect(page.getByText('After these days')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const step = page.getByRole('checkbox', { name: /New code set on the lock/ })
  await expect(step).toHaveCount(2)
  await page.getByRole('button', { name: 'Set New Code' }).click()
  const code = page.getByRole('dialog', { name: 'New door code' })
  await code.getByRole('textbox', { name: 'New door code' }).fill('222222')
  await code.getByRole('button', { name: 'Set New Code' }).click()
  for (const side of [step.first(), step.last()]) await expect(side).toBeChecked()
  await expect(page.getByText('Set, and shows from the first day')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Inspection photos, Noor Next', exact: true })).toBeVisible()

  await page.getByRole('button', { name: `Unit ${unit.unitNumber}` }).click()
  await expect(dialog(page, unit.unitNumber).getByText(`Move in ${shown(first)}`)).toBeVisible()
  await dialog(page, unit.unitNumber).getByRole('button', { name: 'List for sale' }).click()
  await expect(page.getByText(`Residents move in on ${shown(first)}.`)).toBeVisible()
  await page.goto(`${app.origin}/admin?tab=units`)
  await page.getByRole('searchbox', { name: 'Unit, tenant or stall' }).fill(unit.unitNumber)
  await expect(view(page, unit.unitNumber)).toBeVisible()
  await expect(page.getByText(`Move in ${shown(first)}`)).toBeVisible()

  await page.goto(`${app.origin}/admin?tab=units&move=${mechanical.id}`)
  await expect(page.getByText('A mechanical lock has no code.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set New Code' })).toHaveCount(0)
})

test('a move out whose last day is over names whose access ends, and asks to confirm it @narrow', async ({
  page,
  app,
}) => {
  await openUnits(page, app)
  const unit = await addUnit(page, { lockType: 'Keypad', keypadCode: '111111' })
  await addResident(page, 'Petra Past', { unitId: unit.id, startDateOccupancy: inDays(-30) })
  await page.goto(`${app.origin}/admin?tab=units&move=${unit.id}`)
  await page.getByRole('button', { name: 'Plan a Move' }).click()
  const plan = page.getByRole('dialog', { name: `Plan a move for ${unit.unitNumber}` })
  await expect(plan.getByText('Nothing changes before the day')).toBeVisible()
  await plan.getByLabel('Day').fill(inDays(-1))
  await expect(plan.getByText('The move takes effect at once')).toBeVisible()
  await expect(plan.getByText(`Access to ${unit.unitNumber} ends now`)).toBeVisible()
  await expect(plan.getByRole('listitem').filter({ hasText: 'Petra Past' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await plan.getByRole('button', { name: 'Plan Move' }).click()
  await expect(plan.getByText(/Confirm it, or choose a later day/).first()).toBeVisible()
  await plan.getByRole('checkbox', { name: 'End access now' }).check()
  await plan.getByRole('button', { name: 'Plan Move' }).click()
  await expect(toast(page, `Petra Past left ${unit.unitNumber}`)).toBeVisible()
  await expect(page.getByText(`Left ${shown(inDays(-1))}`)).toBeVisible()
  await expect(page.getByText('Became free again')).toBeVisible()
  await expect(page.getByText('Sent to everyone who moved')).toBeVisible()
  await expect(page.getByText(`Can be undone until the end of ${shown(inDays(1))}`)).toBeVisible()
})
