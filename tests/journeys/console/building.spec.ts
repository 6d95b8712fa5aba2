import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, signInByCookie, test } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'

// The browser logs the 401 before sign-in, and the 403 of a person without access.
test.use({ expectedErrors: [/status of (?:401|403)/] })

// axe checks four hundred units in both themes, which is slow.
test.describe.configure({ timeout: 300_000 })

const openBuilding = async (page: Page, app: AppProcess, search = '') => {
  await signInByCookie(page, app, 'admin')
  await page.goto(`${app.origin}/building${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Building view' })).toBeVisible()
}
const cell = (page: Page, unit: string) => page.getByRole('gridcell', { name: new RegExp(`^${unit} ·`) })
const dialog = (page: Page, unit: string) => page.getByRole('dialog', { name: `Unit ${unit}` })
const toast = (page: Page, words: string) => page.locator('[data-toasts]').getByText(words, { exact: true })
const figure = async (page: Page, name: string) =>
  Number(
    (
      await page
        .getByRole('region', { name: 'The building in figures' })
        .getByText(name, { exact: true })
        .locator('xpath=following-sibling::dd')
        .innerText()
    ).replace(',', ''),
  )

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

test.describe('the building view', () => {
  test('shows forty floors from the top, consistent counts, and every unit by name @narrow', async ({ page, app }) => {
    await openBuilding(page, app)
    const floors = page.getByRole('rowheader')
    await expect(floors).toHaveCount(40)
    await expect(floors.first()).toContainText('Floor 40')
    await expect(floors.last()).toContainText('Floor 1')
    await expect(cell(page, '2107')).toHaveAccessibleName(/2107 · Floor 21 · North, .*Amara Okafor/)
    await expect(cell(page, '0616')).toHaveCount(1)
    const units = await page.getByRole('gridcell').count()
    expect(await figure(page, 'Total Units')).toBe(units)
    expect(
      (await figure(page, 'Occupied')) + (await figure(page, 'Vacant')) + (await figure(page, 'Maintenance Issues')),
    ).toBe(units)
    await expect(page.getByText(/^Each unit counts once: with an open request as a maintenance issue/)).toBeVisible()
    await expect(page.getByText('40 floors drawn, top floor first', { exact: false })).toBeVisible()
    await expect(page.getByText('32 to 40 · not built')).toHaveCount(1)
    await expectAccessibleInBothThemes(page)
  })

  test('opens a unit by pointer, with all specified fields @narrow', async ({ page, app }) => {
    await openBuilding(page, app)
    await cell(page, '2107').click()
    const open = dialog(page, '2107')
    for (const part of [
      'Unit Status',
      'Resident Management',
      'Unit Information',
      'Financial Information',
      'Additional Features',
    ])
      await expect(open.getByRole('region', { name: part })).toBeVisible()
    await expect(open.getByRole('list', { name: 'Current Resident' }).getByText('Amara Okafor')).toBeVisible()
    await open.getByRole('button', { name: 'Assignment History' }).click()
    await expect(open.getByRole('list', { name: 'Assignment History' }).getByText('Amara Okafor')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await open.getByRole('button', { name: 'Close', exact: true }).first().click()
    await expect(open).toBeHidden()
    await page.getByRole('radio', { name: 'Floor 21' }).check({ force: true })
    await expect(page.getByRole('heading', { level: 2, name: 'Floor 21', exact: true })).toBeVisible()
    const card = page.getByRole('button', { name: /^2116/ })
    await expect(card).toContainText('2 BR · 2 BA')
    await expect(card).toContainText('984 sq ft')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Floor below' }).click()
    await page.getByRole('button', { name: /^2004/ }).click()
    await dialog(page, '2004').getByRole('button', { name: 'Manage Unit' }).click()
    await expect(page).toHaveURL(/\/admin\?tab=units&unit=[0-9a-f-]{36}/)
    await expect(page.getByRole('dialog', { name: /^Unit 2004/ })).toBeVisible()
  })

  test('works by keyboard', async ({ page, app }) => {
    await openBuilding(page, app)
    await page.getByRole('gridcell').and(page.locator('[tabindex="0"]')).focus()
    await cell(page, '3101').focus()
    await expect(page.getByRole('tooltip')).toContainText('3101 · Floor 31 · East')
    await page.keyboard.press('ArrowRight')
    await expect(cell(page, '3102')).toBeFocused()
    await page.keyboard.press('End')
    await expect(cell(page, '3110')).toBeFocused()
    for (const floor of ['30', '29', '28']) {
      await page.keyboard.press('ArrowDown')
      await expect(cell(page, `${floor}10`)).toBeFocused()
    }
    await page.keyboard.press('Home')
    await expect(cell(page, '2811')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(dialog(page, '2811')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, '2811')).toBeHidden()
    await expect(cell(page, '2811')).toBeFocused()
    await expect(page.getByRole('radio', { name: 'Floor 28' })).toBeVisible()
  })

  test('highlights what is searched for, and goes to a unit by its number', async ({ page, app }) => {
    await openBuilding(page, app)
    await page.getByRole('combobox', { name: 'Show' }).click()
    await page.getByRole('option', { name: /^Vacant/ }).click()
    await expect(page).toHaveURL(/show=vacant/)
    const found = page.getByRole('status').filter({ hasText: /^Vacant: \d+ of \d+ units stand out$/ })
    await expect(found).toHaveText(new RegExp(`^Vacant: ${await figure(page, 'Vacant')} of `))
    const cells = page.getByRole('gridcell')
    await expect(cells.and(page.locator('[tabindex="0"]'))).toHaveAccessibleName(/Vacant/)
    await cells.and(page.locator('[tabindex="0"]')).focus()
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'End']) {
      await page.keyboard.press(key)
      await expect(cells.and(page.locator(':focus'))).toHaveAccessibleName(/Vacant/)
    }
    await page.keyboard.press('/')
    const goTo = page.getByRole('textbox', { name: 'Go to unit' })
    await expect(goTo).toBeFocused()
    await page.keyboard.type('9999')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'There is no unit 9999.' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await goTo.fill('unit 2107')
    await page.keyboard.press('Enter')
    await expect(dialog(page, '2107')).toBeVisible()
    await expect(page).toHaveURL(/show=vacant.*unit=[0-9a-f-]{36}|unit=[0-9a-f-]{36}.*show=vacant/)
    await page.reload()
    await expect(dialog(page, '2107')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, '2107')).toBeHidden()
    await expect(found).toBeVisible()
    await page.getByRole('radio', { name: 'Floor 21' }).check({ force: true })
    await expect(page.getByRole('heading', { level: 2, name: 'Floor 21', exact: true })).toBeVisible()
    await expect(found).toBeVisible()
  })

  test('admits staff, but no residents', async ({ page, app }) => {
    await signInByCookie(page, app, 'resident')
    await page.goto(`${app.origin}/building`)
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(`${app.origin}/`)
    await page.goto(`${app.origin}/building`)
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await signIn(page, app, 'staff')
    await page.getByRole('link', { name: 'Building view' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Building view' })).toBeVisible()
  })
})

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
    await inUnits.getByRole('list', { name: 'Open next door' }).getByRole('button', { name: title }).click()
    const request = page.getByRole('dialog', { name: title })
    await expect(request.getByRole('button', { name: /^2705, this unit/ })).toBeVisible()
    await expect(request.getByRole('button', { name: /^2605, Below/ })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('residents in the building view', () => {
  test('are assigned, replaced and removed in place, and another screen shows it at once', async ({
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
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Are you sure you want to remove this tenant from the unit?')
    await question.getByRole('button', { name: 'Remove tenant' }).click()
    await expect(open.getByText('No resident assigned to this unit')).toBeVisible()
    await expect(cell(other, first.unitNumber)).toHaveAccessibleName(/Vacant/)
    expect(await page.evaluate(() => 'stayed' in window), 'the page was not reloaded').toBe(true)
  })
})
