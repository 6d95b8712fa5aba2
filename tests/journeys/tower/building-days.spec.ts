import type { Page } from '@playwright/test'
import { expect, expectAccessible, signInByCookie, test } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/status of 401/] })
test.describe.configure({ timeout: 120_000 })

async function openBuilding(page: Page, app: AppProcess, search = '') {
  await signInByCookie(page, app, 'admin')
  await page.goto(`${app.origin}/building${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Building view' })).toBeVisible()
}
const slider = (page: Page) => page.getByRole('slider', { name: 'Day shown' })
const day = (page: Page) => page.getByLabel('Day', { exact: true })
const past = (page: Page) => page.getByText(/^Showing /)
const figure = async (page: Page, name: string) => {
  const figures = page.getByRole('region', { name: 'Building summary' })
  const value = figures.getByText(name, { exact: true }).locator('xpath=following-sibling::dd')
  return Number((await value.innerText()).replace(',', ''))
}

test('a past day is shown in the grid, marked as past, and cannot be edited', async ({ page, app }) => {
  await openBuilding(page, app)
  await expect(past(page)).toBeHidden()
  const occupied = await figure(page, 'Occupied')
  await day(page).fill('2026-01-15')
  await expect(past(page)).toHaveText(/15-01-2026/)
  await expect(page.getByText("Past days can't be changed.")).toBeVisible()
  await expect(page).toHaveURL(/day=2026-01-15/)
  // The picture shows the data of the reply for that day.
  const found = (await (await page.request.get(`${app.origin}/api/admin/building/on?day=2026-01-15`)).json()) as {
    units: { residence: string | null }[]
  }
  const current = found.units.filter(({ residence }) => residence !== null).length
  expect(current).not.toBe(occupied)
  await expect.poll(() => figure(page, 'Occupied')).toBe(current)
  await page.getByRole('gridcell', { name: /^1204 ·/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/at the end of 15-01-2026$/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Manage Unit' })).toBeHidden()
  await expect(dialog.getByRole('button', { name: /Assign|Remove/ })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'View today' }).click()
  await expect(page.getByRole('button', { name: 'Manage Unit' })).toBeVisible()
  await expect(past(page)).toBeHidden()
})

test('by keyboard: day by day, by the slider, and back to today', async ({ page, app }) => {
  await openBuilding(page, app)
  await expect(slider(page)).toBeEnabled()
  await slider(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(past(page)).toBeVisible()
  const before = await day(page).inputValue()
  await page.getByRole('button', { name: 'Day before' }).focus()
  await page.keyboard.press('Enter')
  await expect(day(page)).not.toHaveValue(before)
  await page.getByRole('button', { name: 'Day after' }).focus()
  await page.keyboard.press('Enter')
  await expect(day(page)).toHaveValue(before)
  await page.getByRole('button', { name: 'Back to today' }).focus()
  await page.keyboard.press('Enter')
  await expect(past(page)).toBeHidden()
  await expect(page).not.toHaveURL(/day=/)
})

test('playback advances the days until today, and stops when paused', async ({ page, app }) => {
  await openBuilding(page, app, '?day=2026-02-01')
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(day(page)).not.toHaveValue('01-02-2026')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(past(page)).toBeVisible()
})
