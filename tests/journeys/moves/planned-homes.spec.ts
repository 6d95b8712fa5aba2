import type { Page } from '@playwright/test'
import { moves } from '#moves/contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import { dashboardDate, dayOf } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { residents } from '#residents/contract.ts'
import type { AppProcess } from '../app-process.ts'
import { addUnit, openUnits } from '../console/units-page.ts'
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
  await expect(record.getByText('· No unit')).toHaveCount(0)
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

  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search units, people, requests' }).fill(`Noor ${mark}`)
  await expect(page.getByRole('option', { name: new RegExp(movesIn) })).toBeVisible()
})
