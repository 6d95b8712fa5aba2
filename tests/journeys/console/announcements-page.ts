import type { Page } from '@playwright/test'
import { expect, signIn, signInByCookie } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'

let written = 0
/** A title that no record of the demo building has. */
export function newTitle(of: string) {
  written += 1
  return `${of} ${process.pid}-${Date.now() % 100_000}-${written}`
}

export const form = (page: Page) => page.getByRole('dialog')
export const textOf = (page: Page) => form(page).getByRole('textbox', { name: 'Text', exact: true })
export const newButton = (page: Page) => page.getByRole('button', { name: 'New Announcement' })
export const opened = (page: Page, title: string) => page.getByRole('dialog').filter({ hasText: title })
export const marked = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).getByText('New', { exact: true })

export async function openConsole(page: Page, app: AppProcess) {
  await signInByCookie(page, app, 'staff')
  await page.goto(`${app.origin}/admin?tab=announcements`)
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
  await expect(page.getByText(/^\d+ announcements$/)).toBeVisible()
}

/** Opens the resident's portal; returns the page and the number of their unit. */
export async function openPortal(page: Page, app: AppProcess) {
  await signIn(page, app, 'resident')
  const home = await page.getByText(/^Resident, \d{4}$/).textContent()
  await page.goto(`${app.origin}/tenant?tab=announcements`)
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
  return home?.slice(-4) ?? ''
}

/** Adds one unit by typing its number. */
export async function addUnit(page: Page, name: string) {
  await form(page).getByRole('combobox', { name: 'Add a unit' }).click()
  await page.getByPlaceholder('Add a unit').fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}
