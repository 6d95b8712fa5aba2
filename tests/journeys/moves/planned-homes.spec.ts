import type { Page } from '@playwright/test'
import { moves } from '#moves/contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import { dashboardDate, dayOf } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { residents } from '#residents/contract.ts'
import type { AppProcess } from '../app-process.ts'
import { addUnit, dialog, openUnits } from '../console/units-page.ts'
import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts'

// The browser logs the 401 before sign-in.
test.use({ expectedErrors: [/status of 401/] })
test.describe.configure({ timeout: 150_000 })

const zone = 'America/Toronto'
const inDays = (count: number) => addDays(dayOf(new Date(), zone), count)

async function post(page: Page, app: AppProcess, path: string, data: object) {
  const response = await page.request.post(app.origin + path, { headers: { origin: app.origin }, data })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as { id: string }
}

test('the list, the record and the command bar tell who moves in and who leaves @narrow', async ({ page, app }) => {
  await openUnits(page, app)
  const unit = await addUnit(page)
  const mark = `Move${Date.now()}`
  const add = (first: string, more = {}) =>
    post(page, app, pathOf(residents.add), {
      fullName: `${first} ${mark}`,
      emailPrimary: `${first}.${mark}@move.example`,
      phonePrimary: '4165550100',
      sendInvitation: true,
      ...more,
    })
  const [leaving, arriving] = [await add('Olga', { unitId: unit.id }), await add('Noor')]
  const common = { unitId: unit.id, acceptsOverlap: true }
  const out = { ...common, kind: 'move_out', tenantIds: [leaving.id], effectiveDay: inDays(20) }
  await post(page, app, pathOf(moves.plan), out)
  const into = { ...common, kind: 'move_in', tenantIds: [arriving.id], effectiveDay: inDays(30) }
  await post(page, app, pathOf(moves.plan), into)
  const leaves = `Leaves ${unit.unitNumber} on ${dashboardDate(inDays(19), zone)}`
  const movesIn = `Moves into ${unit.unitNumber} on ${dashboardDate(inDays(30), zone)}`

  await page.goto(`${app.origin}/admin?tab=tenants&search=${mark}`)
  await expect(page.getByRole('link', { name: leaves })).toBeVisible()
  await expect(page.getByRole('link', { name: movesIn })).toBeVisible()
  await expect(page.getByText('No unit')).toHaveCount(0)
  await expectAccessibleInBothThemes(page)

  await page.goto(`${app.origin}/admin?tab=tenants&tenant=${arriving.id}`)
  const record = page.getByRole('dialog', { name: `Noor ${mark}` })
  await expect(record.getByRole('link', { name: movesIn }).first()).toBeVisible()
  await expect(record.getByText('No unit')).toHaveCount(0)
  await expect(record.getByText('Access codes can be added from the first day.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await record.getByRole('tab', { name: 'Unit' }).click()
  await expect(record.getByRole('tabpanel').getByRole('link', { name: movesIn })).toBeVisible()
  await record.getByRole('link', { name: movesIn }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: `${unit.unitNumber}: moves` })).toBeVisible()

  const until = page.getByText('Until the end of').first()
  await expect(until).toBeVisible()
  const lines = await until.evaluate((label) => {
    const range = document.createRange()
    range.selectNodeContents(label)
    return range.getClientRects().length
  })
  expect(lines, 'lines of "Until the end of"').toBe(1)

  await page.goto(`${app.origin}/admin?tab=units&unit=${unit.id}`)
  await expect(dialog(page, unit.unitNumber).getByText(`Move out ${dashboardDate(inDays(19), zone)}`)).toBeVisible()
  await page.goto(`${app.origin}/admin?tab=units`)
  await page.getByRole('searchbox', { name: 'Unit, tenant or stall' }).fill(unit.unitNumber)
  await expect(page.getByText(`Renter · next move in ${dashboardDate(inDays(30), zone)}`)).toBeVisible()

  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search units, people, requests' }).fill(`Noor ${mark}`)
  await expect(page.getByRole('option', { name: new RegExp(movesIn) })).toBeVisible()
})

test('a person with a planned move has no "No unit" where one is chosen, and the lists wait for the moves', async ({
  page,
  app,
}) => {
  await openUnits(page, app)
  const unit = await addUnit(page)
  const mark = `Pick${Date.now()}`
  const { id } = await post(page, app, pathOf(residents.add), {
    fullName: `Noor ${mark}`,
    emailPrimary: `noor.${mark}@move.example`,
    phonePrimary: '4165550100',
    sendInvitation: true,
  })
  const into = { kind: 'move_in', unitId: unit.id, tenantIds: [id], effectiveDay: inDays(30) }
  const movesIn = `Moves into ${unit.unitNumber} on ${dashboardDate(inDays(30), zone)}`
  const chosen = page.getByRole('option', { name: `Noor ${mark}` })
  await post(page, app, pathOf(moves.plan), into)

  const answer = Promise.withResolvers<void>()
  await page.route('**/api/admin/moves/planned', async (route) => {
    await answer.promise
    await route.continue()
  })
  const list = page.waitForResponse(/\/api\/admin\/tenants\?/)
  await page.goto(`${app.origin}/admin?tab=tenants&search=${mark}`)
  await list
  await expect(page.getByText('Loading tenants...')).toBeVisible()
  await expect(page.getByText(`Noor ${mark}`)).toHaveCount(0)
  answer.resolve()
  await expect(page.getByRole('link', { name: movesIn })).toBeVisible()

  await page.getByRole('button', { name: 'Invitations' }).click()
  await expect(page.getByRole('dialog').getByText(movesIn)).toBeVisible()

  await page.goto(`${app.origin}/admin?tab=assets&list=waiting`)
  await page.getByRole('button', { name: 'Add to the list' }).click()
  await page.getByRole('dialog').getByRole('combobox').first().click()
  await page.keyboard.type(mark, { delay: 30 })
  await expect(chosen).toContainText(movesIn)

  await page.goto(`${app.origin}/admin?tab=units&move=${unit.id}`)
  await page.getByRole('button', { name: 'Plan a Move' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Add a person' }).click()
  await page.keyboard.type(mark, { delay: 30 })
  await expect(chosen).toContainText(movesIn)
})
