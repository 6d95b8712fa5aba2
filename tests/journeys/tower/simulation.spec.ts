import type { Page } from '@playwright/test'
import { expect, expectAccessible, signInByCookie, test } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/status of 401/] })

// axe checks four hundred cards in both themes, which is slow.
test.describe.configure({ timeout: 300_000 })

const openSimulation = async (page: Page, app: AppProcess) => {
  await signInByCookie(page, app, 'staff')
  await page.goto(`${app.origin}/admin?tab=simulation`)
  await expect(page.getByRole('heading', { level: 1, name: 'Building simulation' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Floor 5', exact: true })).toBeAttached()
}
const floor = (page: Page, number: number) => page.getByRole('region', { name: `Floor ${number}`, exact: true })
const card = (page: Page, unit: string) => page.getByRole('button', { name: new RegExp(`^${unit}\\b`) })
const figure = async (page: Page, name: string) =>
  Number(
    await page
      .getByRole('region', { name: 'Residence summary' })
      .getByText(name, { exact: true })
      .locator('xpath=following-sibling::dd')
      .innerText(),
  )

test('shows every residence, floor by floor from the top, with consistent counts @narrow @main', async ({
  page,
  app,
}) => {
  await openSimulation(page, app)
  const floors = page.getByRole('heading', { level: 2, name: /^Floor \d+$/ })
  await expect(floors).toHaveCount(27)
  await expect(floors.first()).toHaveText('Floor 31')
  await expect(floors.last()).toHaveText('Floor 5')
  await expect(floor(page, 31)).toContainText('Premium · 10 units')
  await expect(floor(page, 5)).toContainText('Terrace')
  await expect(floor(page, 31)).toContainText(/\d+ of 10 occupied/)
  for (const [side, count] of [
    ['East', 4],
    ['North', 3],
    ['South', 4],
    ['West', 3],
  ] as const)
    await expect(floor(page, 28).getByRole('list', { name: side }).getByRole('listitem')).toHaveCount(count)
  const total = await figure(page, 'Total Units')
  expect(total).toBeGreaterThanOrEqual(400)
  expect((await figure(page, 'Occupied')) + (await figure(page, 'Vacant')) + (await figure(page, 'For Sale'))).toBe(
    total,
  )
  await expect(page.getByText(/^Counts residences only\. Each counts as For Sale if it is for sale/)).toBeVisible()
  const legend = page.getByRole('list', { name: 'Legend' })
  for (const name of ['Occupied', 'Vacant', 'For Sale', 'Maintenance Alert', 'Bedrooms', 'Balconies'])
    await expect(legend).toContainText(name)
  for (const fact of ['2107', 'North', '2 BR', '1.5 BA', '948 sq ft', '1 balcony', 'OCCUPIED', 'active request'])
    await expect(card(page, '2107')).toContainText(fact)
  // Desk and phone show the same cards, so each checks only one theme.
  const theme = test.info().project.name === 'phone' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expectAccessible(page)
})

test('describes the unit under the pointer, and opens it in the Units section', async ({ page, app }) => {
  await openSimulation(page, app)
  await page.getByRole('link', { name: /^Floor 21\b/ }).click()
  await expect(card(page, '2101')).toBeFocused()
  await card(page, '2107').hover()
  const note = page.getByRole('tooltip')
  for (const fact of [
    'Unit 2107',
    'Floor21, Standard',
    'FacingNorth',
    'Bedrooms2',
    'Bathrooms1.5',
    'Square feet948',
    'Balconies1',
    'StatusOccupied',
    'Active maintenance',
    'Click to view detailed unit profile',
  ])
    await expect(note).toContainText(fact)
  await card(page, '2107').click()
  await expect(page).toHaveURL(/tab=units&unit=[0-9a-f-]{36}/)
  await expect(page.getByRole('dialog', { name: /^Unit 2107/ })).toBeVisible()
})

test('highlights what is searched for, and goes to a unit by its number @narrow', async ({ page, app }) => {
  await openSimulation(page, app)
  await page.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: /^For Sale/ }).click()
  await expect(page).toHaveURL(/show=for_sale/)
  const count = await figure(page, 'For Sale')
  await expect(page.getByText(`For Sale: ${count} of`)).toBeVisible()
  await expect(page.getByRole('button', { name: /FOR SALE$/ })).toHaveCount(count)
  await expect(page.getByRole('button', { name: /OCCUPIED$/ })).toHaveCount(0)
  await expect(card(page, '2107')).toHaveText(/^2107/)
  await page
    .getByRole('navigation', { name: 'Floors' })
    .getByRole('link', { name: /highlighted$/ })
    .last()
    .click()
  const first = page.getByRole('button', { name: /FOR SALE$/ }).and(page.locator(':focus'))
  await expect(first).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(first).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('/')
  const goTo = page.getByRole('textbox', { name: 'Go to unit' })
  await expect(goTo).toBeFocused()
  await goTo.fill('9999')
  await goTo.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: "Unit 9999 doesn't exist." })).toBeVisible()
  await goTo.fill('2107')
  await goTo.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Unit 2107/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(`For Sale: ${count} of`)).toBeVisible()
})

test('works by keyboard', async ({ page, app }) => {
  await openSimulation(page, app)
  await page.getByRole('link', { name: /^Floor 12\b/ }).press('Enter')
  await expect(card(page, '1201')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(card(page, '1202')).toBeFocused()
  await expect(page.getByRole('tooltip')).toContainText('Unit 1202')
  await page.keyboard.press('ArrowDown')
  await expect(card(page, '1210')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, '1102')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(card(page, '1210')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Unit 1210/ })).toBeVisible()
})
