import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '../fixtures.ts'
import { cell, dialog, openBuilding } from './building-page.ts'

// The browser logs the 401 before sign-in, and the 403 of a person without access.
test.use({ expectedErrors: [/status of (?:401|403)/] })

// axe checks four hundred units in both themes, which is slow.
test.describe.configure({ timeout: 300_000 })
const toast = (page: Page, words: string) => page.locator('[data-toasts]').getByText(words, { exact: true })

/** Creates a unit on a floor and a resident without a unit, with names that no other journey uses. */
async function addHome(page: Page, floor: number) {
  const mark = `${test.info().workerIndex}${Date.now() % 10_000_000}`
  return page.evaluate(
    async ({ unitNumber, name, floor: on }) => {
      const send = async (path: string, body: unknown) => {
        const response = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        return (await response.json()) as { id: string }
      }
      const { id } = await send('/api/admin/units', { unitNumber, floor: on, category: 'Residential' })
      await send('/api/admin/tenants', {
        fullName: name,
        emailPrimary: `${unitNumber.toLowerCase()}@mail.example`,
        phonePrimary: '4165550123',
        password: 'violet harbour seven',
        tenantType: 'Renter',
      })
      return { id, unitNumber, name }
    },
    { unitNumber: `B${mark}-77`, name: `Wanda Wander${mark}`, floor },
  )
}

test.describe('the neighbours of a home', () => {
  test('above, below and beside are listed in the dialogs of a unit and of a request, with their open requests', async ({
    page,
    app,
  }) => {
    await openBuilding(page, app)
    const title = `Drip ${Date.now() % 10_000_000}`
    const id = await page.evaluate(async (text) => {
      const units = (await (await fetch('/api/admin/units')).json()) as {
        id: string
        unitNumber: string
        tenants: { id: string }[]
      }[]
      const find = (unit: string) => units.find(({ unitNumber }) => unitNumber === unit)!
      await fetch(`/api/admin/units/${find('2705').id}/maintenance-request`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          title: text,
          description: 'Under the sink.',
          tenantId: find('2705').tenants[0]?.id ?? null,
        }),
      })
      return find('2605').id
    }, title)
    await page.goto(`${app.origin}/building?unit=${id}`)
    const inBuilding = dialog(page, '2605')
    await expect(inBuilding.getByRole('region', { name: 'Same riser, line 05' }).getByRole('button')).toHaveCount(5)
    await expect(inBuilding.getByRole('button', { name: /^2705, Above, \d+ open request/ })).toBeVisible()
    await expect(inBuilding.getByRole('button', { name: /^2505, Below/ })).toBeVisible()
    await expect(inBuilding.getByRole('region', { name: 'On both sides' }).getByRole('button')).toHaveCount(2)
    await inBuilding.getByRole('button', { name: /^2606, Beside/ }).click()
    await expect(dialog(page, '2606')).toBeVisible()

    await page.goto(`${app.origin}/admin?tab=units&unit=${id}`)
    const inUnits = page.getByRole('dialog', { name: /^Unit 2605/ })
    await inUnits.getByRole('list', { name: 'Open requests nearby' }).getByRole('button', { name: title }).click()
    const request = page.getByRole('dialog', { name: title })
    await expect(request.getByRole('button', { name: /^2705, this unit/ })).toBeVisible()
    await expect(request.getByRole('button', { name: /^2605, Below/ })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('residents in the building view', () => {
  test('are assigned, replaced and removed in place, and another screen shows it at once @main', async ({
    page,
    app,
    context,
  }) => {
    await openBuilding(page, app)
    const first = await addHome(page, 19)
    const { name: second } = await addHome(page, 19)
    await page.goto(`${app.origin}/building?unit=${first.id}`)
    const other = await context.newPage()
    await other.goto(`${app.origin}/building`)
    await expect(cell(other, first.unitNumber)).toHaveAccessibleName(/Vacant/)
    const open = dialog(page, first.unitNumber)
    await expect(open.getByText('No resident assigned to this unit')).toBeVisible()
    await open.getByRole('button', { name: 'Assignment History' }).click()
    await expect(open.getByText('No assignment history')).toBeVisible()
    await page.evaluate(() => Object.assign(window, { wasNotReloaded: true }))

    await open.getByRole('button', { name: 'Assign Resident' }).click()
    const assign = page.getByRole('dialog', { name: 'Assign Resident' })
    await expect(assign.getByRole('combobox', { name: 'Residence Type' })).toHaveText('Renter')
    await assign.getByRole('searchbox').fill('nobody is called that')
    await expect(assign.getByText('No residents found matching search')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await assign.getByRole('searchbox').fill(first.name)
    await assign.getByRole('radio', { name: first.name }).check({ force: true })
    await assign.getByRole('button', { name: 'Assign Resident' }).click()
    await expect(toast(page, 'Tenant assigned successfully')).toBeVisible()
    await expect(open.getByRole('list', { name: 'Current Resident' }).getByText(first.name)).toBeVisible()
    await expect(open.getByRole('list', { name: 'Assignment History' }).getByText('Assigned')).toBeVisible()
    await expect(cell(other, first.unitNumber)).toHaveAccessibleName(new RegExp(`Occupied, ${first.name}`))

    await open.getByRole('button', { name: 'Reassign Resident' }).click()
    const reassign = page.getByRole('dialog', { name: 'Reassign Resident' })
    await reassign.getByRole('searchbox').fill(second)
    await reassign.getByRole('radio', { name: second }).check({ force: true })
    await reassign.getByRole('combobox', { name: 'Residence Type' }).click()
    await page.getByRole('option', { name: 'Renter' }).click()
    await reassign.getByRole('button', { name: 'Assign Resident' }).click()
    await expect(open.getByRole('list', { name: 'Current Resident' }).getByText(second)).toBeVisible()
    await expect(open.getByRole('list', { name: 'Current Resident' }).getByText(first.name)).toBeHidden()

    await open.getByRole('button', { name: `Remove ${second}` }).click()
    const prompt = page.getByRole('alertdialog')
    await expect(prompt).toContainText('Are you sure you want to remove this tenant from the unit?')
    await prompt.getByRole('button', { name: 'Remove tenant' }).click()
    await expect(open.getByText('No resident assigned to this unit')).toBeVisible()
    await expect(cell(other, first.unitNumber)).toHaveAccessibleName(/Vacant/)
    expect(await page.evaluate(() => 'wasNotReloaded' in window), 'the page was not reloaded').toBe(true)
  })
})
