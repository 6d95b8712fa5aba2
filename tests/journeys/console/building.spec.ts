import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, signIn, signInByCookie, test } from '../fixtures.ts'
import { cell, dialog, openBuilding } from './building-page.ts'

// The browser logs the 401 before sign-in, and the 403 of a person without access.
test.use({ expectedErrors: [/status of (?:401|403)/] })

// axe checks four hundred units in both themes, which is slow.
test.describe.configure({ timeout: 300_000 })
const figure = async (page: Page, name: string) =>
  Number(
    (
      await page
        .getByRole('region', { name: 'Building summary' })
        .getByText(name, { exact: true })
        .locator('xpath=following-sibling::dd')
        .innerText()
    ).replace(',', ''),
  )

test.describe('the building view', () => {
  test('shows forty floors from the top, consistent counts, and every unit by name @narrow @main', async ({
    page,
    app,
  }) => {
    await openBuilding(page, app)
    const floors = page.getByRole('rowheader')
    await expect(floors).toHaveCount(40)
    await expect(floors.first()).toContainText('Floor 40')
    await expect(floors.last()).toContainText('Floor 1')
    await expect(cell(page, '2107')).toHaveAccessibleName(/2107 · Floor 21 · North, .*Amara Okafor/)
    await expect(cell(page, '0616')).toHaveCount(1)
    const units = await page.getByRole('gridcell').count()
    await expect.poll(() => figure(page, 'Total Units')).toBe(units)
    await expect.poll(async () => (await figure(page, 'Occupied')) + (await figure(page, 'Vacant'))).toBe(units)
    await expect(page.getByText(/^Each unit is occupied or vacant\. Units with an open request/)).toBeVisible()
    await expect(page.getByText('40 floors · top floor first', { exact: false })).toBeVisible()
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
    const found = page.getByRole('status').filter({ hasText: /^Vacant: \d+ of \d+ units highlighted$/ })
    await expect(found).toHaveText(new RegExp(`^Vacant: ${await figure(page, 'Vacant')} of `))
    const cells = page.getByRole('gridcell')
    await expect(cells.and(page.locator('[tabindex="0"]'))).toHaveAccessibleName(/Vacant|Maintenance issue/)
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
    await expect(page.getByRole('alert').filter({ hasText: "Unit 9999 doesn't exist." })).toBeVisible()
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
    await expect(page.getByLabel('Email')).toBeVisible()
    await signIn(page, app, 'staff')
    await page.getByRole('link', { name: 'Building view', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Building view' })).toBeVisible()
  })
})
